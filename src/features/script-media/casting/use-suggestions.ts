import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { call } from "@/api/client";
import { validateCharacters } from "@/api/contract/casting";
import type { CharacterEntry } from "@/api/contract/character";
import { characterMappings, characterMatchInfo, suggestCharacterMappings } from "@/api/contract/parsing";
import { read, refresh, cacheReply } from "@/api/query";
import { useLeftUnassigned } from "./use-left-unassigned";

interface Casting {
  story_id: string;
  /** On arrival 0, and one more after each parse. */
  round: number;
  names: readonly string[] | undefined;
  mappings: ReadonlyMap<string, string | null> | undefined;
  characters: readonly CharacterEntry[] | undefined;
}

/** For whom suggestions were given, and among which characters. */
interface Answered {
  names: readonly string[];
  among: string;
}

/** By story. A person's answers and what is known of them go together when the person goes. */
const kept = new WeakMap<QueryClient, Map<string, Answered>>();

/**
 * Asks for suggestions, as soon as everything is there, for every script character without a project character, save
 * those whom the user has left without one. The same is asked again only after a parse: another character of the project, or
 * another one of the script, is another question. Answers whether those of this round are still to come.
 */
export function useSuggestions({ story_id, round, names, mappings, characters }: Casting): boolean {
  const client = useQueryClient();
  const leftUnassigned = useLeftUnassigned(story_id);
  const isReady = names !== undefined && mappings !== undefined && characters !== undefined;
  const occasion = isReady ? JSON.stringify([round, characters]) : undefined;
  const last = useRef<{ occasion: string; answer: Promise<void> }>(undefined);
  const [settled, setSettled] = useState<number>();

  const suggest = useEffectEvent(async () => {
    if (!isReady) return;
    const project_characters = characters.map(({ id, name }) => ({ id, name }));
    const among = JSON.stringify(project_characters);
    const answers = kept.get(client) ?? new Map<string, Answered>();
    kept.set(client, answers);
    const before = answers.get(story_id);
    const answered = round === 0 && before?.among === among ? before.names : [];
    const isOpen = (name: string) => !mappings.get(name) && !leftUnassigned.has(name);
    const script_characters = names.filter((name) => isOpen(name) && !answered.includes(name));
    if (script_characters.length === 0 || project_characters.length === 0) return;

    const suggested = await call(suggestCharacterMappings, { story_id, script_characters, project_characters });
    answers.set(story_id, { names: [...answered, ...script_characters], among });
    // Whatever has been chosen meanwhile stays.
    const known = [...(client.getQueryData(read(characterMappings, { story_id }).queryKey)?.mappings ?? [])];
    const decided = known.filter(([name, id]) => id !== null || leftUnassigned.has(name));
    cacheReply(client, characterMappings, { story_id }, { mappings: new Map([...suggested.mappings, ...decided]) });
    await refresh(client, [characterMatchInfo, validateCharacters]);
  });
  useEffect(() => {
    // Without suggestions everybody can still be chosen by hand.
    if (occasion === undefined) return;
    if (last.current?.occasion !== occasion) last.current = { occasion, answer: suggest().catch(() => undefined) };
    void last.current.answer.then(() => setSettled(round));
  }, [occasion, round]);
  return settled !== round;
}
