import { memo } from "react";
import { cn } from "./cn";
import { readScreenplay, type ScreenplayLine } from "./screenplay-lines";

const looks: Record<ScreenplayLine["kind"], string> = {
  title: "text-dim",
  heading: "font-bold uppercase",
  action: "",
  cue: "pl-[28%]",
  parenthetical: "pl-[20%] pr-[20%]",
  dialogue: "pl-[12%] pr-[14%]",
  transition: "text-right uppercase",
  centred: "text-center",
  blank: "h-5",
};

const scrollHere = (mark: HTMLElement | null) => mark?.scrollIntoView({ block: "center" });

type ScreenplayProps = {
  script: string;
  /** Shows only the first so many lines. */
  lines?: number | undefined;
  /** What the page is, where there is more than one. */
  label?: string | undefined;
  /** The line that somebody came for: it is marked, and scrolled to. */
  marked?: number | undefined;
  className?: string | undefined;
};

/** A script as a page of a screenplay, on dark paper. Whoever types beside it does not have it read again. */
export const Screenplay = memo(function Screenplay({
  script,
  lines,
  label = "Screenplay",
  marked,
  className,
}: ScreenplayProps) {
  return (
    <div
      role="region"
      aria-label={label}
      // It may scroll, and then must be reached by keyboard.
      tabIndex={0}
      // A long one is painted by itself: not again at every key that is typed beside it.
      className={cn("contain-content rounded-xl border bg-ink-900 px-4 py-6 sm:px-8", className)}
    >
      <div className="mx-auto max-w-[38rem] font-script leading-5 wrap-anywhere whitespace-pre-wrap">
        {readScreenplay(script)
          .slice(0, lines)
          .map(({ kind, text }, line) => (
            <p key={line} dir="auto" className={looks[kind]}>
              {line === marked ? (
                <mark ref={scrollHere} className="rounded-sm bg-accent/25 text-text">
                  {text}
                </mark>
              ) : (
                text
              )}
            </p>
          ))}
      </div>
    </div>
  );
});
