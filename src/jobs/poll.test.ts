import { beforeEach, describe, expect, test, vi } from "vitest";
import { poll, TookTooLong, type Pace } from "./poll";

beforeEach(() => {
  vi.useFakeTimers();
});
type Read = (attempt: number) => Promise<string> | string;

/** Polls until "done" and tells when each read began, what was seen and how it ended. */
function follow(read: Read, pace: Pace) {
  const begun = performance.now();
  const leaving = new AbortController();
  const log = {
    starts: [] as number[],
    seen: [] as string[],
    inFlight: 0,
    most: 0,
    end: undefined as unknown,
    leaving,
  };
  const run = async () => {
    const reader = async () => {
      log.starts.push(performance.now() - begun);
      log.most = Math.max(log.most, ++log.inFlight);
      try {
        return await read(log.starts.length);
      } finally {
        log.inFlight--;
      }
    };
    for await (const status of poll(reader, (s) => s === "done", pace, leaving.signal)) log.seen.push(status);
  };
  run().then(
    () => (log.end = "finished"),
    (error: unknown) => (log.end = error),
  );
  return log;
}

const fail = () => Promise.reject(new Error("blip"));
const after = (ms: number, status: string) => new Promise<string>((resolve) => setTimeout(() => resolve(status), ms));
const tenMinutes = 600_000;

/** Nothing may be read in the ten minutes after an end. */
async function expectSilence(log: ReturnType<typeof follow>) {
  const reads = log.starts.length;
  await vi.advanceTimersByTimeAsync(tenMinutes);
  expect(log.starts).toHaveLength(reads);
  expect(vi.getTimerCount()).toBe(0);
}

describe("the story video's pace", () => {
  const pace = { everyMs: 3_000, attempts: 200, forgivenAttempts: 5 };

  test("reads at once, then every three seconds, until finished", async () => {
    const log = follow((n) => (n === 3 ? "done" : "working"), pace);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(log).toMatchObject({ starts: [0, 3_000, 6_000], seen: ["working", "working", "done"], end: "finished" });
    await expectSilence(log);
  });

  test.each([1, 5])("ignores a failure of attempt %i", async (failing) => {
    const log = follow((n) => (n === failing ? fail() : n > failing ? "done" : "working"), pace);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(log.end).toBe("finished");
  });

  test("ends with the failure of attempt 6", async () => {
    const log = follow((n) => (n >= 6 ? fail() : "working"), pace);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(log.end).toEqual(new Error("blip"));
    expect(log.starts).toHaveLength(6);
    await expectSilence(log);
  });

  test.each([199, 200])("finishes at attempt %i", async (last) => {
    const log = follow((n) => (n === last ? "done" : "working"), pace);
    await vi.advanceTimersByTimeAsync(tenMinutes);
    expect(log.end).toBe("finished");
    expect(log.starts.at(-1)).toBe(3_000 * (last - 1));
  });

  test("never sends attempt 201", async () => {
    const log = follow((n) => (n === 201 ? "done" : "working"), pace);
    await vi.advanceTimersByTimeAsync(599_999);
    expect(log.end).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(log.end).toBeInstanceOf(TookTooLong);
    expect(log.starts).toHaveLength(200);
    await expectSilence(log);
  });
});

describe("a budget of 300 s", () => {
  const pace = { everyMs: 3_000, afterMs: 3_000, budgetMs: 300_000, forgivenAttempts: Infinity };
  const finishedFrom = (moment: number) => {
    const begun = performance.now();
    return () => (performance.now() - begun >= moment ? "done" : "working");
  };

  test.each([299_900, 300_000])("a job finished after %i ms is finished", async (moment) => {
    const log = follow(finishedFrom(moment), pace);
    await vi.advanceTimersByTimeAsync(301_000);
    expect(log.end).toBe("finished");
    expect(log.starts.at(-1)).toBe(300_000);
  });

  test("gives up with one read at the limit", async () => {
    const log = follow(finishedFrom(300_001), pace);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(log.end).toBeInstanceOf(TookTooLong);
    expect(log.starts.at(-1)).toBe(300_000);
    await expectSilence(log);
  });

  test("the last read comes at the limit also where the interval does not meet it", async () => {
    const log = follow(() => "working", { everyMs: 7_000, budgetMs: 20_000 });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(log.starts).toEqual([0, 7_000, 14_000, 20_000]);
  });

  test("after a long sleep one read decides", async () => {
    const log = follow(() => (performance.now() > 1_000_000 ? "done" : "working"), pace);
    await vi.advanceTimersByTimeAsync(6_000);
    const asleep = vi.spyOn(performance, "now").mockReturnValue(2_000_000);
    await vi.advanceTimersByTimeAsync(3_000);
    asleep.mockRestore();
    expect(log.end).toBe("finished");
  });
});

test("waits before the first read", async () => {
  const log = follow(() => "done", { everyMs: 2_000, afterMs: 2_000 });
  await vi.advanceTimersByTimeAsync(1_999);
  expect(log.starts).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(log.end).toBe("finished");
});

test("polls more rarely once the job takes long", async () => {
  const log = follow(() => "working", { everyMs: 2_000, slower: { afterMs: 6_000, everyMs: 10_000 } });
  await vi.advanceTimersByTimeAsync(26_000);
  expect(log.starts).toEqual([0, 2_000, 4_000, 6_000, 16_000, 26_000]);
  log.leaving.abort();
});

test("a slow read delays the next one; two are never under way", async () => {
  const log = follow((n) => after(10_000, n === 3 ? "done" : "working"), { everyMs: 3_000 });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(log).toMatchObject({ starts: [0, 10_000, 20_000], most: 1, end: "finished" });
});

test("the interval counts from the start of a read", async () => {
  const log = follow((n) => after(2_000, n === 3 ? "done" : "working"), { everyMs: 3_000 });
  await vi.advanceTimersByTimeAsync(8_000);
  expect(log.starts).toEqual([0, 3_000, 6_000]);
});

test("a read that never answers counts as one failure after 15 s", async () => {
  const never = () => new Promise<string>(() => undefined);
  const forgiven = follow((n) => (n === 1 ? never() : "done"), { everyMs: 3_000, forgivenAttempts: 1 });
  const fatal = follow(never, { everyMs: 3_000 });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(forgiven).toMatchObject({ starts: [0, 15_000], end: "finished" });
  expect(fatal.end).toEqual(new Error("The server took too long to answer"));
});

describe("the signal", () => {
  test.each([
    ["before the first read", 500],
    ["between two reads", 2_500],
    ["during a read", 1_500],
  ])("ends everything %s", async (_, moment) => {
    const log = follow(() => after(1_000, "working"), { everyMs: 3_000, afterMs: 1_000, forgivenAttempts: Infinity });
    await vi.advanceTimersByTimeAsync(moment);
    log.leaving.abort(new Error("left"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(log.end).toEqual(new Error("left"));
    await expectSilence(log);
  });

  test("that has already fallen lets nothing begin", async () => {
    const read = vi.fn<() => Promise<string>>();
    const polling = poll(read, () => true, { everyMs: 1 }, AbortSignal.abort(new Error("left")));
    await expect(polling.next()).rejects.toEqual(new Error("left"));
    expect(read).not.toHaveBeenCalled();
  });
});

test("a page coming back to sight catches up what its sleeping timers missed", async () => {
  const log = follow((n) => (n === 2 ? "done" : "working"), { everyMs: 3_000 });
  await vi.advanceTimersByTimeAsync(1_000);
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  expect(log.starts).toHaveLength(1);

  const later = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  later.mockRestore();
  expect(log.end).toBe("finished");
  await expectSilence(log);
});
