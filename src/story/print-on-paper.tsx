import { Printer } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { createPortal, flushSync } from "react-dom";
import { Button } from "@/ui/button";
import "./print-on-paper.css";

/** Milliseconds for which pictures are waited for. */
const patienceMs = 10_000;

type PrintOnPaperProps = {
  /** The class of the paper, for what stands on it. */
  className: string;
  /** What stands on paper, of the moment at which it was asked for. */
  renderPaper: (printedAt: Date) => ReactNode;
};

/** A button that prints a paper and not the screen. So does the browser's own command, while the button stands. */
export function PrintOnPaper({ className, renderPaper }: PrintOnPaperProps) {
  /** When it was asked for. */
  const [printedAt, setPrintedAt] = useState<Date>();
  const [isWaiting, setWaiting] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The browser prints what stands when its listeners are done.
    const begin = () => flushSync(() => setPrintedAt(new Date()));
    const end = () => setPrintedAt(undefined);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, []);

  useEffect(() => {
    if (!isWaiting) return;
    const pictures = [...(sheet.current?.querySelectorAll("img") ?? [])];
    let isOver = false;
    const print = () => {
      if (isOver) return;
      isOver = true;
      setWaiting(false);
      window.print();
    };
    const timer = setTimeout(print, patienceMs);
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(print);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isWaiting]);

  return (
    <>
      <Button
        size="sm"
        // As high as what chooses the view, beside which it stands.
        className="min-h-9 px-3 max-sm:min-h-11"
        busy={isWaiting}
        onClick={() => {
          setPrintedAt(new Date());
          setWaiting(true);
        }}
      >
        {!isWaiting && <Printer aria-hidden />}
        Print
      </Button>
      {printedAt &&
        createPortal(
          <div ref={sheet} className={`on-paper ${className}`}>
            {renderPaper(printedAt)}
          </div>,
          document.body,
        )}
    </>
  );
}

/** The day on which a paper was printed, in words. */
export const dayInWords = (moment: Date) => moment.toLocaleDateString(undefined, { dateStyle: "long" });
