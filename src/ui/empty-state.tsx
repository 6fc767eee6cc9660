import type { ReactNode } from "react";
import { cn } from "./cn";

type EmptyStateProps = {
  text: string;
  /** What it is for, for whoever sees it the first time. */
  hint?: string | undefined;
  action?: ReactNode;
  className?: string | undefined;
};

/** One sentence for a list with nothing in it, what would be in it, and the action that fills it. */
export function EmptyState({ text, hint, action, className }: EmptyStateProps) {
  return (
    <div
      className={cn(
        "flex flex-col items-center justify-center gap-3 rounded-lg border border-dashed px-4 py-8 text-center",
        className,
      )}
    >
      <p className="text-dim">{text}</p>
      {hint && <p className="max-w-md text-sm text-balance text-dim">{hint}</p>}
      {action}
    </div>
  );
}
