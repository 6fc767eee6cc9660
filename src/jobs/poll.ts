import { ApiError } from "@/api/api-error";

/** How often a job's status is read, and when to give up. */
export interface Pace {
  /** Between the starts of two reads; a read that takes longer only delays the next one. */
  everyMs: number;
  /** Before the first read. */
  afterMs?: number;
  /** Reads after which the job is taking too long. */
  attempts?: number;
  /** Time after which the job is taking too long; it ends with one last read, whose success counts. */
  budgetMs?: number;
  /** Reads, counted from the first, whose failure is ignored. */
  forgivenAttempts?: number;
  /** Refusals, by their HTTP status, that are never forgiven: whoever may not ask will not be told more later. */
  finalStatuses?: readonly number[];
  /** Whether a refusal that says when to come back is no failure. */
  heedsRetryAfter?: boolean;
  /** Polls more rarely once the job has been taking so long. */
  slower?: { afterMs: number; everyMs: number };
}

/** The pace's attempts or budget are used up. */
export class TookTooLong extends Error {
  override name = "TookTooLong";
}

/** Who is asking is not known any more, or may not ask. */
export const notAllowed = [401, 403];

/** Milliseconds after which one read counts as failed. */
const readTimeoutMs = 15_000;

/** Milliseconds by which a timer is late only where the page was frozen. */
const latenessMs = 5_000;

/** The longest that a server may ask to be left alone. */
const longestWaitMs = 600_000;

// Decision: .github/decisions/polling.md
/**
 * Yields each status of a job until `finished`. Throws TookTooLong, the error of a read that is not forgiven, or the
 * signal's reason. Never two reads at once, and none after the signal; document 2, section 9.
 */
export async function* poll<Status>(
  read: (signal: AbortSignal) => Promise<Status>,
  finished: (status: Status) => boolean,
  pace: Pace,
  signal: AbortSignal,
): AsyncGenerator<Status, void> {
  const { everyMs, afterMs = 0, attempts = Infinity, budgetMs = Infinity, slower } = pace;
  const begun = performance.now();
  const deadline = begun + budgetMs;
  await until(begun + afterMs, signal);

  for (let attempt = 1; attempt <= attempts; attempt++) {
    const started = performance.now();
    let wait = 0;
    const status = await awake(read, signal).then(
      (value) => ({ value }),
      (error: unknown) => {
        if (signal.aborted || !isForgiven(error, attempt, pace)) throw error;
        wait = performance.now() - started + Math.min(comeBackOf(error) ?? 0, longestWaitMs);
        return undefined;
      },
    );
    if (status) {
      yield status.value;
      if (finished(status.value)) return;
    }
    if (started >= deadline) break;
    const pause = slower && started - begun >= slower.afterMs ? slower.everyMs : everyMs;
    await until(Math.min(started + Math.max(pause, wait), deadline), signal);
  }
  throw new TookTooLong("The job is taking too long");
}

const comeBackOf = (error: unknown) => (error instanceof ApiError ? error.retryAfter : undefined);

function isForgiven(
  error: unknown,
  attempt: number,
  { forgivenAttempts = 0, finalStatuses = notAllowed, heedsRetryAfter = false }: Pace,
) {
  if (error instanceof ApiError && finalStatuses.includes(error.status)) return false;
  return attempt <= forgivenAttempts || (heedsRetryAfter && comeBackOf(error) !== undefined);
}

/** One read; what got no answer while the page was frozen, when its connections and its timers stood still, is read anew. */
async function awake<Status>(read: (signal: AbortSignal) => Promise<Status>, signal: AbortSignal): Promise<Status> {
  const wasFrozen = watchFreezing(readTimeoutMs);
  const [result] = await Promise.allSettled([inTime(read, signal)]);
  const isMissed = wasFrozen() && !signal.aborted;
  if (result.status === "fulfilled") return result.value;
  const isAnswer = result.reason instanceof ApiError && result.reason.status !== 0;
  if (isMissed && !isAnswer) return await awake(read, signal);
  throw result.reason;
}

/** Tells, when it is called, whether the page has been frozen since, where no more than so many ms were to pass. Ends the watch. */
function watchFreezing(ms: number): () => boolean {
  const begun = performance.now();
  let wasTold = false;
  const note = () => (wasTold = true);
  document.addEventListener("freeze", note);
  return () => {
    document.removeEventListener("freeze", note);
    return wasTold || performance.now() - begun > ms + latenessMs;
  };
}

/** One read; one that never answers fails after 15 s, whether it heeds its signal or not. */
async function inTime<Status>(read: (signal: AbortSignal) => Promise<Status>, signal: AbortSignal): Promise<Status> {
  signal.throwIfAborted();
  const own = new AbortController();
  const leave = () => own.abort(signal.reason);
  const timer = setTimeout(() => own.abort(new Error("The server took too long to answer")), readTimeoutMs);
  signal.addEventListener("abort", leave, { once: true });
  try {
    return await Promise.race([read(own.signal), rejectedBy(own.signal)]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", leave);
  }
}

const rejectedBy = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

/** Waits so many milliseconds. Rejects with the signal's reason. */
export const pause = (ms: number, signal: AbortSignal) => until(performance.now() + ms, signal);

/** Waits for a moment of the monotonic clock; a page coming back to sight catches up, for timers sleep behind it. */
async function until(moment: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  if (performance.now() >= moment) return;
  await new Promise<void>((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", leave);
      document.removeEventListener("visibilitychange", catchUp);
    };
    const leave = () => {
      end();
      reject(signal.reason);
    };
    const arrive = () => {
      end();
      resolve();
    };
    const catchUp = () => {
      if (!document.hidden && performance.now() >= moment) arrive();
    };
    const timer = setTimeout(arrive, Math.ceil(moment - performance.now()));
    signal.addEventListener("abort", leave, { once: true });
    document.addEventListener("visibilitychange", catchUp);
  });
}
