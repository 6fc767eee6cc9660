import { ChevronLeft, ChevronRight, SquareArrowOutUpRight, X } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "@/routing/paths";
import { cardOf } from "@/rules/card";
import { clip } from "@/rules/format";
import type { Segment } from "@/rules/timeline";
import type { PictureKind } from "@/story/shot/shot-frame";
import type { FilmTimeline } from "@/story/use-timeline";
import { IconButton } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { Sheet } from "@/ui/sheet";
import { InspectedPicture } from "./inspected-picture";
import { ShotDecisions } from "./shot-decisions";
import { InspectedShot } from "./inspected-shot";

type InspectorProps = {
  segment: Segment;
  film: FilmTimeline;
  /** Beside the boards, and not over them. */
  isDocked: boolean;
  /** The boards before and after it, among those that are shown. */
  previous: Segment | undefined;
  next: Segment | undefined;
  onOpen: (segment: Segment) => void;
  onClose: () => void;
};

/** The id of the inspector's heading, which has the focus when the keyboard opens it. */
export const inspectorTitle = "inspected-shot";

/** A shot's screen in small, without leaving the boards. */
export function Inspector({ isDocked, ...shot }: InspectorProps) {
  if (!isDocked)
    return (
      <Sheet labelledBy={inspectorTitle} onClose={shot.onClose}>
        <Inspected {...shot} />
      </Sheet>
    );
  return (
    <section
      aria-labelledby={inspectorTitle}
      className="sticky top-26 h-[calc(100dvh-104px)] scroll-pt-16 overflow-y-auto overscroll-contain border-l bg-ink-900"
    >
      <Inspected {...shot} />
    </section>
  );
}

function Inspected({ segment, film, previous, next, onOpen, onClose }: Omit<InspectorProps, "isDocked">) {
  const { line, uid } = segment;
  const { segments } = film.timeline;
  const here = segments.findIndex((one) => one.uid === uid);
  const [wanted, setWanted] = useState<PictureKind>("clip");
  return (
    <>
      <header className="sticky top-0 z-10 flex h-13 items-center gap-1 bg-ink-900 pr-2 pl-5">
        <h2 id={inspectorTitle} tabIndex={-1} className="mr-auto font-semibold whitespace-nowrap outline-none">
          Line {line.line_number}
        </h2>
        <Step label="Previous shot" to={previous} onOpen={onOpen}>
          <ChevronLeft aria-hidden />
        </Step>
        <Step label="Next shot" to={next} onOpen={onOpen}>
          <ChevronRight aria-hidden />
        </Step>
        {line.id !== undefined && (
          <Link
            to={paths.shot(line.id)}
            aria-label={`Open the screen of line ${line.line_number}`}
            title="Open its own screen"
            className="grid size-9 shrink-0 place-items-center rounded-lg text-dim hover:bg-line hover:text-text max-sm:size-11"
          >
            <SquareArrowOutUpRight aria-hidden className="size-4" />
          </Link>
        )}
        <IconButton label="Close" className="max-sm:size-11" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      <div className="flex flex-col gap-4 px-5 pb-5">
        <InspectedPicture
          segment={segment}
          before={segments[here - 1]}
          after={segments[here + 1]}
          wanted={wanted}
          onWant={setWanted}
          onOpen={onOpen}
        />
        <Screenplay segment={segment} />
        <ShotDecisions
          segment={segment}
          settings={film.settingsOf(uid) ?? {}}
          onChange={(settings) => film.setSettings(segment, settings)}
        />
        {line.id === undefined ? (
          <Notice tone="bad">Cannot view shot details: Missing line ID</Notice>
        ) : (
          <InspectedShot key={line.id} dialogue_id={line.id} onMake={setWanted} />
        )}
      </div>
    </>
  );
}

type StepProps = {
  label: string;
  to: Segment | undefined;
  onOpen: (segment: Segment) => void;
  children: ReactNode;
};

/** It keeps the focus at the end of the film, too, where it leads nowhere. */
const Step = ({ label, to, onOpen, children }: StepProps) => (
  <IconButton
    label={label}
    aria-disabled={to === undefined || undefined}
    className="max-sm:size-11"
    onClick={() => to && onOpen(to)}
  >
    {children}
  </IconButton>
);

/** Characters of a line that are read here; the shot's own screen has all of them. */
const longest = 2_000;

/** The line as the script has it. */
function Screenplay({ segment }: { segment: Segment }) {
  const { heading, isSpoken, cue, parenthetical, words } = cardOf(segment.line);
  return (
    <div className="font-script wrap-anywhere">
      {heading && <p className="mb-2 text-[0.875rem]/4.5 font-bold text-dim">{clip(heading)}</p>}
      {cue && <p className="pl-[6em] text-dim">{clip(cue)}</p>}
      {parenthetical && <p className="pl-[4em] text-dim">({clip(parenthetical, longest)})</p>}
      <p className={isSpoken ? "pl-[2em]" : "text-dim"}>{clip(words, longest)}</p>
    </div>
  );
}
