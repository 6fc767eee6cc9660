import { useQueryClient } from "@tanstack/react-query";
import { memo } from "react";
import { errorText } from "@/api/api-error";
import type { ParsedLine } from "@/api/contract/parsing";
import { retryPendingReads } from "@/api/query";
import { counted } from "@/rules/format";
import { EmptyState } from "@/ui/empty-state";
import { LoadFailure } from "@/ui/load-failure";
import { Loading } from "@/ui/skeleton";
import { Td, Th } from "@/ui/table";
import { ShotsToCome } from "@/features/script-media/media-to-come";
import { Section } from "@/features/script-media/section";
import { markOf, type Standing } from "@/features/script-media/use-fold";
import { useListPosition } from "@/story/list-position";
import { VirtualTable } from "./virtual-table";

const columns = [
  ["Line", 72],
  ["Scene", 200],
  ["Character", 160],
  ["Stage Directions", 280],
  ["Dialogue", 340],
] as const;

type LinesTableProps = {
  story_id: string;
  /** Why they could not be read. */
  error: Error | null;
  isFetching: boolean;
  onRetry: () => unknown;
  /** Undefined while they are not known. */
  lines: readonly ParsedLine[] | undefined;
};

/** What the script was parsed into. */
export const LinesTable = memo(function LinesTable({ story_id, error, isFetching, onRetry, lines }: LinesTableProps) {
  function standing(): Standing {
    // Without any lines their failure takes the place of the Shot List.
    if (error) return lines ? "failed" : "waiting";
    if (!lines) return "coming";
    return lines.length === 0 ? "waiting" : "done";
  }

  return (
    <Section
      story_id={story_id}
      id="lines"
      title="Parsed Lines"
      standing={standing()}
      mark={error ? "failed" : markOf(standing())}
      words={wordsOf(error, lines)}
    >
      {error && !lines && <EmptyState text="They could not be loaded." />}
      {error && lines && (
        <LoadFailure text={errorText(error, "Failed to fetch parsed lines")} busy={isFetching} onRetry={onRetry} />
      )}
      {lines?.length === 0 && <EmptyState text="No lines yet. They come with the parsed script." />}
      {lines && lines.length > 0 && <Lines story_id={story_id} lines={lines} />}
    </Section>
  );
});

/** Below the sections until they have come, as high as what comes: nothing moves then. */
export function LinesToCome() {
  const client = useQueryClient();
  return (
    <div className="min-h-[70dvh]">
      <Loading words="Loading parsed lines..." onRetry={() => retryPendingReads(client)}>
        <ShotsToCome />
      </Loading>
    </div>
  );
}

function wordsOf(error: Error | null, lines: readonly ParsedLine[] | undefined): string {
  if (!lines) return error ? "not loaded" : "Loading...";
  return lines.length === 0 ? "none yet" : `${counted(lines.length, "line")} · ${counted(countScenes(lines), "scene")}`;
}

export const countScenes = (lines: readonly ParsedLine[]) =>
  new Set(lines.map(({ scene_location }) => scene_location)).size;

function Lines({ story_id, lines }: { story_id: string; lines: readonly ParsedLine[] }) {
  const position = useListPosition(story_id);
  return (
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
  );
}
