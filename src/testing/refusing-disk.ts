import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { afterEach, beforeEach, vi } from "vitest";

// For tests of what keeps something on a disk that may refuse.

export const full = () => {
  throw new DOMException("The quota has been exceeded", "QuotaExceededError");
};
export const blocked = () => {
  throw new DOMException("Blocked", "SecurityError");
};

/** What a disk may do, and how it is made to. */
export const refusals = [
  ["is full", () => vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(full)],
  ["is blocked", () => vi.spyOn(IDBFactory.prototype, "open").mockImplementation(blocked)],
  [
    "does not answer",
    () => vi.spyOn(IDBFactory.prototype, "open").mockReturnValue(Object.create(EventTarget.prototype)),
  ],
  [
    "takes back what it has begun",
    () =>
      vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore) {
        this.transaction.abort();
        throw new DOMException("Aborted", "AbortError");
      }),
  ],
] as const;

/** A new disk and a fake clock for each test of a file. */
export function installEmptyDisk() {
  beforeEach(() => {
    vi.stubGlobal("indexedDB", new IDBFactory());
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

/** Lets time pass, in steps in which the disk does what it has been given. */
export async function pass(ms = 0) {
  for (let left = ms; left >= 0; left -= 1_000) {
    vi.advanceTimersByTime(Math.min(left, 1_000));
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  }
}
