import type { ReactNode } from "react";

type EmptyStateProps = {
  text: string;
  /** What it is for, for whoever sees it the first time. */
  hint?: string | undefined;
  action?: ReactNode;
};

/** One sentence for a list with nothing in it, what would be in it, and the action that fills it. */
export function EmptyState({ text, hint, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-lg border border-dashed px-4 py-8 text-center">
      <p className="text-dim">{text}</p>
      {hint && <p className="max-w-md text-sm text-balance text-dim">{hint}</p>}
      {action}
    </div>
  );
}
