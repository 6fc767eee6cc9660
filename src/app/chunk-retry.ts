import { isHostThere } from "@/api/host";
import { withoutReload } from "./chunk-reload";

/** Why code is waited for. */
export type Absence = "offline" | "unreachable";

/** Milliseconds between the attempts. After the last one only the connection's return leads to another. */
export const pauses = [2, 4, 8, 15, 30, 60, 60, 60, 60, 60].map((seconds) => seconds * 1_000);

interface Waiting {
  /** Is told at every attempt why there is nothing to load. */
  tell: (absence: Absence) => void;
  signal: AbortSignal;
}

/**
 * Loads a part of the application that did not come, once its host can be reached: as soon as the browser says that there
 * is a connection, and now and then, as that is not always so. One attempt at a time. Rejects where the host is there and
 * the part is not, and with the signal's reason.
 */
export async function loadWithRetry<Part>(load: () => Promise<Part>, { tell, signal }: Waiting): Promise<Part> {
  for (let attempt = 0; !(await isHostThere()); attempt += 1) {
    signal.throwIfAborted();
    tell(navigator.onLine ? "unreachable" : "offline");
    if (await connectionOr(pauses[attempt], signal)) attempt = -1;
  }
  signal.throwIfAborted();
  return await withoutReload(load);
}

/** Waits for the connection to come back, but no longer than a pause, where there is one. Tells whether it came back. */
function connectionOr(pause: number | undefined, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const timer = pause === undefined ? undefined : setTimeout(() => end(false), pause);
    const end = (isBack: boolean) => {
      clearTimeout(timer);
      over.abort();
      resolve(isBack);
    };
    window.addEventListener("online", () => end(true), { signal: over.signal });
    signal.addEventListener("abort", () => (reject(signal.reason), end(false)), { signal: over.signal });
  });
}
