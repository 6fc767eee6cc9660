import { eraseDisk, readDisk, readWholeDisk } from "./desk-disk";
import { isDeskRecord, isNewer, type DeskOf, type DeskRecord } from "./desk-record";
import { createTabs, writeBeforeLeaving } from "@/disk/disk-writer";
import { createDeskWriter } from "./desk-writer";

const tabs = createTabs("virtual-studio-desk");

/** This page, among all that write to the same desk. */
const page = crypto.randomUUID();

/** What this page knows of one kind of one story. Where the disk refuses, that is all there is. */
interface Drawer {
  of: DeskOf;
  /** By their keys, those that were removed included. */
  records: Map<string, DeskRecord>;
  /** The same for those who look: the same map until something changes. */
  values: ReadonlyMap<string, unknown> | undefined;
  state: "unread" | "reading" | "read" | "refused";
  /** What is to be noted once the disk was read: before, nobody knows what it takes the place of. */
  waiting: (() => void)[];
  listeners: Set<() => void>;
}

const drawers = new Map<string, Drawer>();
const keyOf = ({ user_id, story_id, kind }: DeskOf) => JSON.stringify([user_id, story_id, kind]);
const isKnown = ({ state }: Drawer) => state === "read" || state === "refused";
/** How often something was erased: what was read before that is read again. */
let erasures = 0;

function drawerOf({ user_id, story_id, kind }: DeskOf): Drawer {
  const of = { user_id, story_id, kind };
  const found = drawers.get(keyOf(of));
  if (found) return found;
  const content = { records: new Map(), values: undefined, waiting: [], listeners: new Set<() => void>() };
  const drawer: Drawer = { of, state: "unread", ...content };
  drawers.set(keyOf(of), drawer);
  return drawer;
}

function tellChange(drawer: Drawer) {
  drawer.values = undefined;
  for (const listener of drawer.listeners) listener();
}

const writer = createDeskWriter((newer) => {
  take(newer);
  // A disk that writes may have become one that can be read.
  for (const drawer of drawers.values()) if (drawer.state === "refused") void read(drawer);
});

export const { write: writeDesk, memoryOnly } = writer;

async function read(drawer: Drawer): Promise<void> {
  const before = erasures;
  if (drawer.state === "unread") drawer.state = "reading";
  const found = await readDisk(drawer.of).catch(() => undefined);
  if (erasures !== before) return read(drawer);
  take(found ?? []);
  drawer.state = found ? "read" : "refused";
  tellChange(drawer);
  for (const noteNow of drawer.waiting.splice(0)) noteNow();
}

/** Takes over what the disk or another tab has, where that is newer. */
function take(records: readonly DeskRecord[]) {
  const changed = new Set<Drawer>();
  for (const record of records) {
    writer.giveWay(record);
    const drawer = drawers.get(keyOf(record));
    if (!drawer || !isNewer(record, drawer.records.get(record.key))) continue;
    drawer.records.set(record.key, record);
    changed.add(drawer);
  }
  for (const drawer of changed) tellChange(drawer);
}

const isSame = (one: unknown, other: unknown) =>
  one === other || (one !== undefined && other !== undefined && JSON.stringify(one) === JSON.stringify(other));

/** Notes values under their keys; undefined removes. */
function note(drawer: Drawer, entries: readonly (readonly [key: string, value: unknown])[]) {
  if (tabs.isLeaving(drawer.of.user_id)) return;
  if (!isKnown(drawer)) {
    drawer.waiting.push(() => note(drawer, entries));
    if (drawer.state === "unread") void read(drawer);
    return;
  }
  const made: DeskRecord[] = [];
  for (const [key, value] of entries) {
    const known = drawer.records.get(key);
    if (isSame(known?.value, value)) continue;
    const revision = (known?.revision ?? 0) + 1;
    const record: DeskRecord = { ...drawer.of, key, value, revision, page };
    if (value === undefined) record.isDeleted = true;
    drawer.records.set(key, record);
    writer.add(record);
    made.push(record);
  }
  if (made.length === 0) return;
  tabs.tell({ records: made });
  tellChange(drawer);
}

/**
 * One kind of one story. `read` gives the same map until something changes, and undefined until the disk was read, which
 * the first `subscribe` begins: for `useSyncExternalStore`. What is put before that is noted then.
 */
export const deskOf = (of: DeskOf) => ({
  read: (): ReadonlyMap<string, unknown> | undefined => {
    const drawer = drawerOf(of);
    return isKnown(drawer) ? (drawer.values ??= valuesOf(drawer)) : undefined;
  },
  subscribe: (listener: () => void) => {
    const drawer = drawerOf(of);
    drawer.listeners.add(listener);
    if (drawer.state === "unread") void read(drawer);
    return () => void drawer.listeners.delete(listener);
  },
  put: (key: string, value: unknown) => note(drawerOf(of), [[key, value]]),
  putAll: (entries: Iterable<readonly [key: string, value: unknown]>) => note(drawerOf(of), [...entries]),
  remove: (key: string) => note(drawerOf(of), [[key, undefined]]),
});

const valuesOf = ({ records }: Drawer) =>
  new Map([...records.values()].filter(isThere).map(({ key, value }) => [key, value]));

const isThere = ({ isDeleted }: DeskRecord) => !isDeleted;

/** All that a person's desk holds, on disk and not yet there. Rejects where the disk cannot be read. */
export async function readWholeDesk(user_id: string): Promise<DeskRecord[]> {
  const all = new Map<string, DeskRecord>();
  const here = [...drawers.values()].flatMap(({ records }) => [...records.values()]);
  for (const record of [...(await readWholeDisk(user_id)), ...here.filter((one) => one.user_id === user_id)]) {
    const key = JSON.stringify([record.story_id, record.kind, record.key]);
    if (isNewer(record, all.get(key))) all.set(key, record);
  }
  return [...all.values()].filter(isThere);
}

/**
 * Erases all that a person's desk holds, or everybody's, here and in the other tabs, and tells whether the disk did.
 * `isLeaving`: for a logout, after which the other tabs note nothing more.
 */
export async function eraseDesk(user_id?: string, { isLeaving = false } = {}): Promise<boolean> {
  if (user_id !== undefined) tabs.tell({ erased: user_id, isLeaving });
  return await eraseHere(user_id);
}

async function eraseHere(user_id: string | undefined): Promise<boolean> {
  erasures += 1;
  const isTheirs = (of: DeskOf) => user_id === undefined || of.user_id === user_id;
  writer.drop(isTheirs);
  for (const drawer of [...drawers.values()].filter(({ of }) => isTheirs(of))) {
    drawer.records.clear();
    drawer.waiting = [];
    tellChange(drawer);
  }
  return await eraseDisk(user_id).then(
    () => true,
    () => false,
  );
}

/** What another tab says; one of another version may say anything. */
function hear({ data }: MessageEvent<{ records?: unknown; erased?: unknown; isLeaving?: unknown } | null>) {
  if (Array.isArray(data?.records)) take(data.records.filter(isDeskRecord));
  if (typeof data?.erased !== "string") return;
  if (data.isLeaving === true) tabs.noteLeaver(data.erased);
  void eraseHere(data.erased);
}

/** Writes before the page goes, and follows the other tabs; until the returned function is called. */
export function watchOverDesk(): () => void {
  const ends = [tabs.listen(hear), writeBeforeLeaving(writeDesk)];
  return () => ends.forEach((end) => end());
}
