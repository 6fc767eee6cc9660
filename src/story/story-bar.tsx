import { useQuery } from "@tanstack/react-query";
import { memo, useDeferredValue } from "react";
import { Link } from "react-router-dom";
import { characterMappings } from "@/api/contract/parsing";
import { storyDetails } from "@/api/contract/story";
import { storyVideo } from "@/api/contract/story-video";
import { read } from "@/api/query";
import { paths } from "@/routing/paths";
import { cn } from "@/ui/cn";
import { useMedia } from "@/ui/use-media";
import { stepsOf, stateInWords, type Step } from "./pipeline";
import { useMediaLines } from "./use-media-lines";
import "./story-bar.css";

/** Where in the story one is; a screen of its own, such as a shot's, belongs to a room. */
export type Room = "story" | "scriptMedia" | "boards" | "film";

const rooms: readonly { room: Room; label: string }[] = [
  { room: "story", label: "Story" },
  { room: "scriptMedia", label: "Create Media" },
  { room: "boards", label: "Boards" },
  { room: "film", label: "Film" },
];

type StoryBarProps = {
  /** Undefined while it is not known whose story it is: the bar keeps its place. */
  story_id: string | undefined;
  room: Room;
  /** The line that is looked at: the other rooms open there. */
  line?: number | undefined;
};

/** The rooms of a story, and how far its production is. It stays under the top bar. */
export const StoryBar = memo(function StoryBar({ story_id, room, line }: StoryBarProps) {
  // What is not shown is not read either.
  const hasRoom = useMedia("(min-width: 80rem)");
  const at = line === undefined ? undefined : String(line);
  return (
    <div className="story-bar sticky top-14 z-20 h-12 border-b bg-ink-950">
      {story_id !== undefined && (
        <div className="flex h-full items-center justify-between gap-6 px-4 sm:px-6">
          <nav aria-label="Story" className="-mx-2 flex h-full min-w-0 overflow-x-auto">
            {rooms.map(({ room: one, label }) => (
              <Link
                key={one}
                to={paths[one](story_id, at)}
                aria-current={one === room ? "page" : undefined}
                className={cn(
                  "flex shrink-0 items-center border-b-2 border-transparent px-2 text-sm font-medium",
                  one === room ? "border-accent text-text" : "text-dim hover:text-text",
                )}
              >
                {label}
              </Link>
            ))}
          </nav>
          {hasRoom && <Production story_id={story_id} />}
        </div>
      )}
    </div>
  );
});

/** Milliseconds: the screen under the bar reads most of this itself, and no long script is read twice for one visit. */
const along = { staleTime: 5_000 };

/** Of a story that is not loaded, or has no script, nothing else is read. */
function Production({ story_id }: { story_id: string }) {
  const details = useQuery({ ...read(storyDetails, { story_id }), ...along });
  const hasScript = details.data?.story.script?.text?.trim();
  return hasScript ? <PipelineState story_id={story_id} /> : null;
}

/** A sentence, and a segment for each step. */
function PipelineState({ story_id }: { story_id: string }) {
  // The screen under the bar comes first.
  const lines = useDeferredValue(useMediaLines(story_id, along).lines);
  const mappings = useQuery({ ...read(characterMappings, { story_id }), ...along });
  const film = useQuery({ ...read(storyVideo, { story_id }), ...along });
  const steps = stepsOf({ lines, mappings: mappings.data?.mappings, hasFilm: film.data?.exists });
  const words = stateInWords(steps);
  return (
    <div role="group" aria-label="Production" className="flex shrink-0 items-center gap-3">
      <span className="text-sm text-dim tabular-nums">{words}</span>
      <ol className="flex gap-[3px]">
        {steps.map((step) => (
          <Segment key={step.label} step={step} />
        ))}
      </ol>
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
