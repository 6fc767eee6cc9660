import type { ComponentType, ReactNode } from "react";

interface DeadEndProps {
  Icon: ComponentType<{ className?: string; "aria-hidden"?: boolean }>;
  text: string;
  /** The ways on. */
  children: ReactNode;
}

/** Stands where a screen would that cannot be shown: why, announced at once, and the ways on. */
export function DeadEnd({ Icon, text, children }: DeadEndProps) {
  return (
    <div className="flex min-h-[min(26rem,52dvh)] flex-col items-center justify-center gap-5 rounded-xl border bg-ink-900 px-6 py-12 text-center">
      <Icon aria-hidden className="size-16 rounded-full border bg-ink-950 p-4.5 text-dim" />
      <p role="alert" className="max-w-[36rem] text-lg text-balance wrap-anywhere">
        {text}
      </p>
      <div className="flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:flex-col">{children}</div>
    </div>
  );
}
