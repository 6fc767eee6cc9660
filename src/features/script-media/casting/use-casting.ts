import { useQuery } from "@tanstack/react-query";
import { listCharacters } from "@/api/contract/character";
import type { ParsedLine } from "@/api/contract/parsing";
import { loadVoiceSettings } from "@/api/contract/voice";
import { read } from "@/api/query";
import { nonSpeakingPart } from "@/rules/shot-type";

/** Everybody the script names, in the order of their first lines. */
export const scriptCharacters = (lines: readonly ParsedLine[]): string[] => {
  const names = new Set(lines.map(({ character_name }) => character_name ?? ""));
  return [...names].filter((name) => name !== "" && name !== nonSpeakingPart);
};

/** The project's characters: the call and up to three retries, after 1, 2 and 4 s; document 2, section 9. */
export function useProjectCharacters(project_id: string, isWanted = true) {
  return useQuery({
    ...read(listCharacters, { project_id }),
    enabled: isWanted,
    retry: 3,
    retryDelay: (failures) => 1_000 * 2 ** failures,
  });
}

export const useCharacterVoice = (character_id: string) => useQuery(read(loadVoiceSettings, { character_id }));
