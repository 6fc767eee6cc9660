import { memo } from "react";
import type { GeneratorRun } from "@/jobs/generator-run";
import { cardOf } from "@/rules/card";
import { clip } from "@/rules/format";
import { speakerOf, type Segment } from "@/rules/timeline";
import { cn } from "@/ui/cn";
import { PlayDisc } from "@/ui/play-disc";
import { BoardPicture, Length } from "@/story/shot/board-picture";
import { BoardState } from "./board-state";
import { usePreview } from "./use-preview";

/** The id of a shot's board on the page, where it takes the focus. By its line: the uid is another one at first. */
export const boardId = (line_number: number | "") => `board-${line_number}`;

/**
 * Gives boards their keys for React: by its line a board stays the same element, with its focus, when its uid becomes the
 * lasting one. A line that a server sends twice has two.
 */
export function createBoardKeys() {
  const given = new Set<string>();
  return ({ line: { id, line_number } }: Segment) => {
    let key = `${id} ${line_number}`;
    while (given.has(key)) key += "+";
    given.add(key);
    return key;
  };
}

export type OpenBoard = (segment: Segment, isByKey: boolean) => void;

type BoardCardProps = {
  segment: Segment;
  runs: readonly GeneratorRun[];
  /** Its column, which follows the list's width even before the layout does. */
  left: string;
  width: string;
  /** Pixels from the top of its scene's list. */
  top: number;
  /** Its place in its scene, from 1, and how many boards that has. */
  place: number;
  of: number;
  /** Whether the Tab key leads to it. */
  isCurrent: boolean;
  isSelected: boolean;
  onOpen: OpenBoard;
};

/** Characters that two lines of a card can show. */
const longest = 160;

/** One shot as a card. How far it is follows the runs by itself: a message renders only that. */
export const BoardCard = memo(
  function BoardCard({ segment, runs, left, top, width, place, of, isCurrent, isSelected, onOpen }: BoardCardProps) {
    const preview = usePreview();
    const { isSpoken, words } = cardOf(segment.line);
    return (
      <li
        aria-posinset={place}
        aria-setsize={of}
        style={{ left, top, width }}
        className={cn(
          "absolute before:pointer-events-none before:absolute before:-inset-2 before:rounded-xl",
          isSelected ? "before:bg-ink-850" : "sm:hover:before:bg-ink-850",
        )}
        {...preview.events}
      >
        <button
          type="button"
          id={boardId(segment.line_number)}
          tabIndex={isCurrent ? 0 : -1}
          aria-current={isSelected || undefined}
          // A click without a pointer is that of a key.
          onClick={({ detail }) => onOpen(segment, detail === 0)}
          className="group relative block w-full scroll-mt-8 rounded-lg text-left outline-none"
        >
          <BoardPicture
            segment={segment}
            // One ring, whether it is for the focus, the selection or both.
            className={cn(
              "outline-offset-1 group-focus-visible:outline-2 group-focus-visible:outline-accent",
              isSelected && "outline-2 outline-accent",
            )}
          />
          <span className="mt-2 flex items-center gap-2 text-sm">
            <span className="font-semibold tabular-nums">
              <span className="sr-only">Line</span> {segment.line_number}
            </span>{" "}
            <span className="truncate text-dim">{clip(speakerOf(segment.line), 80)}</span>{" "}
            <BoardState segment={segment} runs={runs} />
          </span>{" "}
          <span
            className={cn(
              "mt-1 line-clamp-2 h-9 font-script text-[0.8125rem]/4.5 wrap-anywhere sm:text-[0.875rem]/4.5",
              !isSpoken && "text-dim",
            )}
          >
            {clip(words, longest)}
          </span>{" "}
          <span className="absolute inset-x-0 top-0 flex aspect-video">
            <Length segment={segment} className="absolute right-1.5 bottom-1.5" />
          </span>
        </button>
        {preview.isOver && segment.clip && <Preview segment={segment} src={segment.clip} {...preview} />}
      </li>
    );
  },
  (before, after) =>
    isSame(before.segment, after.segment) &&
    before.runs === after.runs &&
    before.left === after.left &&
    before.top === after.top &&
    before.width === after.width &&
    before.place === after.place &&
    before.of === after.of &&
    before.isCurrent === after.isCurrent &&
    before.isSelected === after.isSelected &&
    before.onOpen === after.onOpen,
);

/** Whether two states of a shot show the same: where it stands in the film is not seen on it. */
const isSame = (one: Segment, other: Segment) =>
  one.uid === other.uid &&
  one.line === other.line &&
  one.duration === other.duration &&
  one.isMeasured === other.isMeasured &&
  one.picture === other.picture &&
  one.clip === other.clip &&
  one.still === other.still;

type PreviewProps = { segment: Segment; src: string } & Pick<ReturnType<typeof usePreview>, "playing" | "setPlaying">;

/** The clip over its still, and the button that lets it be heard. */
function Preview({ segment, src, playing, setPlaying }: PreviewProps) {
  const isAloud = playing === "aloud";
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 aspect-video overflow-hidden rounded-lg">
      {playing !== "no" && (
        <video
          src={src}
          autoPlay
          playsInline
          loop={!isAloud}
          muted={!isAloud}
          tabIndex={-1}
          onEnded={() => setPlaying("no")}
          onError={() => setPlaying("no")}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      <PlayDisc
        what={`the clip of line ${segment.line_number}`}
        isPlaying={isAloud}
        // For the pointer; the keyboard has the players of the inspector.
        tabIndex={-1}
        onClick={() => setPlaying(isAloud ? "no" : "aloud")}
        className="pointer-events-auto absolute bottom-2 left-2"
      />
    </div>
  );
}
