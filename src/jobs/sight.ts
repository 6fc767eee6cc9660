/** Milliseconds a page may be out of sight before it gives back what it holds open. */
const patience = 60_000;

/**
 * Calls `rest` when the page has been out of sight for a minute or is put away for the way back, which a page with an
 * open stream is not; until the returned function is called.
 */
export function onceAway(rest: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(rest, patience);
  };
  look();
  document.addEventListener("visibilitychange", look);
  window.addEventListener("pagehide", rest);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("pagehide", rest);
  };
}

/** Waits until a page that went away comes back to sight. Rejects with the signal's reason. */
export async function backInSight(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const end = () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pageshow", look);
      signal.removeEventListener("abort", leave);
    };
    const leave = () => {
      end();
      reject(signal.reason);
    };
    // What is being put away may still count as visible: only an event tells that it is back.
    const look = () => {
      if (document.hidden) return;
      end();
      resolve();
    };
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pageshow", look);
    signal.addEventListener("abort", leave, { once: true });
  });
}
