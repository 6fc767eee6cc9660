import { useId, type ReactNode } from "react";

type ShotSectionProps = {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  children?: ReactNode;
};

/** A button of a section: smaller than those of a screen, but not for a thumb. */
export const panelButton = "min-h-8 self-start px-3 max-sm:min-h-11";

/** A titled part of a shot, apart from the one above by a line. */
export function ShotSection({ title, aside, children }: ShotSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex min-w-0 flex-col gap-2 border-t py-3.5 last:pb-0">
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
