import type { ProgressMessage } from "@/api/contract/generators";

/** Where one line stands within a run. */
export interface LineProgress {
  state: "running" | "done" | "failed";
  /** The back end's own word, as in "audio_processing". */
  status: string;
  /** Percent; absent while none was told. */
  progress: number | undefined;
  message: string | undefined;
  /** What was made, where the messages carry it. */
  url: string | undefined;
  image_url: string | undefined;
  video_url: string | undefined;
  shot_type: string | undefined;
  image_prompt: string | undefined;
  action_video_prompt: string | undefined;
}

/** One run of a bulk generator, from the click to its end; document 2, section 4. */
export interface Run {
  /** `waiting`: started, but all connections for streams are taken. */
  phase: "idle" | "starting" | "waiting" | "running" | "complete" | "stopped";
  lines: ReadonlyMap<number, LineProgress>;
  stats?: ProgressMessage["stats"];
  /** The newest message: what it is doing now. */
  latest?: ProgressMessage;
  /** Why the run stopped. */
  text?: string | undefined;
  /** Whether a message could not be read. The run goes on. */
  garbled?: boolean;
  /** Whether it stopped because its stream was lost: the back end may be working on, and can be followed again. */
  lost?: boolean;
  /** Milliseconds for which its open stream has told nothing, as far as that is worth telling. */
  silence?: number | undefined;
  /** When it began, on the monotonic clock, in milliseconds. */
  begun?: number | undefined;
  /** Whether the lines have been read again since it ended: what was made is what was read. */
  isRead?: boolean;
}

export const idle: Run = { phase: "idle", lines: new Map() };

export const isUnderWay = ({ phase }: Run) => phase === "starting" || phase === "waiting" || phase === "running";
const hasEnded = ({ phase }: Run) => phase === "complete" || phase === "stopped";

/** What a run tells of a line; of one whose lines have been read again only the failures, for no read tells of those. */
export function lineProgressOf({ lines, isRead }: Run, line_number: number): LineProgress | undefined {
  const told = lines.get(line_number);
  return isRead && told?.state !== "failed" ? undefined : told;
}

/** The word of the back end → what it means, and its rank: a line never goes back to a lower one. */
const steps: Record<string, { state: LineProgress["state"]; rank: number }> = {
  error: { state: "failed", rank: 2 },
  failed: { state: "failed", rank: 2 },
  prompt_error: { state: "failed", rank: 2 },
  image_completed: { state: "done", rank: 3 },
  completed: { state: "done", rank: 4 },
  image_storage_completed: { state: "done", rank: 4 },
};
const underWay = { state: "running", rank: 1 } as const;
const stepOf = (status: string) => (Object.hasOwn(steps, status) ? steps[status] : undefined) ?? underWay;

/** What a batch of messages makes of a run. A run that has ended stays as it is. */
export function advance(run: Run, messages: readonly ProgressMessage[]): Run {
  if (hasEnded(run)) return run;
  const lines = new Map(run.lines);
  let next: Run = { ...run, lines, silence: messages.length > 0 ? undefined : run.silence };
  for (const message of messages) {
    if (message.line_number !== undefined && message.line_number >= 0) {
      lines.set(message.line_number, advanceLine(lines.get(message.line_number), message));
    }
    if (message.stats) next = { ...next, stats: message.stats };
    next = { ...next, latest: message };
    if (message.error) return { ...next, phase: "stopped", text: message.error };
    if (message.complete) return { ...next, phase: "complete" };
  }
  return next;
}

function advanceLine(before: LineProgress | undefined, message: ProgressMessage): LineProgress {
  const hasUrl = message.url !== undefined && message.status === "generating";
  const status = hasUrl ? "completed" : (message.status ?? before?.status ?? "processing");
  const { state, rank } = stepOf(status);
  const beforeRank = before ? stepOf(before.status).rank : 0;
  const isNewStep = rank > beforeRank;
  const isNews = isNewStep || (rank === beforeRank && !isLate(before, message));
  const [newer, older] = isNews ? [message, before] : [before, message];
  // Some failures tell their reason as the run's error.
  const words = message.message ?? message.error;
  return {
    state: isNews ? state : (before?.state ?? state),
    status: isNews ? status : (before?.status ?? status),
    message: isNewStep ? words : ((isNews ? words : undefined) ?? before?.message),
    progress: state === "done" || before?.state === "done" ? 100 : furthest(before?.progress, message.progress),
    url: newer?.url ?? older?.url,
    image_url: newer?.image_url ?? older?.image_url,
    video_url: newer?.video_url ?? older?.video_url,
    shot_type: newer?.shot_type ?? older?.shot_type,
    image_prompt: newer?.image_prompt ?? older?.image_prompt,
    action_video_prompt: newer?.action_video_prompt ?? older?.action_video_prompt,
  };
}

/** Whether a message tells of less progress than is known already: it came out of order. */
const isLate = (before: LineProgress | undefined, { progress }: ProgressMessage) =>
  progress !== undefined && before?.progress !== undefined && progress < before.progress;

const furthest = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? (a ?? b) : Math.max(a, b);

/** Ends a run that could not start. */
export const stop = (run: Run, text: string): Run => (isUnderWay(run) ? { ...run, phase: "stopped", text } : run);

/** Ends a run whose stream is gone, if it has not ended by itself: servers close their streams after `complete`, too. */
export const disconnect = (run: Run, text: string): Run =>
  isUnderWay(run) ? { ...run, phase: "stopped", text, lost: true } : run;

/** Another while in which the open stream has told nothing. That is no error: some things take long. */
export const addSilence = (run: Run, ms: number): Run =>
  isUnderWay(run) ? { ...run, silence: (run.silence ?? 0) + ms } : run;

/** A message that could not be read. */
export const markGarbled = (run: Run): Run => (isUnderWay(run) ? { ...run, silence: undefined, garbled: true } : run);
