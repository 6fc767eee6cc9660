import { useId, type ReactNode } from "react";
import { cn } from "@/ui/cn";

type SectionProps = {
  title: string;
  /** How many things it lists, or another word on them. */
  count?: ReactNode;
  actions?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A titled part of a screen whose pictures stand on the page itself. */
export function Section({ title, count, actions, className, children }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={cn("flex min-w-0 flex-col gap-3", className)}>
      <header className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1">
        <h2 id={titleId} className="font-semibold">
          {title}
        </h2>
        {count !== undefined && <span className="min-w-0 truncate text-sm text-dim tabular-nums">{count}</span>}
        {actions && <div className="ml-auto flex items-center gap-2">{actions}</div>}
      </header>
      {children}
    </section>
  );
}
