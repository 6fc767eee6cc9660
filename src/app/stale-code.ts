/** Milliseconds within which one reload must do: a part that is missing for good would reload for ever. */
const between = 10_000;
const storageKey = "reloaded-at";

/**
 * Reloads the page when a part of the application is gone from the server because a newer version was deployed.
 * Tells whether it does. Offline a reload would only lose the page.
 */
export function reloadOnce(now = Date.now()): boolean {
  if (!navigator.onLine) return false;
  try {
    if (now - Number(sessionStorage.getItem(storageKey) ?? 0) < between) return false;
    sessionStorage.setItem(storageKey, String(now));
  } catch {
    // Without a memory the reload could repeat for ever.
    return false;
  }
  location.reload();
  return true;
}

/**
 * For a part of the application that could not be loaded: reloads, once what was typed is on disk, and not where
 * the disk refuses it. The failure itself goes on to the error screen of the wanted address, which stands until the reload,
 * or where there is none.
 */
export async function reloadForNewCode() {
  if (underWay === 0 && (await areDraftsOnDisk())) setTimeout(reloadOnce);
}

let underWay = 0;

/** Loads parts that nobody has asked for: where one of them is gone, the page stays. */
export async function withoutReload(load: () => Promise<unknown>) {
  underWay += 1;
  await load().finally(() => (underWay -= 1));
}

/** Where the store itself has not come, nothing has been typed. */
const areDraftsOnDisk = () =>
  import("@/drafts/draft-store").then(
    ({ writeDrafts }) => writeDrafts(),
    () => true,
  );
