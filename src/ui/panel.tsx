import { useId, type ReactNode } from "react";
import { cn } from "./cn";

type PanelProps = {
  title: string;
  /** How many things it lists. */
  count?: number | undefined;
  actions?: ReactNode;
  /** The anchor for links to this section, which give it the focus. */
  id?: string | undefined;
  /** Whether what it holds takes the height that the panel is given. */
  fills?: boolean | undefined;
  /** Whether it holds rows that reach from edge to edge. */
  hasRows?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A titled section of a screen. */
export function Panel({ title, count, actions, id, fills = false, hasRows = false, className, children }: PanelProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-labelledby={titleId}
      className={cn("min-w-0 rounded-xl border bg-ink-900", fills && "flex flex-col", className)}
    >
      <header className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b px-4 py-2">
        <div className="flex min-w-0 items-baseline gap-2">
          <h2 id={titleId} className="font-semibold wrap-anywhere">
            {title}
          </h2>
          {count !== undefined && <span className="text-sm text-dim tabular-nums">{count}</span>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      <div className={cn(hasRows ? "overflow-hidden rounded-b-xl" : "p-4", fills && "flex grow flex-col")}>
        {children}
      </div>
    </section>
  );
}
