import type { ComponentType, ReactNode } from "react";

interface DeadEndProps {
  Icon: ComponentType<{ className?: string; "aria-hidden"?: boolean }>;
  text: string;
  /** What it means, and what can be done. */
  hint?: string | undefined;
  /** The shape of what would stand here: it shows through, so that the screen keeps its form. */
  shape?: ReactNode;
  /** The ways on. */
  children: ReactNode;
}

/** Stands where a screen would that cannot be shown: why, announced at once, and the ways on. */
export function DeadEnd({ Icon, text, hint, shape, children }: DeadEndProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] *:[grid-area:1/1]">
      {shape && (
        <div
          aria-hidden
          inert
          className="max-h-[max(26rem,calc(100dvh-14rem))] overflow-hidden [mask-image:linear-gradient(#000_20%,#0000)] opacity-40 [&_*]:animate-none"
        >
          {shape}
        </div>
      )}
      <div className="relative my-[clamp(1rem,8dvh,6rem)] flex w-full max-w-xl flex-col items-center gap-5 self-start justify-self-center rounded-xl border bg-ink-900 px-6 py-9 text-center shadow-dialog in-data-still:my-0 in-data-still:shadow-none">
        <Icon aria-hidden className="size-14 rounded-full border bg-ink-950 p-4 text-dim" />
        <div className="flex max-w-[36rem] flex-col gap-2">
          <p role="alert" className="text-lg font-medium text-balance wrap-anywhere">
            {text}
          </p>
          {hint && <p className="text-balance text-dim">{hint}</p>}
        </div>
        <div className="flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:flex-col">{children}</div>
      </div>
    </div>
  );
}
