import { createDiskWriter, createFlag, createTabs, writeBeforeLeaving } from "@/disk/disk-writer";
import { ageOf } from "@/rules/draft-age";
import { nobody, type Draft, changeDisk, changeRead, readDisk, type Change } from "./draft-disk";

const hour = 60 * 60 * 1000;
// Decision: .github/decisions/drafts.md
const offeredFor = ({ user_id }: Draft) => (user_id === nobody ? hour : 7 * 24 * hour);
/** This tab's drafts. Where the disk refuses they are all there is. */
const typedHere = new Map<string, Draft>();
/** What the disk has otherwise: those that are not typed here any more wait to be erased there. */
const unwritten = new Set<string>();
/** Whether what was typed lives in this page only, because the disk has refused it. */
export const memoryOnly = createFlag();
const tabs = createTabs("virtual-studio-drafts");

/** Whether it was typed since this page was loaded. */
export const isOfThisTab = (id: string) => typedHere.has(id);

export function keepDraft(draft: Draft) {
  if (tabs.isLeaving(draft.user_id)) return;
  typedHere.set(draft.id, draft);
  unwritten.add(draft.id);
  writer.writeSoon();
}

async function writeChanges(): Promise<boolean> {
  const changes = [...unwritten].map((id): Change => [id, typedHere.get(id)]);
  const isWritten = await changeDisk(changes).then(
    () => true,
    () => false,
  );
  if (isWritten) for (const [id, draft] of changes) if (typedHere.get(id) === draft) unwritten.delete(id);
  // Where only an erasure was written, as on a full disk, it is not known yet whether a text can be.
  if (!isWritten && [...unwritten].some(isOfThisTab)) memoryOnly.set(true);
  else if (isWritten && changes.some(([, draft]) => draft)) memoryOnly.set(false);
  return isWritten;
}

const writer = createDiskWriter({ isWaiting: () => unwritten.size > 0, write: writeChanges });

/** Writes at once what waits to be written, and tells whether that is on disk. What is not is tried again. */
export const writeDrafts = writer.writeNow;

/**
 * Erases a draft; with a text, unless something else has been typed since. What takes its place is kept before: both
 * are written together, so that the disk has the one or the other.
 */
export function forgetDraft(id: string, text?: string) {
  const typed = typedHere.get(id);
  if (typed && text !== undefined && typed.text !== text) return;
  typedHere.delete(id);
  unwritten.add(id);
  void writeDrafts();
}

/** The drafts of one place, the newest first, without those that are too old. */
export async function draftsOf(user_id: string, place: string): Promise<Draft[]> {
  void writeDrafts();
  const now = Date.now();
  const onDisk = await readDisk().catch(() => []);
  const earlier = onDisk.filter(({ id }) => !typedHere.has(id) && !unwritten.has(id));
  void letAge(earlier, now);
  return [...earlier, ...typedHere.values()]
    .filter((draft) => draft.user_id === user_id && draft.place === place)
    .filter((draft) => ageOf(draft, offeredFor(draft), now).is === "offered")
    .toSorted((one, other) => other.at - one.at);
}

/** Notes on disk which of the drafts of earlier visits are too old, and erases those that have been so for long. */
async function letAge(drafts: Draft[], now: number) {
  const changes = drafts.flatMap((draft) => {
    const age = ageOf(draft, offeredFor(draft), now);
    const tooOldSince = age.is === "hidden" ? age.tooOldSince : undefined;
    if (age.is !== "over" && draft.tooOldSince === tooOldSince) return [];
    return [[draft, age.is === "over" ? undefined : { ...draft, tooOldSince }] as const];
  });
  // What the disk refuses is seen to at another visit.
  if (changes.length > 0) await changeRead(changes).catch(() => undefined);
}

/** For a logout: erases all that a person typed, or everybody, here and in the other tabs. */
export async function eraseDrafts(user_id?: string): Promise<void> {
  if (user_id !== undefined) tabs.tell(user_id);
  await eraseHere(user_id);
}

async function eraseHere(user_id: string | undefined) {
  const isTheirs = (draft: Draft) => user_id === undefined || draft.user_id === user_id;
  for (const { id } of [...typedHere.values()].filter(isTheirs)) {
    typedHere.delete(id);
    unwritten.delete(id);
  }
  if (user_id === undefined) unwritten.clear();
  if (unwritten.size === 0) writer.rest();
  if (typedHere.size === 0) memoryOnly.set(false);
  try {
    const theirs = (await readDisk()).filter(isTheirs);
    await changeDisk(theirs.map(({ id }): Change => [id, undefined]));
  } catch {
    // What the disk refuses to give it may refuse to erase.
  }
}

/** What another tab says: who has logged out there. What they type here until this one follows is not kept. */
function hear({ data }: MessageEvent<unknown>) {
  if (typeof data !== "string") return;
  tabs.noteLeaver(data);
  void eraseHere(data);
}

/** Writes before the page goes, and follows the logouts of other tabs; until the returned function is called. */
export function watchOverDrafts(): () => void {
  const ends = [tabs.listen(hear), writeBeforeLeaving(writeDrafts)];
  return () => ends.forEach((end) => end());
}
