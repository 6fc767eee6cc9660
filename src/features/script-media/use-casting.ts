import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { call } from "@/api/client";
import { validateCharacters } from "@/api/contract/casting";
import { characterDetails, listCharacters, loadImageSettings, type CharacterEntry } from "@/api/contract/character";
import {
  characterMappings,
  characterMatchInfo,
  suggestCharacterMappings,
  type ParsedLine,
} from "@/api/contract/parsing";
import { loadVoiceSettings } from "@/api/contract/voice";
import { read, refresh, remember } from "@/api/query";
import { nonSpeakingPart } from "@/rules/shot-type";

/** Everybody the script names, in the order of their first lines. */
export const scriptCharacters = (lines: readonly ParsedLine[]): string[] => {
  const names = new Set(lines.map(({ character_name }) => character_name ?? ""));
  return [...names].filter((name) => name !== "" && name !== nonSpeakingPart);
};

/** The project's characters: the call and up to three retries, after 1, 2 and 4 s; document 2, section 9. */
export function useProjectCharacters(project_id: string) {
  return useQuery({
    ...read(listCharacters, { project_id }),
    retry: 3,
    retryDelay: (failures) => 1_000 * 2 ** failures,
  });
}

/** A character's description and picture: three attempts, after waits of 2 and 4 s, then its details. */
export function useCharacterLook(character_id: string) {
  const settings = useQuery({
    ...read(loadImageSettings, { character_id }),
    retry: 2,
    retryDelay: (failures) => 2_000 * 2 ** failures,
  });
  const details = useQuery({ ...read(characterDetails, { character_id }), enabled: settings.isError });
  return {
    isPending: settings.isPending || details.isLoading,
    look: settings.data?.image_settings ?? details.data?.character,
    retry: () => void settings.refetch(),
  };
}

export const useCharacterVoice = (character_id: string) => useQuery(read(loadVoiceSettings, { character_id }));

interface Casting {
  story_id: string;
  /** On arrival 0, and one more after each parse. */
  round: number;
  names: readonly string[] | undefined;
  mappings: ReadonlyMap<string, string | null> | undefined;
  characters: readonly CharacterEntry[] | undefined;
}

/**
 * Asks once a round for suggestions, as soon as everything is there, for every script character about whom nothing
 * has been decided: "Not assigned" is a decision, too.
 */
export function useSuggestions({ story_id, round, names, mappings, characters }: Casting) {
  const client = useQueryClient();
  const asked = useRef(-1);
  const isReady = names !== undefined && mappings !== undefined && characters !== undefined;

  const suggest = useEffectEvent(async (now: number) => {
    if (!isReady || asked.current === now) return;
    asked.current = now;
    const script_characters = names.filter((name) => !mappings.has(name));
    const project_characters = characters.map(({ id, name }) => ({ id, name }));
    if (script_characters.length === 0 || project_characters.length === 0) return;
    const suggested = await call(suggestCharacterMappings, { story_id, script_characters, project_characters });
    // Whatever has been chosen meanwhile stays.
    const known = client.getQueryData(read(characterMappings, { story_id }).queryKey)?.mappings ?? [];
    remember(client, characterMappings, { story_id }, { mappings: new Map([...suggested.mappings, ...known]) });
    await refresh(client, [characterMatchInfo, validateCharacters]);
  });
  useEffect(() => {
    // Without suggestions everybody can still be chosen by hand.
    if (isReady) suggest(round).catch(() => undefined);
  }, [isReady, round]);
}
