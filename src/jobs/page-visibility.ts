/** Milliseconds a page may be out of sight before it gives back what it holds open. */
const patienceMs = 60_000;

/**
 * Calls `rest` when the page has been out of sight for a minute, or is frozen or put away for the way back, which a page with
 * an open stream is not; until the returned function is called. `isBack` where that is known only afterwards: a frozen
 * page's timers stop, and not every browser tells it of its freezing.
 */
function onceHidden(rest: (isBack: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leftAt = Infinity;
  const leave = () => rest(false);
  const look = () => {
    clearTimeout(timer);
    if (document.hidden) {
      leftAt = performance.now();
      timer = setTimeout(leave, patienceMs);
    } else if (performance.now() - leftAt >= patienceMs) rest(true);
    else leftAt = Infinity;
  };
  look();
  document.addEventListener("visibilitychange", look);
  document.addEventListener("freeze", leave);
  window.addEventListener("pagehide", leave);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
    document.removeEventListener("freeze", leave);
    window.removeEventListener("pagehide", leave);
  };
}

/** Waits until a page that went away comes back to sight. Rejects with the signal's reason. */
async function untilVisible(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const end = () => {
      document.removeEventListener("visibilitychange", look);
      document.removeEventListener("resume", look);
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
    document.addEventListener("resume", look);
    window.addEventListener("pageshow", look);
    signal.addEventListener("abort", leave, { once: true });
  });
}

/**
 * Until `stopWatching` is called `here` is aborted when the page goes away; `back` waits until it has come back. Both end
 * with the signal.
 */
export function whileVisible(signal: AbortSignal) {
  const away = new AbortController();
  let hasComeBack = false;
  const stopWatching = onceHidden((isBack) => {
    hasComeBack = isBack;
    away.abort();
  });
  return {
    here: AbortSignal.any([signal, away.signal]),
    back: async () => (hasComeBack ? undefined : untilVisible(signal)),
    stopWatching,
  };
}
