import { createStore, del, delMany, entries, setMany, type UseStore } from "idb-keyval";

/** A text that was typed and that the server has not confirmed. */
export interface Draft {
  /** Of one editor: two tabs at the same text never overwrite each other's drafts. */
  id: string;
  user_id: string;
  /** Entity and field, as in "story/story-1/script". */
  place: string;
  /** What the server had when the typing began. */
  base: string;
  text: string;
  /** When it was typed last, in milliseconds since 1970. */
  at: number;
}

/** Whose drafts those are that were typed before anybody was signed in. The next person at the device may be another one. */
export const nobody = "nobody";

/** Milliseconds from a key to its draft on disk; 300 are allowed (faults, section 7, G4). */
const writeDelay = 200;
const hour = 60 * 60 * 1000;
const keptFor = ({ user_id }: Draft) => (user_id === nobody ? hour : 7 * 24 * hour);
/** Milliseconds within which another tab follows a logout. */
const following = 5_000;

/** This tab's drafts. Where IndexedDB is blocked or full they are all there is. */
const typedHere = new Map<string, Draft>();
const unwritten = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let opened: UseStore | undefined;

function store(): UseStore {
  opened ??= createStore("virtual-studio-drafts", "drafts");
  return opened;
}

/** What IndexedDB refuses is no failure of the editor: the draft stays in memory. */
const ifPossible = <Result>(work: () => Promise<Result>): Promise<Result | undefined> =>
  Promise.resolve()
    .then(work)
    .catch(() => undefined);

/** Whether it was typed since this page was loaded. */
export const isOfThisTab = (id: string) => typedHere.has(id);

export function keepDraft(draft: Draft) {
  if (isLeaving(draft.user_id)) return;
  typedHere.set(draft.id, draft);
  unwritten.add(draft.id);
  timer ??= setTimeout(() => void writeDrafts(), writeDelay);
}

/** Writes at once what waits to be written. */
export async function writeDrafts(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const drafts = [...unwritten].flatMap((id) => typedHere.get(id) ?? []);
  unwritten.clear();
  if (drafts.length > 0)
    await ifPossible(() =>
      setMany(
        drafts.map((draft) => [draft.id, draft]),
        store(),
      ),
    );
}

/** Erases a draft; with a text, only if that is still what it holds. */
export function forgetDraft(id: string, text?: string) {
  if (text !== undefined && typedHere.get(id)?.text !== text) return;
  typedHere.delete(id);
  unwritten.delete(id);
  void ifPossible(() => del(id, store()));
}

/** The drafts of one place, the newest first. Those that are too old are erased. */
export async function draftsOf(user_id: string, place: string): Promise<Draft[]> {
  await writeDrafts();
  const stored = (await ifPossible(() => entries<string, Draft>(store()))) ?? [];
  const drafts = [...new Map([...stored, ...typedHere]).values()];
  const tooOld = drafts.filter((draft) => draft.at < Date.now() - keptFor(draft));
  for (const { id } of tooOld) forgetDraft(id);
  return drafts
    .filter((draft) => draft.user_id === user_id && draft.place === place && !tooOld.includes(draft))
    .toSorted((one, other) => other.at - one.at);
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
  await ifPossible(async () => {
    const theirs = (await entries<string, Draft>(store())).filter(([, draft]) => isTheirs(draft));
    await delMany(
      theirs.map(([id]) => id),
      store(),
    );
  });
}

/** Who has just logged out in another tab. What is typed here until this one follows is not kept. */
let leaver: { user_id: string; at: number } | undefined;
const isLeaving = (user_id: string) => leaver?.user_id === user_id && performance.now() - leaver.at < following;

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
