import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
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
import { createInFlightRegistry } from "@/jobs/in-flight";
import { pause } from "@/jobs/poll";
import { forgetJob, recallJob, rememberJob, type JobOf } from "@/jobs/tabs";
import { useLongJob } from "@/jobs/use-long-job";
import { useUser } from "@/session/session";
import { slowJobMs } from "@/features/script-media/slow-job-notice";

export interface MissingCharacters {
  phase: "idle" | "preparing" | "creating" | "generating" | "finalizing" | "complete" | "error";
  /** Percent; document 2, section 4. */
  progress: number;
  message: string;
  /** How many of the characters are made. */
  count?: { done: number; total: number } | undefined;
  /** Those who could not be made. */
  failures?: CharacterStatus[];
}

/** Document 2, section 9; there is no limit, so a run that takes long is only asked about more rarely. */
const pace = {
  everyMs: 2_000,
  afterMs: 2_000,
  heedsRetryAfter: true,
  slower: { afterMs: slowJobMs, everyMs: 10_000 },
};
const finalizingMs = 3_000;

/** What is known of the characters being made, also to whoever leaves or loads the page anew meanwhile. */
interface BeingMade {
  /** Whom the back end named; undefined where it named nobody. */
  ids: string[] | undefined;
  message: string;
  /** On the monotonic clock, in milliseconds; kept by the wall clock, for a reload begins the other anew. */
  begun: number;
}

/** Where those stand who are being made. */
interface Cast {
  isOver: boolean;
  progress: number;
  count?: { done: number; total: number };
  failures: CharacterStatus[];
}
const nobody: Cast = { isOver: true, progress: 0, failures: [] };

const creating: MissingCharacters = { phase: "creating", progress: 10, message: "Creating characters..." };
const useStarts = createInFlightRegistry<BeingMade>();
export type Making = ReturnType<typeof useMissingCharacters>;

/**
 * Generates the characters that the script wants and the project lacks, from the click to the refreshed tables. Those
 * that were being made when the screen was left or loaded anew are followed again.
 */
export function useMissingCharacters(story_id: string) {
  const client = useQueryClient();
  const { user_id } = useUser();
  const kept = { kind: "characters", user_id, story_id };
  const [resumed] = useState(() => recall(kept));
  const [isPreparing, setPreparing] = useState(false);

  const job = useLongJob<BeingMade, Cast, number>({
    key: story_id,
    starts: useStarts(),
    prepare: async () => {
      setPreparing(true);
      // Whatever the voice check answers, generation goes on.
      await call(validateVoices, { story_id }).catch(() => undefined);
      setPreparing(false);
    },
    start: async (begun) => {
      const answer = await call(generateMissingCharacters, { story_id });
      const { generated_character_ids: ids, message = "Generating characters..." } = answer;
      const making = { ids, message, begun };
      // Remembered also for whoever left before the answer came.
      if (ids?.length !== 0) remember(kept, making);
      return making;
    },
    endOf: ({ ids }) => (ids?.length === 0 ? nobody : undefined),
    resume: resumed,
    resumeAfterMs: 0,
    check: ({ ids }) => {
      let progress = 30;
      return async (signal) => {
        const { charactersStatus } = await call(characterGenerationStatus, { story_id }, { signal });
        const rows = statusesOf(charactersStatus, ids);
        const settled = rows.filter(hasSettled).length;
        const failures = rows.filter(hasFailed);
        const isOver = settled === rows.length;
        if (!isOver) progress = Math.max(progress, 30 + (70 * settled) / rows.length);
        return { isOver, progress, failures, count: { done: settled - failures.length, total: rows.length } };
      };
    },
    isOver: ({ isOver }) => isOver,
    pace,
    onEnd: async (cast, signal) => {
      if (cast !== nobody) await pause(finalizingMs, signal);
      forgetJob(kept);
      await refresh(client, [
        listCharacters,
        characterMappings,
        characterMatchInfo,
        loadImageSettings,
        loadVoiceSettings,
        validateCharacters,
      ]);
    },
    failed: ({ at }) =>
      at === "start" ? "Failed to generate missing characters" : "Error checking status. Please refresh the page.",
  });

  const state = stateNow();
  const isUnderWay = !["idle", "complete", "error"].includes(state.phase);

  return {
    ...state,
    /** On the monotonic clock, in milliseconds. */
    begun: job.phase === "starting" ? job.begun : job.answer?.begun,
    isUnderWay,
    begin: () => {
      if (!isUnderWay) job.start(performance.now());
    },
    /** Asks no more; the back end goes on. */
    stop: () => {
      job.stop();
      forgetJob(kept);
    },
  };

  function stateNow(): MissingCharacters {
    if (job.phase === "starting" && isPreparing)
      return { phase: "preparing", progress: 5, message: "Checking voices..." };
    if (job.failure !== undefined) return { phase: "error", progress: 0, message: job.failure };
    const { phase, answer, status: cast, isSettled } = job;
    const { ids, message = "" } = answer ?? {};
    if (phase === "starting" || (cast === nobody && !isSettled)) return creating;
    const count = cast?.count ?? (ids && { done: 0, total: ids.length });
    if (phase === "polling") return { phase: "generating", progress: cast?.progress ?? 30, message, count };
    if (phase !== "ended" || !cast) return { phase: "idle", progress: 0, message: "" };
    const { progress, failures } = cast;
    // A long cast may have come further than that: no bar goes back.
    if (!isSettled) return { phase: "finalizing", progress: Math.max(95, progress), message: "Finalizing...", count };
    const some = `${failures.length} of the characters could not be generated.`;
    if (failures.length > 0) return { phase: "error", progress: 100, message: some, failures };
    const all = cast === nobody ? message : "All missing characters have been generated.";
    return { phase: "complete", progress: 100, message: all };
  }
}

const remember = (job: JobOf, { begun, ...making }: BeingMade) =>
  rememberJob(job, JSON.stringify({ ...making, begun: performance.timeOrigin + begun }));

function recall(job: JobOf): BeingMade | undefined {
  const kept = recallJob(job);
  if (kept === undefined) return undefined;
  const { begun, ...making }: BeingMade = JSON.parse(kept);
  return { ...making, begun: begun - performance.timeOrigin };
}

/** Where one of the characters being made stands, as the back end tells it; document 2, section 4. */
export interface CharacterStatus {
  id: string | undefined;
  status?: string | undefined;
  name?: string | undefined;
  /** Why it could not be made, where the back end says so. */
  error?: string | undefined;
}

export const hasSettled = ({ status }: CharacterStatus) =>
  ["complete", "completed", "failed", "error"].includes(status ?? "");
export const hasFailed = ({ status }: CharacterStatus) => status === "failed" || status === "error";

/**
 * The statuses of the characters being made: of those that were announced; of all where none was, or where the back end
 * tells of none of them.
 */
export function statusesOf(rows: readonly CharacterStatus[], ids: readonly string[] | undefined): CharacterStatus[] {
  const tellsOfOthers = rows.length > 0 && !rows.some(({ id }) => id !== undefined && ids?.includes(id));
  if (ids === undefined || tellsOfOthers) return [...rows];
  return ids.map((id) => rows.find((row) => row.id === id) ?? { id, status: undefined });
}
