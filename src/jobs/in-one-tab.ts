/**
 * Does what only one tab of a browser may do at a time, and gives what came of it; undefined where another tab is at it,
 * or once the signal is aborted. Browsers have locks in secure contexts only: elsewhere each tab is on its own.
 */
export async function inOneTab<Result>(
  name: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  if (!("locks" in navigator)) return work();
  const left = new Promise<undefined>((resolve) => {
    signal.addEventListener("abort", () => resolve(undefined), { once: true });
  });
  return navigator.locks.request(name, { ifAvailable: true }, (lock) =>
    lock ? Promise.race([work(), left]) : undefined,
  );
}

/** Waits until no tab is at it any more, or the signal is aborted. */
export const noTabIsAt = (name: string, signal: AbortSignal): Promise<void> =>
  navigator.locks.request(name, { signal }, () => undefined).catch(() => undefined);
