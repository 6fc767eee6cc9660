import { useLayoutEffect, useRef, useState } from "react";
import { cn } from "./cn";

/** A text of which the first four lines are seen, and all of it on demand. Its key is the text: another one is measured anew. */
export function ClampedText({ text, className }: { text: string; className?: string | undefined }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const element = paragraph.current;
    if (!element || isOpen) return undefined;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);
  return (
    <div className="min-w-0">
      <p ref={paragraph} className={cn("wrap-anywhere", isOpen || "line-clamp-4", className)}>
        {text}
      </p>
      {isCut && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="rounded-sm py-1 text-sm font-medium text-accent hover:underline"
        >
          {isOpen ? "Show less" : "Show all"}
        </button>
      )}
    </div>
  );
}
