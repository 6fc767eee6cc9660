import { writeDisk } from "./desk-disk";
import { isNewer, type DeskRecord } from "./desk-record";

/** Milliseconds from a note to the disk, so that hundreds at once are one transaction. */
const writeDelayMs = 200;
/** Milliseconds after which a disk that refused is tried again, twice as many each time. */
const firstPauseMs = 2_000;
const longestPauseMs = 60_000;

const keyOf = ({ user_id, story_id, kind, key }: DeskRecord) => JSON.stringify([user_id, story_id, kind, key]);

/** Brings records to the disk; `onWritten` is given those instead of which the disk has newer ones. */
export function createDeskWriter(onWritten: (newer: DeskRecord[]) => void) {
  /** What the disk does not have yet. */
  const unwritten = new Map<string, DeskRecord>();
  /** Writings that were refused, one after the other. */
  let refusals = 0;
  let underWay = 0;
  let isMemoryOnly = false;
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Infinity;

  function setMemoryOnly(next: boolean) {
    if (next === isMemoryOnly) return;
    isMemoryOnly = next;
    for (const listener of listeners) listener();
  }

  function writeIn(ms: number) {
    const at = performance.now() + ms;
    if (due <= at) return;
    clearTimeout(timer);
    due = at;
    timer = setTimeout(() => {
      due = Infinity;
      // The one that is under way sees to it.
      if (underWay === 0) void write();
    }, ms);
  }

  function dontWrite() {
    clearTimeout(timer);
    due = Infinity;
  }

  /** Writes at once what waits to be written, and tells whether that is on disk. What is not is tried again. */
  async function write(): Promise<boolean> {
    dontWrite();
    const records = [...unwritten.values()];
    if (records.length === 0) return true;
    underWay += 1;
    const newer = await writeDisk(records).catch(() => undefined);
    underWay -= 1;
    if (newer)
      for (const record of records) if (unwritten.get(keyOf(record)) === record) unwritten.delete(keyOf(record));
    refusals = newer ? 0 : refusals + 1;
    // What was erased meanwhile is missed by nobody.
    setMemoryOnly(!newer && unwritten.size > 0);
    if (newer) onWritten(newer);
    if (unwritten.size > 0)
      writeIn(newer ? writeDelayMs : Math.min(firstPauseMs * 2 ** (refusals - 1), longestPauseMs));
    return newer !== undefined;
  }

  return {
    add(record: DeskRecord) {
      unwritten.set(keyOf(record), record);
      writeIn(writeDelayMs);
    },
    /** Another tab has a newer one, and writes it. */
    giveWay(record: DeskRecord) {
      const own = unwritten.get(keyOf(record));
      if (own && isNewer(record, own)) unwritten.delete(keyOf(record));
    },
    /** For what is erased before it was written. */
    drop(isTheirs: (record: DeskRecord) => boolean) {
      for (const [key, record] of unwritten) if (isTheirs(record)) unwritten.delete(key);
      if (unwritten.size > 0) return;
      dontWrite();
      setMemoryOnly(false);
    },
    write,
    /** Whether what was noted lives in this page only, because the disk has refused it. For `useSyncExternalStore`. */
    memoryOnly: {
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      read: () => isMemoryOnly,
    },
  };
}
