/**
 * A browser opens six HTTP/1.1 connections to a host, shared by all its tabs, and every open stream holds one: beyond
 * that each fetch waits, saves included. So at most four streams stand at a time, over all tabs.
 */
const slots = ["stream-slot-1", "stream-slot-2", "stream-slot-3", "stream-slot-4"];

/** Waits for one of the four slots. Whoever got it calls `release`, once. Rejects with the signal's reason. */
export async function takeSlot(signal: AbortSignal): Promise<() => void> {
  signal.throwIfAborted();
  // Browsers have locks in secure contexts only; elsewhere the four count within this tab.
  return "locks" in navigator ? takeLock(navigator.locks, signal) : takeTurn(signal);
}

/** Asks for all four locks, keeps the first one granted and lets go of the others. */
function takeLock(locks: LockManager, signal: AbortSignal): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const enough = new AbortController();
    let taken = false;
    const leave = () => {
      taken = true;
      enough.abort();
      reject(signal.reason);
    };
    signal.addEventListener("abort", leave, { once: true });

    const hold = () => {
      if (taken) return undefined;
      taken = true;
      signal.removeEventListener("abort", leave);
      // Withdraws the requests still waiting; those granted meanwhile end at once above.
      queueMicrotask(() => enough.abort());
      return new Promise<void>((release) => resolve(release));
    };
    for (const slot of slots) {
      locks.request(slot, { signal: enough.signal }, hold).catch((error: unknown) => {
        if (!enough.signal.aborted) reject(error);
      });
    }
  });
}

let free = slots.length;
const waiting = new Set<() => void>();

function takeTurn(signal: AbortSignal): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const take = () => {
      signal.removeEventListener("abort", leave);
      waiting.delete(take);
      free--;
      resolve(giveBack());
    };
    const leave = () => {
      waiting.delete(take);
      reject(signal.reason);
    };
    if (free > 0) return take();
    waiting.add(take);
    signal.addEventListener("abort", leave, { once: true });
  });
}

function giveBack() {
  let given = false;
  return () => {
    if (given) return;
    given = true;
    free++;
    const [next] = waiting;
    next?.();
  };
}
