import type { ComponentType, ReactNode } from "react";

interface DeadEndProps {
  Icon: ComponentType<{ className?: string; "aria-hidden"?: boolean }>;
  text: string;
  /** What it means, and what can be done. */
  hint?: string | undefined;
  /** The ways on. */
  children: ReactNode;
}

/** Stands where a screen would that cannot be shown: why, announced at once, and the ways on. */
export function DeadEnd({ Icon, text, hint, children }: DeadEndProps) {
  return (
    <div className="flex min-h-[min(26rem,52dvh)] lg:min-h-[min(40rem,calc(100dvh-18rem))] flex-col items-center justify-center gap-5 rounded-xl border bg-ink-900 px-6 py-12 text-center">
      <Icon aria-hidden className="size-16 rounded-full border bg-ink-950 p-4.5 text-dim" />
      <div className="flex max-w-[36rem] flex-col gap-2">
        <p role="alert" className="text-lg font-medium text-balance wrap-anywhere">
          {text}
        </p>
        {hint && <p className="text-balance text-dim">{hint}</p>}
      </div>
      <div className="flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:flex-col">{children}</div>
    </div>
  );
}
