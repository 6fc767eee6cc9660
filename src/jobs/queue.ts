import { ApiError, reasonText } from "@/api/api-error";
import { notAllowed, pause, poll, TookTooLong, type Pace } from "./poll";
import { isInWork, isOpen, type QueueControl, type QueueItem } from "./queue-item";

// Decision: .github/decisions/production.md

/** Where a queue is kept. What is put is seen at once, here and in the other tabs. */
export interface QueueStore {
  /** In the order in which they are sent. */
  items: () => readonly QueueItem[];
  control: () => QueueControl;
  atOnce: () => number;
  put: (item: QueueItem) => void;
  setControl: (control: QueueControl) => void;
  /** Once what was put is kept, or cannot be. */
  written: () => Promise<unknown>;
  subscribe: (listener: () => void) => () => void;
}

/** What the items of a queue ask of the back end. */
export interface QueueWork<Status> {
  start: (item: QueueItem) => Promise<Status>;
  check: (item: QueueItem, signal: AbortSignal) => Promise<Status>;
  isOver: (status: Status) => boolean;
  isUnderWay: (status: Status) => boolean;
  /** The address of what was made. */
  addressOf: (item: QueueItem, status: Status) => string | undefined;
  /** Why it was not made, in words; undefined where it was. */
  failureOf: (item: QueueItem, status: Status) => string | undefined;
  pace: (item: QueueItem) => Pace;
  words: (item: QueueItem, failure: { at: "start" | "check"; error: unknown } | { at: "end" }) => string;
  /** Hears of what was made, before that is noted. */
  made: (item: QueueItem, status: Status) => unknown;
}

/** Milliseconds for which a busy back end is left alone that does not say how long, and the longest that it may say. */
const busyMs = 30_000;
const longestBusyMs = 600_000;
/** Reads after which a start that nothing tells of counts as one that may not have begun. */
const unsureReads = 5;
/** Starts in a row that reach nobody, after which the others are not tried. */
const mostUnreachable = 2;

const mayNotHaveBegun = "It is not known whether this was started. Look at the shot before you start it again.";
const withoutItsImage = "Its image was not made.";

/** Nothing more is asked until somebody has done something about it. */
class Halt extends Error {
  override name = "Halt";
}

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0);
const isFailure = (error: unknown, failure: ApiError["failure"]) =>
  error instanceof ApiError && error.failure === failure;

/** Whether there is something that driving it would bring on. */
export const isToBeDriven = ({ items, control }: Pick<QueueStore, "items" | "control">) =>
  control().state !== "halted" &&
  items().some((item) => isInWork(item) || (isOpen(item) && control().state === "running"));

/**
 * Sends the starts of a queue, so many at once, and follows each to its end; until nothing is left to be done, the queue
 * is paused and what was under way has ended, or the signal is aborted. One tab does so at a time. A start is noted before
 * it is sent and never sent a second time: what an earlier page left in between is only looked for.
 */
export async function driveQueue<Status>(
  store: QueueStore,
  work: QueueWork<Status>,
  signal: AbortSignal,
): Promise<void> {
  const inWork = new Map<string, Promise<void>>();
  const over = new AbortController();
  const stop = () => over.abort(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  let wake = () => {};
  const unsubscribe = store.subscribe(() => wake());
  over.signal.addEventListener("abort", () => wake(), { once: true });
  let unreachable = 0;

  async function start(item: QueueItem): Promise<QueueItem | undefined> {
    const sent: QueueItem = { ...item, phase: "starting", startedAt: Date.now() };
    store.put(sent);
    await store.written();
    if (over.signal.aborted || store.control().state !== "running") {
      store.put(item);
      return undefined;
    }
    try {
      await work.start(sent);
      unreachable = 0;
    } catch (error) {
      if (over.signal.aborted || isFailure(error, "timeout")) return sent;
      refuse(item, sent, error);
      return undefined;
    }
    const accepted: QueueItem = { ...sent, phase: "following" };
    store.put(accepted);
    return accepted;
  }

  function refuse(item: QueueItem, sent: QueueItem, error: unknown) {
    const status = statusOf(error);
    if (status === 429) {
      const wait = (error instanceof ApiError && error.retryAfter) || busyMs;
      store.setControl({ ...store.control(), until: Date.now() + Math.min(wait, longestBusyMs) });
      return store.put(item);
    }
    if (notAllowed.includes(status)) {
      store.put(item);
      return halt(error);
    }
    end(sent, work.words(sent, { at: "start", error }));
    unreachable = isFailure(error, "unreachable") ? unreachable + 1 : 0;
    if (unreachable >= mostUnreachable) halt(error);
  }

  function halt(error: unknown) {
    store.setControl({ state: "halted", why: reasonText(error) });
    over.abort(new Halt());
  }

  const end = (item: QueueItem, why?: string) =>
    store.put({
      ...item,
      phase: why === undefined ? "done" : "failed",
      endedAt: Date.now(),
      ...(why !== undefined && { why }),
    });

  async function follow(item: QueueItem): Promise<void> {
    let hasBegun = item.phase === "following";
    let reads = 0;
    const isSure = (status: Status) => {
      const isNew = work.isOver(status) && (work.addressOf(item, status) ?? "") !== item.had;
      hasBegun ||= isNew || work.isUnderWay(status);
      return hasBegun;
    };
    const isEnd = (status: Status) => (isSure(status) ? work.isOver(status) : reads >= unsureReads);
    try {
      const read = (reading: AbortSignal) => {
        reads += 1;
        return work.check(item, reading);
      };
      for await (const status of poll(read, isEnd, work.pace(item), over.signal)) {
        if (over.signal.aborted) return;
        if (!isEnd(status)) continue;
        const why = hasBegun ? work.failureOf(item, status) : mayNotHaveBegun;
        if (why === undefined) await work.made(item, status);
        return end(item, why);
      }
    } catch (error) {
      if (over.signal.aborted) return;
      if (notAllowed.includes(statusOf(error))) return halt(error);
      if (!hasBegun) return end(item, mayNotHaveBegun);
      end(item, work.words(item, error instanceof TookTooLong ? { at: "end" } : { at: "check", error }));
    }
  }

  async function bringOn(item: QueueItem): Promise<void> {
    const sent = item.phase === "waiting" ? await start(item) : item;
    if (sent && !over.signal.aborted) await follow(sent);
  }

  /** The next that may be sent. What waits for an image that was not made has failed with it. */
  function next(): QueueItem | undefined {
    const { state, until = 0 } = store.control();
    if (state !== "running" || until > Date.now() || inWork.size >= store.atOnce()) return undefined;
    const items = store.items();
    for (const item of items) {
      if (item.phase !== "waiting" || inWork.has(item.id)) continue;
      const before = item.after === undefined ? undefined : items.find(({ id }) => id === item.after);
      if (before?.phase === "failed") end(item, withoutItsImage);
      else if (!before || before.phase === "done") return item;
    }
    return undefined;
  }

  function take(item: QueueItem) {
    const taken = bringOn(item).finally(() => inWork.delete(item.id));
    inWork.set(item.id, taken);
  }

  try {
    while (!over.signal.aborted && (inWork.size > 0 || isToBeDriven(store))) {
      const changed = new Promise<void>((resolve) => (wake = resolve));
      // What an earlier page was at.
      for (const item of store.items()) if (isInWork(item) && !inWork.has(item.id)) take(item);
      for (let item = next(); item; item = next()) take(item);
      const { until = 0 } = store.control();
      const wait = until > Date.now() ? pause(until - Date.now(), over.signal).catch(() => undefined) : undefined;
      await Promise.race([changed, ...inWork.values(), ...(wait ? [wait] : [])]);
    }
    await Promise.all(inWork.values());
  } finally {
    signal.removeEventListener("abort", stop);
    unsubscribe();
    over.abort();
  }
}
