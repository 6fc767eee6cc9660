import { useState } from "react";
import { cn } from "./cn";

type ClampedTextProps = {
  text: string;
  /** How many are seen before it is cut. */
  lines?: keyof typeof clamps | undefined;
  className?: string | undefined;
};

const clamps = { 2: "line-clamp-2", 4: "line-clamp-4", 10: "line-clamp-10" };

/** A text of which the first lines are seen, and all of it on demand. */
export function ClampedText({ text, lines = 4, className }: ClampedTextProps) {
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);

  /** An open one is as high as its text, which tells nothing. */
  function watch(paragraph: HTMLParagraphElement | null) {
    if (!paragraph || isOpen) return undefined;
    const observer = new ResizeObserver(() => setCut(paragraph.scrollHeight > paragraph.clientHeight));
    observer.observe(paragraph);
    return () => observer.disconnect();
  }

  return (
    <div className="min-w-0">
      <p ref={watch} className={cn("wrap-anywhere", isOpen || clamps[lines], className)}>
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
