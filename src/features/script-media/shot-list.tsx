import { useState } from "react";
import type { GeneratorRun } from "@/jobs/generator-run";
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

type ShotListProps = { lines: readonly MediaLine[]; runs: readonly GeneratorRun[] };

/** Every line as a shot, with all that has been made of it; a row leads to its shot. */
export function ShotList({ lines, runs }: ShotListProps) {
  const [complaint, setComplaint] = useState<string>();
  return (
    <Panel id="shot-list" title="Shot List" count={lines.length} className="scroll-mt-20">
      <div className="flex flex-col gap-3">
        {complaint && <Notice tone="bad">{complaint}</Notice>}
        <VirtualTable
          label="Shot list"
          columns={columns.length}
          rows={lines}
          rowHeight={92}
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
