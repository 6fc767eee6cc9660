import { ageOf } from "@/rules/draft-age";
import { nobody, type Draft, changeDisk, changeRead, readDisk, type Change } from "./draft-disk";

/** Milliseconds from a key to its draft on disk; 300 are allowed (faults, section 7, G4). */
const writeDelayMs = 200;
/** Milliseconds after which a disk that refused is tried again, twice as many each time. */
const firstPauseMs = 2_000;
const longestPauseMs = 60_000;
const hour = 60 * 60 * 1000;
// Decision: .github/decisions/drafts.md
const offeredFor = ({ user_id }: Draft) => (user_id === nobody ? hour : 7 * 24 * hour);
/** Milliseconds within which another tab follows a logout. */
const followingMs = 5_000;

/** This tab's drafts. Where the disk refuses they are all there is. */
const typedHere = new Map<string, Draft>();
/** What the disk has otherwise: those that are not typed here any more wait to be erased there. */
const unwritten = new Set<string>();
/** Writings that were refused, one after the other. */
let refusals = 0;
let underWay = 0;

/** Whether it was typed since this page was loaded. */
export const isOfThisTab = (id: string) => typedHere.has(id);

export function keepDraft(draft: Draft) {
  if (isLeaving(draft.user_id)) return;
  typedHere.set(draft.id, draft);
  unwritten.add(draft.id);
  writeIn(writeDelayMs);
}

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
    if (underWay === 0) void writeDrafts();
  }, ms);
}

function dontWrite() {
  clearTimeout(timer);
  due = Infinity;
}

/** Writes at once what waits to be written, and tells whether that is on disk. What is not is tried again. */
export async function writeDrafts(): Promise<boolean> {
  dontWrite();
  const changes = [...unwritten].map((id): Change => [id, typedHere.get(id)]);
  if (changes.length === 0) return true;
  underWay += 1;
  const isWritten = await changeDisk(changes).then(
    () => true,
    () => false,
  );
  underWay -= 1;
  if (isWritten) for (const [id, draft] of changes) if (typedHere.get(id) === draft) unwritten.delete(id);
  refusals = isWritten ? 0 : refusals + 1;
  // Where only an erasure was written, as on a full disk, it is not known yet whether a text can be.
  if (!isWritten && [...unwritten].some(isOfThisTab)) setMemoryOnly(true);
  else if (isWritten && changes.some(([, draft]) => draft)) setMemoryOnly(false);
  if (unwritten.size > 0)
    writeIn(isWritten ? writeDelayMs : Math.min(firstPauseMs * 2 ** (refusals - 1), longestPauseMs));
  return isWritten;
}

let isMemoryOnly = false;
const listeners = new Set<() => void>();

function setMemoryOnly(next: boolean) {
  if (next === isMemoryOnly) return;
  isMemoryOnly = next;
  for (const listener of listeners) listener();
}

/** Whether what was typed lives in this page only, because the disk has refused it. For `useSyncExternalStore`. */
export const memoryOnly = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => isMemoryOnly,
};

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
  if (user_id !== undefined) tabs()?.postMessage(user_id);
  await eraseHere(user_id);
}

async function eraseHere(user_id: string | undefined) {
  const isTheirs = (draft: Draft) => user_id === undefined || draft.user_id === user_id;
  for (const { id } of [...typedHere.values()].filter(isTheirs)) {
    typedHere.delete(id);
    unwritten.delete(id);
  }
  if (user_id === undefined) unwritten.clear();
  if (unwritten.size === 0) dontWrite();
  if (typedHere.size === 0) setMemoryOnly(false);
  try {
    const theirs = (await readDisk()).filter(isTheirs);
    await changeDisk(theirs.map(({ id }): Change => [id, undefined]));
  } catch {
    // What the disk refuses to give it may refuse to erase.
  }
}

/** Who has just logged out in another tab. What is typed here until this one follows is not kept. */
let leaver: { user_id: string; at: number } | undefined;
const isLeaving = (user_id: string) => leaver?.user_id === user_id && performance.now() - leaver.at < followingMs;

let channel: BroadcastChannel | undefined;
function tabs(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== "undefined") channel ??= new BroadcastChannel("virtual-studio-drafts");
  return channel;
}

/** Writes before the page goes, and follows the logouts of other tabs; until the returned function is called. */
export function watchOverDrafts(): () => void {
  const write = () => void writeDrafts();
  const follow = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== "string") return;
    leaver = { user_id: data, at: performance.now() };
    void eraseHere(data);
  };
  tabs()?.addEventListener("message", follow);
  window.addEventListener("pagehide", write);
  window.addEventListener("blur", write);
  document.addEventListener("visibilitychange", write);
  return () => {
    channel?.close();
    channel = undefined;
    window.removeEventListener("pagehide", write);
    window.removeEventListener("blur", write);
    document.removeEventListener("visibilitychange", write);
  };
}
