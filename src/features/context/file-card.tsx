import type { ReactNode } from "react";
import { NameLight } from "@/ui/name-light";
import "./context.css";

interface FileCardProps {
  name: string;
  kind: string | undefined;
  facts: string;
  /** Why the file itself is not shown. */
  reason: string;
  /** What one can do about it. */
  hint?: string | undefined;
  /** What opens it. */
  action?: ReactNode;
}

/** Stands for a file that cannot be shown: a sheet with its kind, and beside it what is known, why, and how to open it. */
export function FileCard({ name, kind, facts, reason, hint, action }: FileCardProps) {
  return (
    <div className="file-card rounded-xl border bg-ink-900">
      <NameLight name={name} className="grid place-items-center p-8">
        <Sheet kind={kind} />
      </NameLight>
      <div className="flex min-w-0 flex-col justify-center gap-5 p-6 max-sm:text-center sm:items-start sm:p-10">
        <div className="flex flex-col gap-1">
          <p className="pb-1 text-lg font-medium tabular-nums">{facts}</p>
          <p>{reason}</p>
          {hint && <p className="text-dim">{hint}</p>}
        </div>
        {action}
      </div>
    </div>
  );
}

/** Lines as of a page that is too far away to be read: where each begins, and how long it is. */
const lines = [
  [58, 92],
  [104, 160],
  [126, 152],
  [148, 160],
  [170, 96],
  [206, 160],
  [228, 144],
] as const;

const Sheet = ({ kind = "" }: { kind: string | undefined }) => (
  <div className="relative w-36 shrink-0 sm:w-52 lg:w-72">
    <svg viewBox="0 0 240 320" className="fill-ink-850 stroke-edge">
      <path d="M13 1h163l63 63v243a12 12 0 0 1-12 12H13A12 12 0 0 1 1 307V13A12 12 0 0 1 13 1Z" />
      <path d="M176 1v51a12 12 0 0 0 12 12h51Z" className="fill-line" />
      {lines.map(([top, length]) => (
        <path key={top} d={`M40 ${top}h${length}`} strokeWidth="6" strokeLinecap="round" className="stroke-line" />
      ))}
    </svg>
    <span className="absolute bottom-[9%] left-[16%] text-lg font-semibold tracking-wide text-dim">{kind}</span>
  </div>
);
