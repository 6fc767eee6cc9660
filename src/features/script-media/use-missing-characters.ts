import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
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
import { longTime } from "./elapsed";

export interface MissingCharacters {
  phase: "idle" | "preparing" | "creating" | "generating" | "finalizing" | "complete" | "error";
  /** Percent. */
  progress: number;
  message: string;
  /** How many of the characters are made. */
  count?: { done: number; total: number } | undefined;
  begun?: number;
}

/** Document 2, section 9; there is no limit, so a run that takes long is only asked about more rarely. */
const pace = { after: 2_000, every: 2_000, patient: true, slower: { after: longTime, every: 10_000 } };
const finalizingTime = 3_000;

type CharacterStatus = { id: string | undefined; status: string | undefined };

const hasSettled = ({ status }: CharacterStatus) => ["complete", "completed", "failed", "error"].includes(status ?? "");
const hasFailed = ({ status }: CharacterStatus) => status === "failed" || status === "error";

/** The statuses of the characters being made: those the answer named, or all where it named none. */
export function statusesOf(rows: readonly CharacterStatus[], ids: readonly string[] | undefined): CharacterStatus[] {
  if (ids === undefined) return [...rows];
  return ids.map((id) => rows.find((row) => row.id === id) ?? { id, status: undefined });
}

/** Generates the characters that the script wants and the project lacks, from the click to the refreshed tables. */
export type Making = ReturnType<typeof useMissingCharacters>;

export function useMissingCharacters(story_id: string) {
  const client = useQueryClient();
  const [state, setState] = useState<MissingCharacters>({ phase: "idle", progress: 0, message: "" });
  const run = useRef<AbortController>(null);
  useEffect(() => () => run.current?.abort(), []);

  const isUnderWay = !["idle", "complete", "error"].includes(state.phase);

  async function generate(signal: AbortSignal): Promise<void> {
    const begun = performance.now();
    let count: MissingCharacters["count"];
    const show = (phase: MissingCharacters["phase"], progress: number, message: string) => {
      if (!signal.aborted) setState({ phase, progress, message, count, begun });
    };
    show("preparing", 5, "Checking voices...");
    // Whatever the voice check answers, generation goes on.
    await call(validateVoices, { story_id }).catch(() => undefined);
    if (signal.aborted) return;

    show("creating", 10, "Creating characters...");
    const answer = await call(generateMissingCharacters, { story_id }).catch(() => {
      show("error", 0, "Failed to generate missing characters");
    });
    if (!answer || signal.aborted) return;
    const { generated_character_ids: ids, message = "Generating characters..." } = answer;
    if (ids && ids.length > 0) count = { done: 0, total: ids.length };
    show("creating", 30, message);

    let failed = 0;
    if (ids === undefined || ids.length > 0) {
      const read = (reading: AbortSignal) => call(characterGenerationStatus, { story_id }, { signal: reading });
      const allOf = (rows: readonly CharacterStatus[]) => statusesOf(rows, ids);
      try {
        for await (const { charactersStatus } of poll(
          read,
          (status) => allOf(status.charactersStatus).every(hasSettled),
          pace,
          signal,
        )) {
          const rows = allOf(charactersStatus);
          const settled = rows.filter(hasSettled).length;
          failed = rows.filter(hasFailed).length;
          count = { done: settled - failed, total: rows.length };
          show("generating", 30 + (70 * settled) / Math.max(1, rows.length), message);
        }
      } catch {
        return show("error", 0, "Error checking status. Please refresh the page.");
      }
      show("finalizing", 100, "Finalizing...");
      await pause(finalizingTime, signal).catch(() => undefined);
    }
    if (signal.aborted) return;
    await refresh(client, [
      listCharacters,
      characterMappings,
      characterMatchInfo,
      loadImageSettings,
      loadVoiceSettings,
      validateCharacters,
    ]);
    if (failed > 0) show("error", 100, `${failed} of the characters could not be generated.`);
    else show("complete", 100, ids?.length === 0 ? message : "All missing characters have been generated.");
  }

  function begin(): void {
    if (isUnderWay && run.current?.signal.aborted === false) return;
    run.current?.abort();
    run.current = new AbortController();
    void generate(run.current.signal);
  }

  /** Asks no more; the back end goes on. */
  function stop(): void {
    run.current?.abort();
    setState({ phase: "idle", progress: 0, message: "" });
  }

  return { ...state, isUnderWay, begin, stop };
}
