import type { ReactNode } from "react";
import { cn } from "@/ui/cn";
import { NameLight } from "@/ui/name-light";
import { Skeleton, SkeletonLines } from "@/ui/skeleton";
import { toFoot } from "@/ui/to-foot";

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
    <div className={frame}>
      <NameLight name={name} className="grid place-items-center rounded-lg p-8 sm:p-10">
        <Sheet kind={kind} />
      </NameLight>
      <div className="flex min-w-0 flex-col justify-center gap-5 max-sm:pb-2 max-sm:text-center sm:items-start">
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

/** The block stands in the middle of a panel that fills the window. */
const frame = cn(
  toFoot,
  "grid items-center gap-6 rounded-xl border bg-ink-900 p-4 sm:grid-cols-[auto_minmax(0,auto)] sm:justify-center sm:gap-10 sm:p-8",
);

/** The shape of a `FileCard`. */
export const FileCardShape = () => (
  <div aria-hidden className={frame}>
    <Skeleton className="h-[14.5rem] sm:w-52 lg:h-72 lg:w-60" />
    <div className="flex w-full flex-col gap-3 sm:w-72">
      <SkeletonLines count={3} />
    </div>
  </div>
);

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
  <div className="relative w-32 shrink-0 lg:w-40">
    <svg viewBox="0 0 240 320" className="fill-ink-850 stroke-edge">
      <path d="M13 1h163l63 63v243a12 12 0 0 1-12 12H13A12 12 0 0 1 1 307V13A12 12 0 0 1 13 1Z" />
      <path d="M176 1v51a12 12 0 0 0 12 12h51Z" className="fill-line" />
      {lines.map(([top, length]) => (
        <path key={top} d={`M40 ${top}h${length}`} strokeWidth="6" strokeLinecap="round" className="stroke-line" />
      ))}
    </svg>
    <span className="absolute bottom-[9%] left-[16%] font-semibold tracking-wide text-dim">{kind}</span>
  </div>
);
