import { createDiskWriter, createFlag } from "@/disk/disk-writer";
import { writeDisk } from "./desk-disk";
import { isNewer, type DeskRecord } from "./desk-record";

const keyOf = ({ user_id, story_id, kind, key }: DeskRecord) => JSON.stringify([user_id, story_id, kind, key]);

/** Brings records to the disk; `onWritten` is given those instead of which the disk has newer ones. */
export function createDeskWriter(onWritten: (newer: DeskRecord[]) => void) {
  /** What the disk does not have yet. */
  const unwritten = new Map<string, DeskRecord>();
  /** Whether what was noted lives in this page only, because the disk has refused it. */
  const memoryOnly = createFlag();

  async function writeRecords(): Promise<boolean> {
    const records = [...unwritten.values()];
    const newer = await writeDisk(records).catch(() => undefined);
    if (newer)
      for (const record of records) if (unwritten.get(keyOf(record)) === record) unwritten.delete(keyOf(record));
    // What was erased meanwhile is missed by nobody.
    memoryOnly.set(!newer && unwritten.size > 0);
    if (newer) onWritten(newer);
    return newer !== undefined;
  }

  const writer = createDiskWriter({ isWaiting: () => unwritten.size > 0, write: writeRecords });
  return {
    add(record: DeskRecord) {
      unwritten.set(keyOf(record), record);
      writer.writeSoon();
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
      writer.rest();
      memoryOnly.set(false);
    },
    write: writer.writeNow,
    memoryOnly,
  };
}
