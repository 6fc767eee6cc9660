import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { call } from "@/api/client";
import {
  characterGenerationStatus,
  generateMissingCharacters,
  validateCharacters,
  validateVoices,
} from "@/api/contract/casting";
import { listCharacters, loadImageSettings } from "@/api/contract/character";
import { characterMappings, characterMatchInfo } from "@/api/contract/parsing";
import { loadVoiceSettings } from "@/api/contract/voice";
import { refresh } from "@/api/query";
import { pause, poll } from "@/jobs/poll";
import { createInFlightRegistry } from "@/jobs/in-flight";
import { useUser } from "@/session/session";
import { hasFailed, hasSettled, statusesOf, type CharacterStatus } from "./character-status";
import { slowJobMs } from "@/features/script-media/elapsed";
import { charactersBeingMade, type BeingMade } from "./characters-being-made";

export interface MissingCharacters {
  phase: "idle" | "preparing" | "creating" | "generating" | "finalizing" | "complete" | "error";
  /** Percent; document 2, section 4. */
  progress: number;
  message: string;
  /** How many of the characters are made. */
  count?: { done: number; total: number } | undefined;
  /** Those who could not be made. */
  failures?: CharacterStatus[];
  begun?: number;
}

/** Document 2, section 9; there is no limit, so a run that takes long is only asked about more rarely. */
const pace = { everyMs: 2_000, heedsRetryAfter: true, slower: { afterMs: slowJobMs, everyMs: 10_000 } };
const startingMs = 2_000;
const finalizingMs = 3_000;

const notStarted = "Failed to generate missing characters";

const idle: MissingCharacters = { phase: "idle", progress: 0, message: "" };
const useInFlight = createInFlightRegistry<BeingMade>();
export type Making = ReturnType<typeof useMissingCharacters>;

/**
 * Generates the characters that the script wants and the project lacks, from the click to the refreshed tables. Those
 * that were being made when the screen was left or loaded anew are followed again.
 */
export function useMissingCharacters(story_id: string) {
  const client = useQueryClient();
  const { user_id } = useUser();
  const starts = useInFlight();
  const kept = charactersBeingMade({ user_id, story_id });
  const [state, setState] = useState(idle);
  const run = useRef<AbortController>(null);

  const isUnderWay = !["idle", "complete", "error"].includes(state.phase);

  async function generate(signal: AbortSignal, begun: number): Promise<void> {
    showUnless(signal, begun)({ phase: "preparing", progress: 5, message: "Checking voices..." });
    // Whatever the voice check answers, generation goes on.
    await call(validateVoices, { story_id }).catch(() => undefined);
    if (!signal.aborted) await make(signal, begun);
  }

  /** Has them made, or joins the start that is under way, and follows. */
  async function make(signal: AbortSignal, begun: number): Promise<void> {
    const show = showUnless(signal, begun);
    show({ phase: "creating", progress: 10, message: "Creating characters..." });
    const started = starts.once(
      story_id,
      () => startMaking(begun),
      () => notStarted,
    );
    const making = await started.catch(() => undefined);
    if (!making) return show({ phase: "error", progress: 0, message: notStarted });
    if (signal.aborted) return undefined;
    return making.ids?.length === 0
      ? finish(signal, show, { failures: [], message: making.message })
      : followMaking(signal, making, startingMs);
  }

  /** Those being made are remembered also for whoever left before the answer came. */
  async function startMaking(begun: number): Promise<BeingMade> {
    const answer = await call(generateMissingCharacters, { story_id });
    const { generated_character_ids: ids, message = "Generating characters..." } = answer;
    if (ids?.length !== 0) kept.remember({ ids, message, begun });
    return { ids, message, begun };
  }

  async function followMaking(signal: AbortSignal, { ids, message, begun }: BeingMade, afterMs = 0): Promise<void> {
    const show = showUnless(signal, begun);
    let count = ids && { done: 0, total: ids.length };
    let progress = 30;
    show({ phase: "generating", progress, message, count });

    let failures: CharacterStatus[] = [];
    const read = (reading: AbortSignal) => call(characterGenerationStatus, { story_id }, { signal: reading });
    const isOver = (rows: readonly CharacterStatus[]) => statusesOf(rows, ids).every(hasSettled);
    try {
      const answers = poll(read, (one) => isOver(one.charactersStatus), { ...pace, afterMs }, signal);
      for await (const { charactersStatus } of answers) {
        const rows = statusesOf(charactersStatus, ids);
        const settled = rows.filter(hasSettled).length;
        failures = rows.filter(hasFailed);
        count = { done: settled - failures.length, total: rows.length };
        if (isOver(charactersStatus)) break;
        progress = Math.max(progress, 30 + (70 * settled) / rows.length);
        show({ phase: "generating", progress, message, count });
      }
    } catch {
      return show({ phase: "error", progress: 0, message: "Error checking status. Please refresh the page." });
    }
    // A long cast may have come further than that: no bar goes back.
    show({ phase: "finalizing", progress: Math.max(95, progress), message: "Finalizing...", count });
    await pause(finalizingMs, signal).catch(() => undefined);
    await finish(signal, show, { failures, message: "All missing characters have been generated." });
  }

  async function finish(
    signal: AbortSignal,
    show: Show,
    { failures, message }: { failures: CharacterStatus[]; message: string },
  ): Promise<void> {
    if (signal.aborted) return;
    kept.forget();
    await refresh(client, [
      listCharacters,
      characterMappings,
      characterMatchInfo,
      loadImageSettings,
      loadVoiceSettings,
      validateCharacters,
    ]);
    if (failures.length === 0) return show({ phase: "complete", progress: 100, message });
    const words = `${failures.length} of the characters could not be generated.`;
    show({ phase: "error", progress: 100, message: words, failures });
  }

  type Show = (next: MissingCharacters) => void;
  const showUnless =
    (signal: AbortSignal, begun: number): Show =>
    (next) => {
      if (!signal.aborted) setState({ ...next, begun });
    };

  function anew(): AbortSignal {
    run.current?.abort();
    run.current = new AbortController();
    return run.current.signal;
  }

  const resume = useEffectEvent(() => {
    const making = kept.recall();
    if (making) void followMaking(anew(), making);
    else if (starts.underWay(story_id)) void make(anew(), performance.now());
  });
  useEffect(() => {
    resume();
    return () => run.current?.abort();
  }, []);

  function begin(): void {
    if (!isUnderWay) void generate(anew(), performance.now());
  }

  /** Asks no more; the back end goes on. */
  function stop(): void {
    run.current?.abort();
    kept.forget();
    setState(idle);
  }

  return { ...state, isUnderWay, begin, stop };
}
