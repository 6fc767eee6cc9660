import type { ReactNode } from "react";
import { cn } from "./cn";

const tones = {
  neutral: "border-line bg-ink-850 text-dim",
  ok: "border-ok/40 bg-ok/8 text-ok",
  warn: "border-warn/40 bg-warn/8 text-warn",
  bad: "border-bad/40 bg-bad/8 text-bad",
};

type ChipProps = { tone?: keyof typeof tones | undefined; className?: string | undefined; children: ReactNode };

/** A short fact about the thing beside it: a role, a style, a type. */
export function Chip({ tone = "neutral", className, children }: ChipProps) {
  return (
    <span
      className={cn(
        "inline-flex max-w-full items-center gap-1 rounded-md border px-1.5 text-sm leading-5 font-medium",
        tones[tone],
        className,
      )}
    >
      <span className="truncate">{children}</span>
    </span>
  );
}
