import { memo } from "react";
import { Link } from "react-router-dom";
import { paths } from "@/routing/paths";
import type { NextStep } from "@/rules/next-step";
import { cn } from "@/ui/cn";
import { useMedia } from "@/ui/use-media";
import { NextStepControl, type StepActions } from "./next-step-control";
import { stateInWords, type Step } from "./pipeline";
import { useProductionState } from "./use-production-state";
import "./story-bar.css";

/** Where in the story one is; a screen of its own, such as a shot's, belongs to a room. */
export type Room = "story" | "scriptMedia" | "boards" | "film" | "production";

const rooms: readonly { room: Room; label: string }[] = [
  { room: "story", label: "Story" },
  { room: "scriptMedia", label: "Create Media" },
  { room: "boards", label: "Boards" },
  { room: "film", label: "Film" },
  { room: "production", label: "Production" },
];

type StoryBarProps = {
  /** Undefined while it is not known whose story it is: the bar keeps its place. */
  story_id: string | undefined;
  room: Room;
  /** The line that is looked at: the other rooms open there. */
  line?: number | undefined;
  /** The next steps that this screen can do at once. */
  actions?: StepActions | undefined;
  /** What a button of this screen does: as the next step it stands there alone. */
  ownStep?: NextStep | undefined;
  /** A form that is to be saved here comes before the next step of the story. */
  hasOwnStep?: boolean | undefined;
};

/** The rooms of a story, how far its production is, and its one next step. It stays under the top bar. */
export const StoryBar = memo(function StoryBar(props: StoryBarProps) {
  const { story_id, room, line, actions, ownStep, hasOwnStep = false } = props;
  const at = line === undefined ? undefined : String(line);
  // What is not shown is not read either.
  const isWide = useMedia("(min-width: 80rem)");
  return (
    <div className="story-bar sticky top-14 z-20 h-12 border-b bg-ink-950 print:hidden">
      {story_id === undefined ? (
        <RoomsToCome room={room} />
      ) : (
        <div className="flex h-full items-center justify-between gap-6 px-4 sm:px-6">
          <nav aria-label="Story" className="-mx-2 flex h-full min-w-0 overflow-x-auto">
            {rooms.map(({ room: one, label }) => (
              <Link
                key={one}
                to={paths[one](story_id, at)}
                aria-current={one === room ? "page" : undefined}
                className={cn(tab, one === room ? ofHere : "text-dim hover:text-text")}
              >
                {label}
              </Link>
            ))}
          </nav>
          {(isWide || !hasOwnStep) && <Production {...{ story_id, actions, ownStep, hasOwnStep }} />}
        </div>
      )}
    </div>
  );
});

const tab = "flex shrink-0 items-center border-b-2 border-transparent px-2 text-sm font-medium";
const ofHere = "border-accent text-text";

/** The rooms at their places, until it is known of which story. */
const RoomsToCome = ({ room }: { room: Room }) => (
  <div aria-hidden className="-mx-2 flex h-full px-4 sm:px-6">
    {rooms.map(({ room: one, label }) => (
      <span key={one} className={cn(tab, one === room ? ofHere : "text-dim")}>
        {label}
      </span>
    ))}
  </div>
);

type ProductionProps = Pick<StoryBarProps, "actions" | "ownStep" | "hasOwnStep"> & { story_id: string };

/** A sentence, a segment for each step, and what comes next: at the right end, on a phone under the thumb. */
function Production({ story_id, actions, ownStep, hasOwnStep }: ProductionProps) {
  const { steps, next, percent } = useProductionState(story_id);
  const step = hasOwnStep || next === ownStep ? undefined : next;
  return (
    <div className={cn("flex shrink-0 items-center gap-3", step && "next-step")}>
      {steps.length > 0 && (
        <div
          role="group"
          aria-label="Production"
          className={cn("flex items-center gap-3 sm:hidden xl:flex", step ? "max-sm:justify-between" : "max-sm:hidden")}
        >
          <span className="text-sm text-dim tabular-nums">{stateInWords(steps)}</span>
          <ol className="flex gap-[3px]">
            {steps.map((one) => (
              <Segment key={one.label} step={one} />
            ))}
          </ol>
        </div>
      )}
      {step && <NextStepControl story_id={story_id} step={step} percent={percent} action={actions?.[step]} />}
    </div>
  );
}

function Segment({ step }: { step: Step }) {
  const { label, done, total } = step;
  const words = done === undefined ? `${label}: unknown` : `${label}: ${done} of ${total}`;
  const isDone = done !== undefined && total > 0 && done === total;
  const share = done === undefined || total === 0 ? 0 : done / total;
  return (
    <li title={words} className="h-1 w-5 overflow-hidden rounded-full bg-line">
      <span className="sr-only">{words}</span>
      <span
        aria-hidden
        className={cn("block h-full origin-left", isDone ? "bg-ok" : "bg-text")}
        style={{ transform: `scaleX(${share})` }}
      />
    </li>
  );
}
