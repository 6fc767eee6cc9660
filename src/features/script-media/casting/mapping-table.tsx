import { useQuery, useQueryClient } from "@tanstack/react-query";
import { memo } from "react";
import { errorText } from "@/api/api-error";
import { characterMappings, characterMatchInfo, type ParsedLine } from "@/api/contract/parsing";
import { retryPendingReads, read } from "@/api/query";
import { matchLabel } from "@/rules/match-label";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { LoadMoreList } from "@/ui/load-more-list";
import { LoadFailure } from "@/ui/load-failure";
import { Notice } from "@/ui/notice";
import { Loading, SkeletonLines } from "@/ui/skeleton";
import { Section } from "@/features/script-media/section";
import { useComing, type Standing } from "@/features/script-media/use-fold";
import { CastTable } from "./cast-table";
import { Faces } from "./faces";
import { MappingRow } from "./mapping-row";
import { scriptCharacters, useProjectCharacters } from "./use-casting";

type MappingTableProps = {
  story_id: string;
  project_id: string;
  /** Undefined while they are not known. */
  lines: readonly ParsedLine[] | undefined;
  /** Whether everybody has an assignment, a voice and an image; undefined while it is not known. */
  isCast: boolean | undefined;
  isComing: boolean;
  mayEdit: boolean;
};

const columns = ["Script Character", "Project Character", "Match", "Description", "Voice", "Image"];
const widthOf = { "Project Character": "lg:w-60", Match: "lg:w-48" };

/** Who plays whom: each script character with its project character, and how far that one is. */
export const MappingTable = memo(function MappingTable({
  story_id,
  project_id,
  lines,
  isCast,
  isComing,
  mayEdit,
}: MappingTableProps) {
  const names = lines && scriptCharacters(lines);
  const client = useQueryClient();
  const mappings = useQuery(read(characterMappings, { story_id }));
  const matches = useQuery(read(characterMatchInfo, { story_id }));
  const characters = useProjectCharacters(project_id);
  const mapped = mappings.data?.mappings;
  const coming = useComing(mappings.isPending || isComing);
  const isRetrying = characters.isPending && characters.failureCount > 0;
  const players = (mapped && names?.flatMap((name) => mapped.get(name) ?? [])) ?? [];
  const isMapped = players.length === names?.length;

  function standing(): Standing {
    if (characters.isError || mappings.isError || matches.isError) return "failed";
    if (isRetrying) return "loading";
    if (!names || lines?.length === 0) return mapped ? "waiting" : (coming ?? "waiting");
    if (coming) return coming;
    return isMapped && isCast !== false ? "done" : "todo";
  }

  function words(): string {
    if (!names) return "not known yet";
    if (!mapped) return mappings.isError ? "not loaded" : "Loading...";
    return names.length === 0 ? "nobody yet" : `${players.length} of ${names.length} mapped`;
  }

  return (
    <Section
      story_id={story_id}
      id="cast"
      title="Character Mapping"
      standing={standing()}
      words={words()}
      aside={<Faces character_ids={players} />}
    >
      <div className="flex flex-col gap-3">
        {isRetrying && (
          <p role="status" className="text-sm text-dim">
            Loading the project's characters, attempt {characters.failureCount + 1} of 4...
          </p>
        )}
        {characters.isError && (
          <Notice
            tone="bad"
            action={
              <Button size="sm" busy={characters.isFetching} onClick={() => void characters.refetch()}>
                Retry Now
              </Button>
            }
          >
            Failed to load project characters after multiple attempts. Try refreshing the page.
          </Notice>
        )}
        {mappings.isError && (
          <LoadFailure
            text={errorText(mappings.error, "Failed to load character mappings. Try refreshing the page.")}
            busy={mappings.isFetching}
            onRetry={mappings.refetch}
          />
        )}
        {matches.isError && (
          <LoadFailure
            text={errorText(matches.error, "Failed to load how the characters matched.")}
            busy={matches.isFetching}
            onRetry={matches.refetch}
          />
        )}
        {mappings.isPending && (
          <Loading
            words="Loading character mappings..."
            isLong={coming === "loading"}
            onRetry={() => retryPendingReads(client)}
          >
            <SkeletonLines count={3} />
          </Loading>
        )}
        {mapped && !names && <EmptyState text="Who is in the script is not known without its lines." />}
        {mapped && names?.length === 0 && <EmptyState text="No characters yet. They come with the parsed script." />}
        {mapped && names && names.length > 0 && (
          <CastTable label="Character mapping" columns={columns} widthOf={widthOf}>
            <LoadMoreList items={names} as="tr" what="characters">
              {(name) => (
                <MappingRow
                  key={name}
                  story_id={story_id}
                  project_id={project_id}
                  name={name}
                  character_id={mapped.get(name) ?? undefined}
                  match={mapped.get(name) ? matchLabel(matches.data?.matchTypes.get(name)) : undefined}
                  characters={characters.data?.characters}
                  mayEdit={mayEdit}
                />
              )}
            </LoadMoreList>
          </CastTable>
        )}
      </div>
    </Section>
  );
});
