import { memo } from "react";
import type { ParsedLine } from "@/api/contract/parsing";
import { EmptyState } from "@/ui/empty-state";
import { Panel } from "@/ui/panel";
import { Td, Th } from "@/ui/table";
import { useListPosition } from "@/story/list-position";
import { VirtualTable } from "./virtual-table";

const columns = [
  ["Line", 72],
  ["Scene", 200],
  ["Character", 160],
  ["Stage Directions", 280],
  ["Dialogue", 340],
] as const;

/** What the script was parsed into. */
export const LinesTable = memo(function LinesTable({
  story_id,
  lines,
}: {
  story_id: string;
  lines: readonly ParsedLine[];
}) {
  const position = useListPosition(story_id);
  return (
    <Panel title="Parsed Lines" count={lines.length}>
      {lines.length === 0 ? (
        <EmptyState text="No lines yet. They come with the parsed script." />
      ) : (
        <VirtualTable
          label="Parsed lines"
          columns={columns}
          rows={lines}
          rowHeight={56}
          position={position.lines}
          renderRow={(line, tr) => (
            <tr key={tr["data-index"]} {...tr}>
              <Th scope="row" className="tabular-nums">
                {line.line_number}
              </Th>
              <Td className="wrap-anywhere">{line.scene_location}</Td>
              <Td className="wrap-anywhere">{line.character_name}</Td>
              <Td className="text-dim italic wrap-anywhere">{line.stage_directions}</Td>
              <Td className="font-script wrap-anywhere">{line.dialogue_text}</Td>
            </tr>
          )}
        />
      )}
    </Panel>
  );
});
