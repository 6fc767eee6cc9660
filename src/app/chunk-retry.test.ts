import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mockHost, goOffline } from "@/testing/network";
import { loadWithRetry, pauses, type Absence } from "./chunk-retry";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.restoreAllMocks());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Loads a part; gives what comes of it, and the next reason that is told. */
function begin(load = () => Promise.resolve("the part")) {
  const told: Absence[] = [];
  let hear: (absence: Absence) => void = () => undefined;
  const tell = (absence: Absence) => {
    told.push(absence);
    hear(absence);
  };
  const leaving = new AbortController();
  const outcome = loadWithRetry(load, { tell, signal: leaving.signal });
  return {
    told,
    next: () => new Promise<Absence>((resolve) => (hear = resolve)),
    outcome,
    leave: () => leaving.abort(),
  };
}

test("offline it says so and asks nobody, and goes on with the connection's return", async () => {
  const goOnline = goOffline();
  const asked = mockHost("there");
  const { told, outcome } = begin();
  await pass(60_000);
  expect(new Set(told)).toEqual(new Set(["offline"]));
  expect(asked).toEqual([]);
  goOnline();
  mockHost("there");
  expect(await outcome).toBe("the part");
});

test("a host that does not answer is asked after pauses that grow, and in the end only by the connection's return", async () => {
  const asked = mockHost("gone");
  const { next, outcome } = begin();
  expect(await next()).toBe("unreachable");
  for (const [attempt, pause] of pauses.entries()) {
    await pass(pause - 1);
    expect(asked).toHaveLength(attempt + 1);
    const answer = next();
    await pass(1);
    await answer;
  }
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  await pass(3_600_000);
  expect(asked).toHaveLength(pauses.length + 1);

  // It has come back too early: the pauses begin anew.
  const answer = next();
  window.dispatchEvent(new Event("online"));
  await answer;
  const askedThen = mockHost("there");
  await pass(pauses[0] ?? 0);
  expect(await outcome).toBe("the part");
  expect(askedThen).toHaveLength(1);
});

test("a part that is missing at a host that is there is asked for once, and its failure is told", async () => {
  const asked = mockHost("there");
  const load = vi.fn<() => Promise<string>>(() => Promise.reject(new Error("gone")));
  const { told, outcome } = begin(load);
  await expect(outcome).rejects.toThrow("gone");
  expect(asked).toHaveLength(1);
  expect(load).toHaveBeenCalledTimes(1);
  expect(told).toEqual([]);
});

test("whoever leaves ends it", async () => {
  const asked = mockHost("gone");
  const { next, outcome, leave } = begin();
  await next();
  leave();
  await expect(outcome).rejects.toThrow("aborted");
  await pass(3_600_000);
  window.dispatchEvent(new Event("online"));
  await pass(1_000);
  expect(asked).toHaveLength(1);
});
