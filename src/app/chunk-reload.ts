import { isHostThere } from "@/api/host";

/** Milliseconds within which one reload must do: a part that is missing for good would reload for ever. */
const betweenMs = 10_000;
const storageKey = "reloaded-at";

/**
 * Reloads the page when a part of the application is gone from the server because a newer version was deployed.
 * Tells whether it does.
 */
export function reloadOnce(now = Date.now()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(storageKey) ?? 0) < betweenMs) return false;
    sessionStorage.setItem(storageKey, String(now));
  } catch {
    // Without a memory the reload could repeat for ever.
    return false;
  }
  location.reload();
  return true;
}

let saveTyped: () => Promise<boolean> = () => Promise.resolve(true);

/**
 * Says what keeps what was typed, and tells whether it is kept, until the function that it gives is called. Before that
 * nothing is loaded into which one could type.
 */
export function saveBeforeReload(save: typeof saveTyped): () => void {
  const before = saveTyped;
  saveTyped = save;
  return () => void (saveTyped = before);
}

let asked: Promise<boolean> | undefined;

/**
 * For a part of the application that could not be loaded: reloads where the host still answers, once what was typed is on
 * disk. Tells whether it does. Nothing is loaded for that: what else is missing would call this again, without an end.
 */
export function reloadForNewCode(): Promise<boolean> {
  asked ??= reloadIfThere().finally(() => (asked = undefined));
  return asked;
}

async function reloadIfThere() {
  if (!(await isHostThere())) return false;
  // What the disk refuses is kept by this page alone.
  if (!(await saveTyped())) return false;
  return reloadOnce();
}

let underWay = 0;

/** For the browser's word that a part did not come. */
export function watchPreloadErrors() {
  if (underWay === 0) void reloadForNewCode();
}

/** Loads parts without which the page stays: nobody has asked for them, or whoever has says what is wrong. */
export async function withoutReload<Part>(load: () => Promise<Part>): Promise<Part> {
  underWay += 1;
  try {
    return await load();
  } finally {
    underWay -= 1;
  }
}
