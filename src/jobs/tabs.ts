import { useEffect, useEffectEvent, useRef } from "react";

// What the tabs of one browser know of a job. A tab remembers what it began, so that a reload follows it instead of
// beginning it a second time; tabs tell each other of a job under way; and what only one may do is done behind a lock.

export interface JobOf {
  user_id: string;
  story_id: string;
  /** What is being made. */
  kind: string;
}

const nameOf = ({ kind, user_id, story_id }: JobOf) => `${kind} ${user_id} ${story_id}`;

const mark = "-job:";
const keyOf = ({ kind, user_id, story_id }: JobOf) => `${kind}${mark}${user_id}:${story_id}`;

export const recallJob = (of: JobOf) => inStorage((storage) => storage.getItem(keyOf(of))) ?? undefined;
export const rememberJob = (of: JobOf, what: string) => inStorage((storage) => storage.setItem(keyOf(of), what));
export const forgetJob = (of: JobOf) => inStorage((storage) => storage.removeItem(keyOf(of)));

/** For the end of a session. */
export const forgetAllJobs = () =>
  inStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.includes(mark)) storage.removeItem(key);
  });

/** A browser that stores nothing for us (cookies blocked) remembers nothing. */
function inStorage<Found>(work: (storage: Storage) => Found): Found | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}

// oxlint-disable unicorn/require-post-message-target-origin -- a channel reaches its own origin only
interface Own {
  /** When the job began, by the wall clock in milliseconds, if this tab follows it now. */
  begunAt: () => number | undefined;
  /** Another tab does. */
  hear: (begunAt: number) => void;
}

/** The tabs of one browser tell each other that a job is under way; whoever opens another one is told, too. */
export function joinJobChannel(job: JobOf, { begunAt, hear }: Own): { tell: () => void; leave: () => void } {
  const channel = new BroadcastChannel(nameOf(job));
  const tell = () => {
    const at = begunAt();
    if (at !== undefined) channel.postMessage(at);
  };
  channel.addEventListener("message", ({ data }) => {
    if (typeof data === "number") hear(data);
    else tell();
  });
  channel.postMessage("who is there?");
  return { tell, leave: () => channel.close() };
}

/**
 * The same for a job that one component follows: `begun`, on the monotonic clock, while it does. `follow` is called where
 * another tab does.
 */
export function useJobChannel({ kind, user_id, story_id }: JobOf, begun: number | undefined, follow: () => void): void {
  const tabs = useRef<ReturnType<typeof joinJobChannel>>(undefined);
  const begunAt = useEffectEvent(() => (begun === undefined ? undefined : performance.timeOrigin + begun));
  const hear = useEffectEvent(() => follow());
  useEffect(() => {
    const joined = joinJobChannel({ kind, user_id, story_id }, { begunAt: () => begunAt(), hear: () => hear() });
    tabs.current = joined;
    return () => joined.leave();
  }, [kind, user_id, story_id]);
  const isFollowed = begun !== undefined;
  useEffect(() => {
    if (isFollowed) tabs.current?.tell();
  }, [isFollowed]);
}

/** What this tab is at, until it has given the lock back: that comes a moment after it was told to leave. */
const atWork = new Map<string, Promise<unknown>>();

/**
 * Does what only one tab of a browser may do at a time, and gives what came of it; undefined where another tab is at it,
 * or once the signal is aborted. Browsers have locks in secure contexts only: elsewhere each tab is on its own.
 */
export async function withTabLock<Result>(
  job: JobOf,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  if (!("locks" in navigator)) return work();
  const name = nameOf(job);
  const left = new Promise<undefined>((resolve) => {
    signal.addEventListener("abort", () => resolve(undefined), { once: true });
  });
  await atWork.get(name)?.catch(() => undefined);
  if (signal.aborted) return undefined;
  const done = navigator.locks.request(name, { ifAvailable: true }, (lock) =>
    lock ? Promise.race([work(), left]) : undefined,
  );
  atWork.set(name, done);
  return done.finally(() => {
    if (atWork.get(name) === done) atWork.delete(name);
  });
}

/** Waits until no tab is at it any more, or the signal is aborted. */
export async function waitForTabLock(job: JobOf, signal: AbortSignal): Promise<void> {
  if (!("locks" in navigator)) return;
  await navigator.locks.request(nameOf(job), { signal }, () => undefined).catch(() => undefined);
}

/** Whether another tab is at it now. What this one is at is awaited first. */
export async function isTabLocked(job: JobOf): Promise<boolean> {
  if (!("locks" in navigator)) return false;
  const name = nameOf(job);
  await atWork.get(name)?.catch(() => undefined);
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === name);
}
