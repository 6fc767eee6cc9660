import { useEffect, useState, type ReactNode } from "react";
import { cn } from "./cn";
import { Spinner } from "./spinner";

/** One grey shape of what is coming; size it with classes. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden className={cn("h-4 animate-breathe rounded-lg bg-line", className)} />;
}

const widths = ["w-11/12", "w-4/5", "w-full", "w-3/5"];

/** The shape of a text of so many lines. */
export function SkeletonLines({ count = 4 }: { count?: number | undefined }) {
  return (
    <div aria-hidden className="flex flex-col gap-3">
      {Array.from({ length: count }, (_, line) => (
        <Skeleton key={line} className={widths[line % widths.length]} />
      ))}
    </div>
  );
}

const longWait = 10_000;

/**
 * The loading words and, under them, the shape of what comes. Seen only when the wait exceeds 150 ms; a wait of more
 * than ten seconds is owned up to.
 */
export function Loading({ words, children }: { words: string; children?: ReactNode }) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longWait);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div aria-busy className="flex animate-appear-late flex-col gap-4">
      <p role="status" className="flex items-center gap-2 text-sm text-dim">
        <Spinner />
        {words}
      </p>
      {isLong && (
        <p role="status" className="text-sm text-dim">
          Still loading. The server is slow to answer.
        </p>
      )}
      {children}
    </div>
  );
}
