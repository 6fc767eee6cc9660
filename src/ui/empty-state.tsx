import type { ReactNode } from "react";

/** One sentence for a list with nothing in it, and the action that fills it. */
export function EmptyState({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-lg border border-dashed px-4 py-8 text-center">
      <p className="text-dim">{text}</p>
      {action}
    </div>
  );
}
