import { useQuery } from "@tanstack/react-query";
import { characterMappings, type ParsedLine } from "@/api/contract/parsing";
import { read } from "@/api/query";
import { scriptCharacters, useProjectCharacters } from "./use-casting";
import { useSuggestions } from "./use-suggestions";
import type { Validation } from "./validation";

interface Arrival {
  story_id: string;
  project_id: string;
  /** Undefined while they, or whose they are, are not known. */
  lines: readonly ParsedLine[] | undefined;
  /** How often the script has been parsed and its lines read since one arrived. */
  parses: number;
  validation: Validation;
  mayEdit: boolean;
}

const nobody: string[] = [];

// Decision: .github/decisions/create-media.md
/**
 * Suggests who plays whom, and answers whether it is still being found out how far the cast is. Until then its sections
 * stay folded: one that unfolded and found itself done would move all others twice.
 */
export function useIsCastComing({ story_id, project_id, lines, parses, validation, mayEdit }: Arrival): boolean {
  const mappings = useQuery({ ...read(characterMappings, { story_id }), enabled: lines !== undefined });
  const characters = useProjectCharacters(project_id, lines !== undefined);
  const isSuggesting = useSuggestions({
    story_id,
    round: parses,
    names: mayEdit ? lines && scriptCharacters(lines) : nobody,
    // What was read before is old news while it is being read again.
    mappings: mappings.isFetching ? undefined : mappings.data?.mappings,
    characters: characters.isFetching ? undefined : characters.data?.characters,
  });
  if (!lines || lines.length === 0) return false;
  const canSuggest = !mappings.isError && !characters.isError && characters.failureCount === 0;
  return validation.isPending || (isSuggesting && canSuggest);
}
