import { useState } from "react";
import { counted } from "@/rules/format";
import { timeInWords } from "@/rules/running-time";
import { usePreference } from "@/shared/preferences";
import { AudioFailure } from "@/story/audio-failure";
import type { MediaLine } from "@/story/generators";
import { useListPosition } from "@/story/list-position";
import { isOpen } from "@/story/shot-filter";
import { ShotFilters } from "@/story/shot-filters";
import { useLineRuns } from "@/story/use-line-runs";
import { useShotFilter } from "@/story/use-shot-filter";
import type { StoryRoom } from "@/story/use-story-room";
import { useTimeline, type FilmTimeline } from "@/story/use-timeline";
import { Button } from "@/ui/button";
import { cn } from "@/ui/cn";
import { EmptyState } from "@/ui/empty-state";
import { Screen } from "@/ui/screen";
import { Segmented } from "@/ui/segmented";
import { useMedia } from "@/ui/use-media";
import { gridOf, layoutOf, scenesOf, usualCardSize } from "./board-layout";
import { CardSize, keptCardSize, useShownSegments } from "./boards-tools";
import { CharacterBoards } from "./character-boards";
import { Inspector } from "./inspector";
import { LeftShots } from "./left-shots";
import { PrintBoards } from "./print-boards";
import { reelsOf } from "./reel-layout";
import { SceneBoards } from "./scene-boards";
import { useBoards } from "./use-boards";
import { useKeptAddress, useViewParam } from "./use-boards-address";
import { useLinesInTurn } from "./use-lines-in-turn";
import { useWidth } from "@/ui/use-width";

type BoardsBodyProps = {
  story_id: string;
  room: StoryRoom;
  lines: readonly MediaLine[];
  /** The story's. */
  title: string;
  /** The number of the line that the boards are opened at. */
  line: number | undefined;
};

const views = [
  { value: "scene", label: "By scene" },
  { value: "character", label: "By character" },
] as const;

export function BoardsBody({ story_id, room, lines, title, line }: BoardsBodyProps) {
  // A card shows what is being made for it.
  const runs = useLineRuns(story_id, room.readAt);
  const [view, setView] = useState(useViewParam());
  const [chosenSize, keepSize] = usePreference(keptCardSize);
  const isDocked = useMedia("(min-width: 1024px)");
  const isWide = useMedia("(min-width: 105rem)");
  const isPhone = useMedia("(width < 40rem)");
  const [width, list] = useWidth<HTMLDivElement>();
  const { filter, choices, show } = useShotFilter(story_id, lines, line);
  const comesBack = useListPosition(story_id).boards > 0;
  const linesNow = useLinesInTurn(lines, view === "scene" && line === undefined && isOpen(filter) && !comesBack);
  const film = useTimeline(story_id, lines, { shown: linesNow });
  const { timeline } = film;
  const shown = useShownSegments(lines, timeline.segments, filter);
  const cardSize = chosenSize ?? usualCardSize(lines.length, isWide);
  const boards = useBoards({
    film: timeline.segments,
    segments: shown,
    rows: () =>
      view === "character" ? reelsOf(shown) : layoutOf(scenesOf(shown), gridOf(width ?? 0, cardSize, isPhone)).rows,
    openedAt: line === undefined ? undefined : timeline.segments.find(({ line_number }) => line_number === line),
    isDocked,
  });
  const { current, selected, open } = boards;
  useKeptAddress(view, selected?.line_number);
  // One that the filter hides has the shots of the film around it.
  const around = selected && !shown.includes(selected) ? timeline.segments : shown;
  const place = selected ? around.indexOf(selected) : -1;
  const all = {
    segments: shown,
    width: width ?? 0,
    isPhone,
    current: current?.uid,
    selected: selected?.uid,
    onOpen: open,
  };

  return (
    // What is typed within it tells of the focus: it is no control.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={boards.onKey}>
      <LeftShots lines={lines} inspected={selected?.line.id} />
      <div
        className={cn(
          "lg:grid",
          selected && "lg:grid-cols-[minmax(0,1fr)_400px] min-[105rem]:grid-cols-[minmax(0,1fr)_560px]",
        )}
      >
        <div className="min-w-0">
          <Screen
            title="Boards"
            trail={room.trail}
            width="full"
            isCompact
            meta={linesNow === lines && <Facts film={film} />}
            actions={
              <>
                <Segmented label="View" options={views} value={view} onChange={setView} />
                <PrintBoards title={title} segments={shown} />
              </>
            }
          >
            <div className="mb-3 flex flex-wrap items-end gap-x-4 gap-y-2">
              <ShotFilters
                isCompact
                filter={filter}
                choices={choices}
                shown={shown.length}
                total={lines.length}
                onChange={show}
              />
              <CardSize size={cardSize} onChange={keepSize} />
            </div>
            {room.audio.isError && !room.audio.data && (
              <div className="mb-3">
                <AudioFailure audio={room.audio} />
              </div>
            )}
            {shown.length === 0 && (
              <EmptyState
                text="No line matches these filters."
                action={<Button onClick={() => show({})}>Show all lines</Button>}
              />
            )}
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the boards in it are the controls */}
            <div ref={list} className="pb-13" onKeyDown={boards.onBoardKey}>
              {width !== undefined && view === "scene" && <SceneBoards {...all} runs={runs} cardSize={cardSize} />}
              {width !== undefined && view === "character" && (
                <CharacterBoards {...all} story_id={story_id} tileSize={chosenSize} />
              )}
            </div>
          </Screen>
        </div>
        {selected && (
          <Inspector
            segment={selected}
            film={film}
            isDocked={isDocked}
            previous={around[place - 1]}
            next={around[place + 1]}
            onOpen={boards.openFromInspector}
            onClose={boards.close}
          />
        )}
      </div>
    </div>
  );
}

/** "69 shots · 3 scenes · ≈ 3:32". */
function Facts({ film: { timeline } }: { film: FilmTimeline }) {
  const { segments, scenes } = timeline;
  return (
    <span className="tabular-nums">
      {[counted(segments.length, "shot"), counted(scenes.length, "scene"), timeInWords(timeline)].join(" · ")}
    </span>
  );
}
