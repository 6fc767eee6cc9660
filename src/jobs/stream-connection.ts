import { follow } from "@/api/event-stream";
import type { Stream } from "@/api/endpoint";

/** What is heard of a stream that is followed. */
interface Follower<Message> {
  /** Whether nothing comes after this message. */
  isLast: (message: Message) => boolean;
  /** It has one of the connections, or has given it back while the page is away. */
  connected: (isConnected: boolean) => void;
  /** The page is back: what was told meanwhile is not told again. */
  back: () => void;
  /** What came within a while, in order. */
  heard: (messages: Message[]) => void;
  /** A message that could not be read. The stream goes on. */
  garbled: () => void;
  /** Another so many milliseconds without a message. That is no error: some things take long. */
  silent: (ms: number) => void;
  /** It is over before its last message; `opened` tells whether it ever stood. */
  lost: (opened: boolean) => void;
}

/** Milliseconds within which messages are gathered: applied one by one, a burst of them would freeze the page. */
const batchMs = 100;

/** Milliseconds without a message after which that is told. */
const silenceMs = 60_000;

/** Follows a stream to its end, or the signal's, on one of the free connections; gives that back while the page is away. */
export async function followWhileVisible<Input, Message, Wire>(
  stream: Stream<Input, Message, Wire>,
  input: Input,
  follower: Follower<Message>,
  signal: AbortSignal,
): Promise<void> {
  let isOver = false;
  while (!isOver) {
    const { here, back, stopWatching } = whileVisible(signal);
    try {
      const release = await takeSlot(here);
      try {
        here.throwIfAborted();
        follower.connected(true);
        isOver = await followToTheEnd(stream, input, follower, here);
      } finally {
        release();
      }
    } catch (error) {
      if (!here.aborted) throw error;
    } finally {
      stopWatching();
    }
    if (signal.aborted || isOver) return;
    follower.connected(false);
    await back();
    follower.back();
  }
}

/** Follows a stream until it is over or the signal is aborted. Gives whether it is over. */
function followToTheEnd<Input, Message, Wire>(
  stream: Stream<Input, Message, Wire>,
  input: Input,
  { isLast, heard, garbled, silent, lost }: Follower<Message>,
  signal: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve) => {
    let batch: Message[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let silence: ReturnType<typeof setInterval> | undefined;

    const flush = () => {
      clearTimeout(timer);
      timer = undefined;
      const messages = batch;
      batch = [];
      if (messages.length > 0) heard(messages);
    };
    const listen = () => {
      clearInterval(silence);
      silence = setInterval(() => silent(silenceMs), silenceMs);
    };
    const end = (isOver: boolean) => {
      flush();
      clearInterval(silence);
      signal.removeEventListener("abort", leave);
      connection.close();
      resolve(isOver);
    };
    const leave = () => end(false);
    const connection = follow(stream, input, {
      message: (message) => {
        if (batch.length === 0) listen();
        batch.push(message);
        if (isLast(message)) end(true);
        else timer ??= setTimeout(flush, batchMs);
      },
      garbled: () => {
        listen();
        garbled();
      },
      lost: (opened) => {
        end(true);
        lost(opened);
      },
    });
    listen();
    signal.addEventListener("abort", leave, { once: true });
  });
}

/**
 * A browser opens six HTTP/1.1 connections to a host, shared by all its tabs, and every open stream holds one: beyond
 * that each fetch waits, saves included. So at most four streams stand at a time, over all tabs.
 */
const slots = ["stream-slot-1", "stream-slot-2", "stream-slot-3", "stream-slot-4"];

/** Waits for one of the four slots. Whoever got it calls `release`, once. Rejects with the signal's reason. */
export async function takeSlot(signal: AbortSignal): Promise<() => void> {
  signal.throwIfAborted();
  // Browsers have locks in secure contexts only; elsewhere the four count within this tab.
  return "locks" in navigator ? takeLock(navigator.locks, signal) : takeTurn(signal);
}

/** Asks for all four locks, keeps the first one granted and lets go of the others. */
function takeLock(locks: LockManager, signal: AbortSignal): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const enough = new AbortController();
    let taken = false;
    const leave = () => {
      taken = true;
      enough.abort();
      reject(signal.reason);
    };
    signal.addEventListener("abort", leave, { once: true });

    const hold = () => {
      if (taken) return undefined;
      taken = true;
      signal.removeEventListener("abort", leave);
      // Withdraws the requests still waiting; those granted meanwhile end at once above.
      queueMicrotask(() => enough.abort());
      return new Promise<void>((release) => resolve(release));
    };
    for (const slot of slots) {
      locks.request(slot, { signal: enough.signal }, hold).catch((error: unknown) => {
        if (!enough.signal.aborted) reject(error);
      });
    }
  });
}

let free = slots.length;
const isFree = () => free > 0;
const returns = new EventTarget();

async function takeTurn(signal: AbortSignal): Promise<() => void> {
  while (!isFree())
    await new Promise<void>((resolve, reject) => {
      returns.addEventListener("return", () => resolve(), { once: true, signal });
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    });
  free--;
  let isReturned = false;
  return () => {
    if (isReturned) return;
    isReturned = true;
    free++;
    returns.dispatchEvent(new Event("return"));
  };
}

/** Milliseconds a page may be out of sight before it gives back what it holds open. */
const patienceMs = 60_000;

/**
 * Until `stopWatching` is called `here` is aborted when the page goes away: out of sight for a minute, frozen, or put away
 * for the way back, which a page with an open stream is not. `back` waits until it has come back. Both end with the signal.
 */
function whileVisible(signal: AbortSignal) {
  const away = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leftAt = Infinity;
  let isBack = false;
  const leave = () => away.abort();
  const look = () => {
    clearTimeout(timer);
    if (document.hidden) {
      leftAt = performance.now();
      timer = setTimeout(leave, patienceMs);
    } else if (performance.now() - leftAt >= patienceMs) {
      // Known only afterwards: a frozen page's timers stop, and not every browser tells it of its freezing.
      isBack = true;
      leave();
    } else leftAt = Infinity;
  };
  look();
  document.addEventListener("visibilitychange", look);
  document.addEventListener("freeze", leave);
  window.addEventListener("pagehide", leave);
  return {
    here: AbortSignal.any([signal, away.signal]),
    back: async () => (isBack ? undefined : untilVisible(signal)),
    stopWatching: () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
      document.removeEventListener("freeze", leave);
      window.removeEventListener("pagehide", leave);
    },
  };
}

/** Waits until a page that went away comes back to sight. Rejects with the signal's reason. */
async function untilVisible(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const end = () => {
      document.removeEventListener("visibilitychange", look);
      document.removeEventListener("resume", look);
      window.removeEventListener("pageshow", look);
      signal.removeEventListener("abort", leave);
    };
    const leave = () => {
      end();
      reject(signal.reason);
    };
    // What is being put away may still count as visible: only an event tells that it is back.
    const look = () => {
      if (document.hidden) return;
      end();
      resolve();
    };
    document.addEventListener("visibilitychange", look);
    document.addEventListener("resume", look);
    window.addEventListener("pageshow", look);
    signal.addEventListener("abort", leave, { once: true });
  });
}
