import { createStore, entries, setMany } from "idb-keyval";
import type { Draft } from "@/drafts/draft-disk";
import { eraseDrafts } from "@/drafts/draft-store";

const disk = () => createStore("virtual-studio-drafts", "drafts");

/** The drafts that a page opened now would find. */
export const draftsOnDisk = async () => (await entries<string, Draft>(disk())).map(([, draft]) => draft);

/** Drops the drafts in memory and puts these on the disk, as if a new page was opened. */
export async function simulateNewPage(onDisk: Draft[]) {
  await eraseDrafts();
  await setMany(
    onDisk.map((draft) => [draft.id, draft]),
    disk(),
  );
}

/** The draft store of another tab: the same module over the same disk, with its own memory. */
export const draftStoreOfOtherTab = async () => {
  const again = "@/drafts/draft-store.ts?of-another-tab";
  return (await import(/* @vite-ignore */ again)) as typeof import("@/drafts/draft-store");
};
