/** Milliseconds within which a host that is there answers. */
const patienceMs = 10_000;

// Decision: .github/decisions/offline.md
/**
 * Whether the host of the application's own files answers. Asked where one of them did not come: a browser does not tell
 * a file that is gone from a host that cannot be reached.
 */
export async function isHostThere(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const { status } = await fetch(`${location.origin}/`, { method: "HEAD", cache: "no-store", signal });
    return status < 500;
  } catch {
    return false;
  }
}

/**
 * Fetches one of the application's own files, so that the browser has it once it is imported. Rejects where it does not
 * come, or is not there.
 */
export async function fetchOwnFile(href: string): Promise<void> {
  // As a module is fetched: what comes is taken for both.
  const answer = await fetch(href, { credentials: "same-origin", priority: "low" });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`Unable to preload ${href}: ${answer.status}`);
}
