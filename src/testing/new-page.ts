import { createStore, entries, setMany } from "idb-keyval";
import type { Draft } from "@/drafts/draft-disk";
import { eraseDrafts } from "@/drafts/draft-store";

const disk = () => createStore("virtual-studio-drafts", "drafts");

/** What a page that is opened now would find. */
export const draftsOnDisk = async () => (await entries<string, Draft>(disk())).map(([, draft]) => draft);

/** Forgets what the present page knows by itself: from now on there is what was on disk when it ended, and nothing else. */
export async function beginNewPage(onDisk: Draft[]) {
  await eraseDrafts();
  await setMany(
    onDisk.map((draft) => [draft.id, draft]),
    disk(),
  );
}

/** The drafts of another tab of the same browser: the same code over the same disk, with a memory of its own. */
export const otherTab = async () => {
  const again = "@/drafts/draft-store.ts?of-another-tab";
  return (await import(/* @vite-ignore */ again)) as typeof import("@/drafts/draft-store");
};
