import { useId, type ReactNode } from "react";

type SideSectionProps = {
  title: string;
  /** What is told of it in a few words. */
  note?: ReactNode;
  /** At the right end of its heading. */
  action?: ReactNode;
  children: ReactNode;
};

/** A part of what stands beside a film: a heading, and no frame of its own. */
export function SideSection({ title, note, action, children }: SideSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex min-w-0 flex-col gap-2">
      <header className="flex min-h-7 flex-wrap items-baseline gap-x-2">
        <h2 id={titleId} className="font-semibold wrap-anywhere">
          {title}
        </h2>
        {note !== undefined && <div className="text-sm text-dim tabular-nums">{note}</div>}
        {action && <div className="ml-auto">{action}</div>}
      </header>
      {children}
    </section>
  );
}
