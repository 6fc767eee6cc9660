import { useId, type ReactNode } from "react";
import "./shot-parts.css";

type ShotSectionProps = {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  children?: ReactNode;
};

/** The look of a section's button. */
export const panelButton = "panel-button self-start px-3";

/** A titled part of a shot, apart from the one above by a line. */
export function ShotSection({ title, aside, children }: ShotSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="shot-section flex min-w-0 flex-col gap-2 border-t">
      <header className="flex min-h-7 flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={titleId} className="text-sm font-semibold">
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
