import { useEffect, useState } from "react";
import type { GeneratorRun } from "@/jobs/generator-run";
import { forgetShot, lastShot } from "@/routing/last-shot";
import { Notice } from "@/ui/notice";
import { Panel } from "@/ui/panel";
import { Th } from "@/ui/table";
import type { MediaLine } from "./generators";
import { ShotRow } from "./shot-row";
import { VirtualTable } from "./virtual-table";

const columns = [
  "Line",
  "Scene",
  "Character",
  "Stage Directions",
  "Dialogue",
  "Audio",
  "Image Prompt",
  "Image",
  "Shot Type",
  "Action Video Prompt",
  "Video",
];

type ShotListProps = { story_id: string; lines: readonly MediaLine[]; runs: readonly GeneratorRun[] };

/** Every line as a shot, with all that has been made of it; a row leads to its shot. */
export function ShotList({ story_id, lines, runs }: ShotListProps) {
  const [complaint, setComplaint] = useState<string>();
  // Whoever comes back from a shot finds the list where they left it.
  const [startAt] = useState(() => lines.findIndex(({ id }) => id !== undefined && id === lastShot(story_id)));
  useEffect(() => forgetShot(story_id), [story_id]);
  return (
    <Panel id="shot-list" title="Shot List" count={lines.length} className="scroll-mt-20">
      <div className="flex flex-col gap-3">
        {complaint && <Notice tone="bad">{complaint}</Notice>}
        <VirtualTable
          label="Shot list"
          columns={columns.length}
          rows={lines}
          rowHeight={92}
          startAt={startAt === -1 ? undefined : startAt}
          head={
            <tr>
              {columns.map((column) => (
                <Th key={column}>{column}</Th>
              ))}
            </tr>
          }
          renderRow={(line, tr) => (
            <ShotRow key={tr["data-index"]} line={line} runs={runs} tr={tr} onComplain={setComplaint} />
          )}
        />
      </div>
    </Panel>
  );
}
