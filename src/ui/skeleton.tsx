import { useEffect, useState, type ReactNode } from "react";
import { Button } from "./button";
import { cn } from "./cn";
import { Spinner } from "./spinner";

/** Milliseconds after which a wait is owned up to. */
export const slowAfterMs = 10_000;

/** One grey shape of what is coming; size it with classes. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden className={cn("h-4 animate-breathe rounded-lg bg-line/60", className)} />;
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

interface SkeletonPanelProps {
  lines?: number | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** The shape of a panel, or of a place for a picture: as quiet as those are. */
export const SkeletonPanel = ({ lines = 0, className, children }: SkeletonPanelProps) => (
  <div aria-hidden className={cn("rounded-xl border bg-ink-900 p-4", className)}>
    {lines > 0 && <SkeletonLines count={lines} />}
    {children}
  </div>
);

/** The shape of a row that begins with somebody's disc: a name, and a line about it. Size it with classes. */
export const SkeletonRow = ({ className }: { className?: string | undefined }) => (
  <div aria-hidden className={cn("flex h-14 items-center gap-3", className)}>
    <Skeleton className="size-9 shrink-0 rounded-full" />
    <div className="flex grow flex-col gap-1.5">
      <Skeleton className="h-3.5 w-32 max-w-full" />
      <Skeleton className="h-3 w-48 max-w-full" />
    </div>
  </div>
);

/** The shape of a label and what one types into. */
export const SkeletonField = () => (
  <div aria-hidden className="flex flex-col gap-1.5">
    <Skeleton className="h-4.5 w-24" />
    <Skeleton className="h-9 max-sm:h-11" />
  </div>
);

/** The shape of a form: its fields and its button. */
export function SkeletonForm({ fields = 2 }: { fields?: number | undefined }) {
  return (
    <div aria-hidden className="flex flex-col gap-5">
      {Array.from({ length: fields }, (_, field) => (
        <SkeletonField key={field} />
      ))}
      <Skeleton className="h-9 w-28 in-data-still:w-full max-sm:h-11 max-sm:w-full" />
    </div>
  );
}

type LoadingProps = {
  words: string;
  /** Gives up what hangs and asks anew; offered once the wait is long. */
  onRetry?: (() => unknown) | undefined;
  /** Whether the wait is long already when these words come. */
  isLong?: boolean | undefined;
  /**
   * Whether its words stand at the end of the line of a screen's title, or under it where it stands beside a still, so that
   * the shape is where the loaded thing will be.
   */
  isUnderTitle?: boolean | undefined;
  children?: ReactNode;
};

/**
 * The loading words and, under them, the shape of what comes. Seen only when the wait exceeds 150 ms; a wait of more
 * than ten seconds is owned up to.
 */
export function Loading({ words, onRetry, isLong = false, isUnderTitle = false, children }: LoadingProps) {
  const [wait, setWait] = useState<"short" | "long" | "anew">(isLong ? "long" : "short");
  useEffect(() => {
    if (wait === "long") return undefined;
    const timer = setTimeout(() => setWait("long"), slowAfterMs);
    return () => clearTimeout(timer);
  }, [wait]);

  function retry() {
    setWait("anew");
    onRetry?.();
  }

  return (
    <div aria-busy className="relative flex animate-appear-late flex-col gap-4">
      <p
        role="status"
        className={cn(
          "flex items-center gap-2 text-sm text-dim",
          isUnderTitle &&
            "absolute right-0 bottom-full pb-6 in-data-compact:pb-3 in-data-still:right-auto in-data-still:pb-1",
        )}
      >
        <Spinner />
        {words}
      </p>
      {/* The button stays after a retry: it holds the focus. */}
      {wait !== "short" && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className="text-sm text-dim">
            {wait === "long" ? "Still loading. The server is slow to answer." : "Asked again."}
          </p>
          {onRetry && (
            <Button size="sm" onClick={retry}>
              Try again
            </Button>
          )}
        </div>
      )}
      {children}
    </div>
  );
}
