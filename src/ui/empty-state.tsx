import type { ReactNode } from "react";
import { cn } from "./cn";

type EmptyStateProps = {
  /** Above the words. */
  picture?: ReactNode;
  text: string;
  /** What it is for, for whoever sees it the first time. */
  hint?: string | undefined;
  action?: ReactNode;
  /** In a narrow place its words begin at the left. */
  isAtStart?: boolean | undefined;
  className?: string | undefined;
};

/** One sentence for a list with nothing in it, what would be in it, and the action that fills it. */
export function EmptyState({ picture, text, hint, action, isAtStart = false, className }: EmptyStateProps) {
  return (
    <div
      className={cn(
        "flex flex-col justify-center gap-3 rounded-lg border border-dashed px-4",
        isAtStart ? "items-start gap-2 py-4" : "items-center py-8 text-center",
        className,
      )}
    >
      {picture}
      <p className={isAtStart ? "font-medium" : "text-dim"}>{text}</p>
      {hint && <p className="max-w-md text-sm text-balance text-dim">{hint}</p>}
      {action}
    </div>
  );
}
