import { createStore, entries, promisifyRequest, type UseStore } from "idb-keyval";
import type { Dated } from "@/rules/draft-age";

/** A text that was typed and that the server has not confirmed. */
export interface Draft extends Dated {
  /** Of one editor: two tabs at the same text never overwrite each other's drafts. */
  id: string;
  user_id: string;
  /** Entity and field, as in "story/story-1/script". */
  place: string;
  /** What the server had when the typing began. */
  base: string;
  text: string;
}

/** Whose drafts those are that were typed before anybody was signed in. The next person at the device may be another one. */
export const nobody = "nobody";

/** Milliseconds after which a disk that does not answer counts as one that refuses. */
const patienceMs = 5_000;

let opened: UseStore | undefined;

/** Rejects where IndexedDB is blocked, full or broken, or does not answer. The next use opens it anew. */
async function attempt<Result>(work: (store: UseStore) => Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The disk does not answer")), patienceMs);
  });
  try {
    opened ??= createStore("virtual-studio-drafts", "drafts");
    return await Promise.race([work(opened), late]);
  } catch (error) {
    opened = undefined;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

export const readDisk = (): Promise<Draft[]> =>
  attempt(async (store) => (await entries<string, Draft>(store)).map(([, draft]) => draft));

/** A draft by its id; undefined erases it. */
export type Change = readonly [id: string, draft: Draft | undefined];

/** Makes all the changes, or none of them. */
export const changeDisk = (changes: readonly Change[]): Promise<void> =>
  attempt((store) =>
    store("readwrite", (drafts) => {
      for (const [id, draft] of changes) {
        if (draft) drafts.put(draft, id);
        else drafts.delete(id);
      }
      return promisifyRequest(drafts.transaction);
    }),
  );

/** What becomes of drafts that were read; undefined erases. One that another tab has typed on since is left alone. */
export const changeRead = (changes: readonly (readonly [Draft, Draft | undefined])[]): Promise<void> =>
  attempt((store) =>
    store("readwrite", (drafts) => {
      for (const [was, next] of changes) {
        const again: IDBRequest<Draft | undefined> = drafts.get(was.id);
        again.addEventListener("success", () => {
          if (again.result?.at !== was.at) return;
          if (next) drafts.put(next, was.id);
          else drafts.delete(was.id);
        });
      }
      return promisifyRequest(drafts.transaction);
    }),
  );
