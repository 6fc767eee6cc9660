import { useMemo, useRef } from "react";
import { cardOf } from "@/rules/card";
import { clip } from "@/rules/format";
import { cn } from "@/ui/cn";
import { boardId, createBoardKeys, type OpenBoard } from "./board-card";
import { BoardPicture } from "@/story/shot/board-picture";
import { isInReel, ringRoom, tilesOf, type Reel, type ReelMeasures, type ReelTile } from "./reel-layout";
import { useTilesInSight } from "./use-in-sight";

type ReelOfShotsProps = {
  reel: Reel;
  measures: ReelMeasures;
  current: string | undefined;
  selected: string | undefined;
  onOpen: OpenBoard;
};

/** All shots of one character side by side; it scrolls by itself, and only the shots in sight stand. */
export function ReelOfShots({ reel, measures, current, selected, onOpen }: ReelOfShotsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { segments, name } = reel;
  const { tiles, width } = useMemo(() => tilesOf(segments, measures.tile), [segments, measures.tile]);
  const { first, last } = useTilesInSight(frame, tiles);
  const keyOf = createBoardKeys();
  // The Tab key leads into each row.
  const entry = isInReel(reel, current) ? current : segments[0]?.uid;

  return (
    <div
      ref={frame}
      className="-my-1 -ml-1 min-w-0 scroll-pr-18 [scrollbar-width:none] overflow-x-auto overflow-y-hidden [mask-image:linear-gradient(to_right,#000_calc(100%-4.5rem),#0000)]"
    >
      <ol aria-label={`Shots of ${name}`} className="relative h-full" style={{ width }}>
        {tiles.map(
          (tile, at) =>
            ((at >= first && at <= last) || tile.segment.uid === entry) && (
              <Tile
                key={keyOf(tile.segment)}
                tile={tile}
                place={at + 1}
                of={tiles.length}
                isEntry={tile.segment.uid === entry}
                isSelected={tile.segment.uid === selected}
                onOpen={onOpen}
              />
            ),
        )}
      </ol>
    </div>
  );
}

type TileProps = {
  tile: ReelTile;
  place: number;
  of: number;
  isEntry: boolean;
  isSelected: boolean;
  onOpen: OpenBoard;
};

/** Characters that one line of a tile can show. */
const longest = 80;

function Tile({ tile: { segment, start, size, isFirstOfScene }, place, of, isEntry, isSelected, onOpen }: TileProps) {
  const { words } = cardOf(segment.line);
  return (
    <li
      aria-posinset={place}
      aria-setsize={of}
      className={cn(
        "absolute",
        isFirstOfScene && "before:absolute before:inset-y-0 before:-left-2.75 before:w-px before:bg-line",
      )}
      style={{ left: start, top: ringRoom, width: size }}
    >
      <button
        type="button"
        id={boardId(segment.line_number)}
        tabIndex={isEntry ? 0 : -1}
        aria-current={isSelected || undefined}
        onClick={({ detail }) => onOpen(segment, detail === 0)}
        className="group block w-full scroll-mx-1 rounded-lg text-left outline-none"
      >
        <BoardPicture
          segment={segment}
          isEager
          className={cn(
            "outline-offset-1 group-focus-visible:outline-2 group-focus-visible:outline-accent",
            isSelected && "outline-2 outline-accent",
          )}
        />
        <span className="mt-1.5 flex items-baseline gap-2 text-sm whitespace-nowrap text-dim">
          <span className="font-semibold text-text tabular-nums">
            <span className="sr-only">Line</span> {segment.line_number}
          </span>{" "}
          <span className="truncate font-script text-[0.875rem]/4.5">{clip(words, longest)}</span>
        </span>
      </button>
    </li>
  );
}
