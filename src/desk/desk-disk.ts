import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { isDeskRecord, isNewer, type DeskOf, type DeskRecord } from "./desk-record";

type RecordKey = [user_id: string, story_id: string, kind: string, key: string];

interface Schema extends DBSchema {
  records: { key: RecordKey; value: DeskRecord };
}
type Desk = IDBPDatabase<Schema>;

/** What each version of the database adds to the one before; those that people have are never changed. */
const upgrades: readonly ((desk: Desk) => unknown)[] = [
  (desk) => desk.createObjectStore("records", { keyPath: ["user_id", "story_id", "kind", "key"] }),
];

/** Milliseconds after which a disk that does not answer counts as one that refuses. */
const patienceMs = 5_000;

let opened: Promise<Desk> | undefined;

function openDesk(): Promise<Desk> {
  const opening = openDB<Schema>("virtual-studio-desk", upgrades.length, {
    upgrade(desk, from) {
      for (const upgrade of upgrades.slice(from)) upgrade(desk);
    },
    // A newer version of the application waits in another tab until this one lets go.
    blocking() {
      opened = undefined;
      void opening.then((desk) => desk.close());
    },
    terminated() {
      opened = undefined;
    },
  });
  return opening;
}

/** Rejects where IndexedDB is blocked, full or broken, or does not answer. The next use opens it anew. */
async function attempt<Result>(work: (desk: Desk) => Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The disk does not answer")), patienceMs);
  });
  try {
    opened ??= openDesk();
    return await Promise.race([opened.then(work), late]);
  } catch (error) {
    opened = undefined;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** All records whose keys begin so: in the order of keys an array comes after every text. */
const beginningWith = (...texts: string[]) => IDBKeyRange.bound(texts, [...texts, []]);

/** The records of one kind of a story, those that were removed included. */
export const readDisk = ({ user_id, story_id, kind }: DeskOf): Promise<DeskRecord[]> =>
  attempt(async (desk) => (await desk.getAll("records", beginningWith(user_id, story_id, kind))).filter(isDeskRecord));

/** All that a person's desk holds. */
export const readWholeDisk = (user_id: string): Promise<DeskRecord[]> =>
  attempt(async (desk) => (await desk.getAll("records", beginningWith(user_id))).filter(isDeskRecord));

/** Writes all of them, or none; gives those instead of which the disk has newer ones, and leaves these alone. */
export const writeDisk = (records: readonly DeskRecord[]): Promise<DeskRecord[]> =>
  attempt(async (desk) => {
    const transaction = desk.transaction("records", "readwrite");
    const { store, done } = transaction;
    const newer: DeskRecord[] = [];
    const writing = records.map(async (record) => {
      const { user_id, story_id, kind, key } = record;
      const there: unknown = await store.get([user_id, story_id, kind, key]);
      if (isDeskRecord(there) && isNewer(there, record)) newer.push(there);
      else await store.put(record);
    });
    try {
      await Promise.all([...writing, done]);
    } catch (error) {
      abort(transaction);
      throw error;
    }
    return newer;
  });

/** Erases all that a person's desk holds, or everybody's. */
export const eraseDisk = (user_id: string | undefined): Promise<void> =>
  attempt((desk) => (user_id === undefined ? desk.clear("records") : desk.delete("records", beginningWith(user_id))));

function abort(transaction: { abort: () => void }) {
  try {
    transaction.abort();
  } catch {
    // It was taken back already.
  }
}
