import { memo, useCallback, useMemo, useRef, useState } from "react";
import type { GeneratorRun } from "@/jobs/generator-run";
import { useLineParam } from "@/routing/params";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { Notice } from "@/ui/notice";
import { Panel } from "@/ui/panel";
import type { MediaLine } from "@/story/generators";
import { useListPosition } from "@/story/list-position";
import { PrintShots } from "./print-shots";
import { filterShots } from "@/story/shot-filter";
import { useShotFilter } from "@/story/use-shot-filter";
import { ShotFilters } from "@/story/shot-filters";
import { ShotRow } from "./shot-row";
import { VirtualTable } from "./virtual-table";

const columns = [
  ["Line", 72],
  ["Scene", 168],
  ["Character", 136],
  ["Stage Directions", 192],
  ["Dialogue", 248],
  ["Audio", 152],
  ["Image Prompt", 248],
  ["Image", 124],
  ["Shot Type", 120],
  ["Action Video Prompt", 248],
  ["Video", 132],
] as const;

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

  return (
    <Panel id="shot-list" title="Shot List" count={lines.length} actions={<PrintShots title={title} lines={shots} />}>
      <div className="flex flex-col gap-3">
        <ShotFilters filter={filter} choices={choices} shown={shots.length} total={lines.length} onChange={show} />
        {complaint && <Notice tone="bad">{complaint}</Notice>}
        {shots.length === 0 ? (
          <EmptyState
            text="No line matches these filters."
            action={<Button onClick={() => show({})}>Show all lines</Button>}
          />
        ) : (
          <VirtualTable
            // Other shots, another list: it begins at its top.
            key={JSON.stringify(wanted)}
            label="Shot list"
            columns={columns}
            rows={shots}
            rowHeight={92}
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
      </div>
    </Panel>
  );
});
