/** What this tab is at, until it has given the lock back: that comes a moment after it was told to leave. */
const atWork = new Map<string, Promise<unknown>>();

/**
 * Does what only one tab of a browser may do at a time, and gives what came of it; undefined where another tab is at it,
 * or once the signal is aborted. Browsers have locks in secure contexts only: elsewhere each tab is on its own.
 */
export async function withTabLock<Result>(
  name: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  if (!("locks" in navigator)) return work();
  const left = new Promise<undefined>((resolve) => {
    signal.addEventListener("abort", () => resolve(undefined), { once: true });
  });
  await atWork.get(name)?.catch(() => undefined);
  if (signal.aborted) return undefined;
  const done = navigator.locks.request(name, { ifAvailable: true }, (lock) =>
    lock ? Promise.race([work(), left]) : undefined,
  );
  atWork.set(name, done);
  return done.finally(() => {
    if (atWork.get(name) === done) atWork.delete(name);
  });
}

/** Waits until no tab is at it any more, or the signal is aborted. */
export async function waitForTabLock(name: string, signal: AbortSignal): Promise<void> {
  if ("locks" in navigator) await navigator.locks.request(name, { signal }, () => undefined).catch(() => undefined);
}
