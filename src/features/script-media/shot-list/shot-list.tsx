import { memo, useCallback, useId, useMemo, useRef, useState } from "react";
import type { GeneratorRun } from "@/jobs/generator-run";
import { useLineParam } from "@/routing/params";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { Notice } from "@/ui/notice";
import { useMedia } from "@/ui/use-media";
import type { MediaLine } from "@/story/generators";
import { useListPosition } from "@/story/list-position";
import { PrintShots } from "./print-shots";
import { filterShots } from "@/story/shot-filter";
import { useShotFilter } from "@/story/use-shot-filter";
import { ShotFilters } from "@/story/shot-filters";
import { ShotRow } from "./shot-row";
import { TableOrBoards } from "./table-or-boards";
import { VirtualTable } from "./virtual-table";
import "./shot-list.css";

const moreInWide: Partial<Record<string, number>> = {
  Character: 28,
  "Stage Directions": 72,
  Dialogue: 72,
  Audio: 12,
  "Image Prompt": 40,
  "Shot Type": 16,
  "Action Video Prompt": 24,
};

/** In a window of 1440 pixels all of them are in sight, scrollbars included. */
const columns = [
  ["Line", 48],
  ["Scene", 128],
  ["Character", 100],
  ["Stage Directions", 148],
  ["Dialogue", 144],
  ["Audio", 72],
  ["Image Prompt", 136],
  ["Image", 176],
  ["Shot Type", 80],
  ["Action Video Prompt", 144],
  ["Video", 176],
] as const;

/** Of a wider one the words get the room. */
const wideColumns = columns.map(([heading, width]) => [heading, width + (moreInWide[heading] ?? 0)] as const);

type ShotListProps = {
  story_id: string;
  /** The story's. */
  title: string;
  lines: readonly MediaLine[];
  runs: readonly GeneratorRun[];
};

/** Every line as a shot, with all that has been made of it; a row leads to its shot. */
export const ShotList = memo(function ShotList({ story_id, title, lines, runs }: ShotListProps) {
  const position = useListPosition(story_id);
  const [complaint, setComplaint] = useState<string>();
  const asked = useLineParam();
  /** The line that the list is opened at, until its row stands. */
  const opening = useRef(asked);
  const isOpenedAt = useCallback((line_number: number) => {
    const isIt = opening.current === line_number;
    if (isIt) opening.current = undefined;
    return isIt;
  }, []);
  const { wanted, filter, choices, show } = useShotFilter(story_id, lines, asked);
  const shots = useMemo(() => filterShots(lines, filter), [lines, filter]);

  const isWide = useMedia("(min-width: 118rem)");
  const titleId = useId();

  return (
    <section id="shot-list" tabIndex={-1} aria-labelledby={titleId} className="shot-list flex min-w-0 flex-col gap-3">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id={titleId} className="text-lg font-semibold">
          Shot List
        </h2>
        <span className="text-sm text-dim tabular-nums">{lines.length}</span>
        <div className="mr-auto">
          <TableOrBoards story_id={story_id} />
        </div>
        <div className="min-w-0 max-lg:order-last max-lg:w-full">
          <ShotFilters
            filter={filter}
            choices={choices}
            shown={shots.length}
            total={lines.length}
            onChange={show}
            isCompact
          />
        </div>
        <PrintShots title={title} lines={shots} />
      </header>
      {complaint && <Notice tone="bad">{complaint}</Notice>}
      {shots.length === 0 ? (
        <EmptyState
          text="No line matches these filters."
          action={<Button onClick={() => show({})}>Show all lines</Button>}
        />
      ) : (
        <VirtualTable
          className="shot-table"
          // Other shots, another list: it begins at its top.
          key={JSON.stringify(wanted)}
          label="Shot list"
          columns={isWide ? wideColumns : columns}
          rows={shots}
          // A picture of 160 pixels.
          rowHeight={107}
          position={position.shots}
          openAt={asked === undefined ? undefined : shots.findIndex(({ line_number }) => line_number === asked)}
          renderRow={(line, tr) => (
            <ShotRow
              key={tr["data-index"]}
              line={line}
              runs={runs}
              tr={tr}
              isOpenedAt={isOpenedAt}
              onComplain={setComplaint}
            />
          )}
        />
      )}
    </section>
  );
});
