/** Milliseconds from what is to be kept to the disk; 300 are allowed for what is typed (faults, section 7, G4). */
const writeDelayMs = 200;
/** Milliseconds after which a disk that refused is tried again, twice as many each time. */
const firstPauseMs = 2_000;
const longestPauseMs = 60_000;

interface Work {
  /** Whether anything waits to be written. */
  isWaiting: () => boolean;
  /** Writes all that waits, and tells whether the disk took it. Never rejects. */
  write: () => Promise<boolean>;
}

/** Brings what waits to a disk that may refuse: soon, all at once, and again after growing pauses. */
export function createDiskWriter({ isWaiting, write }: Work) {
  /** Writings that were refused, one after the other. */
  let refusals = 0;
  let underWay = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Infinity;

  function writeIn(ms: number) {
    const at = performance.now() + ms;
    if (due <= at) return;
    clearTimeout(timer);
    due = at;
    timer = setTimeout(() => {
      due = Infinity;
      // The one that is under way sees to it.
      if (underWay === 0) void writeNow();
    }, ms);
  }

  /** Nothing is written by itself any more, until it is asked for. */
  function rest() {
    clearTimeout(timer);
    due = Infinity;
  }

  /** Writes at once what waits to be written, and tells whether that is on disk. What is not is tried again. */
  async function writeNow(): Promise<boolean> {
    rest();
    if (!isWaiting()) return true;
    underWay += 1;
    const isWritten = await write();
    underWay -= 1;
    refusals = isWritten ? 0 : refusals + 1;
    if (isWaiting()) writeIn(isWritten ? writeDelayMs : Math.min(firstPauseMs * 2 ** (refusals - 1), longestPauseMs));
    return isWritten;
  }

  return { writeSoon: () => writeIn(writeDelayMs), writeNow, rest };
}

/** Something that is so or not, for `useSyncExternalStore`. */
export function createFlag() {
  let isSet = false;
  const listeners = new Set<() => void>();
  return {
    set(next: boolean) {
      if (next === isSet) return;
      isSet = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => isSet,
  };
}

/** Writes whenever the page may be about to go, until the returned function is called. */
export function writeBeforeLeaving(writeNow: () => Promise<unknown>): () => void {
  const write = () => void writeNow();
  window.addEventListener("pagehide", write);
  window.addEventListener("blur", write);
  document.addEventListener("visibilitychange", write);
  return () => {
    window.removeEventListener("pagehide", write);
    window.removeEventListener("blur", write);
    document.removeEventListener("visibilitychange", write);
  };
}

/** Milliseconds within which another tab follows a logout. */
const followingMs = 5_000;

/** The other tabs of what one store keeps. */
export function createTabs(name: string) {
  let channel: BroadcastChannel | undefined;
  /** Who has just logged out in another tab. */
  let leaver: { user_id: string; at: number } | undefined;
  const open = () => {
    if (typeof BroadcastChannel !== "undefined") channel ??= new BroadcastChannel(name);
    return channel;
  };
  return {
    tell: (message: unknown) => open()?.postMessage(message),
    /** What they tell is heard until the returned function is called. */
    listen(hear: (event: MessageEvent) => void) {
      open()?.addEventListener("message", hear);
      return () => {
        channel?.close();
        channel = undefined;
      };
    },
    noteLeaver: (user_id: string) => (leaver = { user_id, at: performance.now() }),
    /** Whether this tab is about to follow a person's logout: what they still do here is not kept. */
    isLeaving: (user_id: string) => leaver?.user_id === user_id && performance.now() - leaver.at < followingMs,
  };
}
