import type { ReactNode } from "react";

interface FileCardProps {
  kind: string | undefined;
  facts: string;
  /** Why the file itself is not shown. */
  reason: string;
  /** What one can do about it. */
  hint?: string | undefined;
  /** What opens it. */
  action?: ReactNode;
}

/** Stands for a file that cannot be shown: a sheet with its kind, what is known of it, why, and the way to open it. */
export function FileCard({ kind, facts, reason, hint, action }: FileCardProps) {
  return (
    <div className="grid place-items-center rounded-xl border bg-ink-900 px-6 py-10 sm:min-h-96">
      <div className="flex flex-col items-center gap-6 sm:flex-row sm:gap-10">
        <Sheet kind={kind} />
        <div className="flex min-w-0 flex-col items-center gap-4 max-sm:text-center sm:items-start">
          <div className="flex flex-col gap-1">
            <p className="text-sm text-dim">{facts}</p>
            <p className="text-lg text-balance">{reason}</p>
            {hint && <p className="text-dim">{hint}</p>}
          </div>
          {action}
        </div>
      </div>
    </div>
  );
}

/** Lines as of a page that is too far away to be read. */
const lines = ["w-4/5", "w-full", "w-11/12", "w-2/3"];

const Sheet = ({ kind = "" }: { kind: string | undefined }) => (
  <div
    aria-hidden
    className="relative flex aspect-[3/4] w-36 shrink-0 sm:w-52 flex-col gap-2.5 rounded-lg border bg-ink-850 p-4 pt-10"
  >
    {/* Its turned-down corner. */}
    <span className="absolute -top-px -right-px size-8 rounded-bl-lg border-b border-l bg-ink-900" />
    {lines.map((width) => (
      <span key={width} className={`h-1.5 rounded-full bg-line ${width}`} />
    ))}
    <span className="mt-auto font-semibold tracking-wide text-dim">{kind}</span>
  </div>
);
