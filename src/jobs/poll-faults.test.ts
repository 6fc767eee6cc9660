import { renderHook, act } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "@/api/api-error";
import { poll, type Pace } from "./poll";
import { usePoll } from "./use-poll";

beforeEach(() => {
  vi.useFakeTimers();
});
/** The pace of the parsing and of the missing characters. */
const pace: Pace = { everyMs: 2_000, heedsRetryAfter: true, slower: { afterMs: 600_000, everyMs: 10_000 } };
const refused = (status: number, retryAfter?: number) => () =>
  Promise.reject(new ApiError("GET /x", "refused", { status, retryAfter }));
const answered = (status: string) => () => Promise.resolve(status);

/** Polls with one answer after the other, "working" once they are used up, and tells when each read began. */
function follow(answers: (() => Promise<string>)[], own: Pace = pace) {
  const begun = performance.now();
  const leaving = new AbortController();
  const log = { starts: [] as number[], end: undefined as unknown, leaving };
  const read = () => {
    log.starts.push(performance.now() - begun);
    return (answers[log.starts.length - 1] ?? answered("working"))();
  };
  const run = async () => {
    for await (const status of poll(read, (s) => s === "done", own, leaving.signal)) void status;
  };
  run().then(
    () => (log.end = "finished"),
    (error: unknown) => (log.end = error),
  );
  return log;
}

async function expectSilence(log: ReturnType<typeof follow>) {
  const reads = log.starts.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(log.starts).toHaveLength(reads);
  expect(vi.getTimerCount()).toBe(0);
}

test.each([
  ["longer than the interval, is heeded", 7_000, 7_000],
  ["shorter than the interval, changes nothing", 500, 2_000],
  ["of no time, changes nothing", 0, 2_000],
  ["of a day, is heeded for ten minutes", 86_400_000, 600_000],
])("a wait that a busy server asks for, %s", async (_, wait, next) => {
  const log = follow([refused(429, wait), answered("done")]);
  await vi.advanceTimersByTimeAsync(next - 1);
  expect(log.starts).toEqual([0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(log.starts).toEqual([0, next]);
  expect(log.end).toBe("finished");
  await expectSilence(log);
});

test("a wait counts from the answer that asked for it", async () => {
  const late = () => new Promise<string>((_, reject) => setTimeout(() => refused(429, 5_000)().catch(reject), 1_500));
  const log = follow([late, answered("done")]);
  await vi.advanceTimersByTimeAsync(6_500);
  expect(log.starts).toEqual([0, 6_500]);
});

test("a wait leaves the budget as it is: the last read comes at its end", async () => {
  const log = follow([refused(429, 60_000)], { everyMs: 3_000, budgetMs: 20_000, forgivenAttempts: Infinity });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(log.starts).toEqual([0, 20_000]);
  expect(log.end).toMatchObject({ name: "TookTooLong" });
});

test("a pace that counts its failures by attempt forgives no wait beyond them", async () => {
  const log = follow([refused(429, 5_000), refused(429, 5_000)], {
    everyMs: 3_000,
    attempts: 200,
    forgivenAttempts: 1,
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(log.starts).toEqual([0, 5_000]);
  expect(log.end).toMatchObject({ status: 429 });
});

test.each([
  ["busy without a word of when", refused(429)],
  ["an error", refused(500)],
  ["a lost session", refused(401)],
  ["no right", refused(403)],
  ["nothing to be found", refused(404)],
  ["no network", () => Promise.reject(new ApiError("GET /x", "unreachable"))],
])("a job whose failures are not forgiven ends at once on %s", async (_, answer) => {
  const log = follow([answered("working"), answer]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(log.end).toBeInstanceOf(ApiError);
  expect(log.starts).toEqual([0, 2_000]);
  await expectSilence(log);
});

test.each([401, 403])("a refusal by %i is forgiven by no pace", async (status) => {
  const log = follow([answered("working"), refused(status, 5_000)], {
    everyMs: 2_000,
    forgivenAttempts: Infinity,
    heedsRetryAfter: true,
  });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(log.end).toMatchObject({ status });
  await expectSilence(log);
});

test("a pace may name other refusals that end it", async () => {
  const log = follow([refused(404), refused(410)], {
    everyMs: 2_000,
    forgivenAttempts: Infinity,
    finalStatuses: [410],
  });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(log.end).toMatchObject({ status: 410 });
  await expectSilence(log);
});

test("failures between successes are forgiven up to the last attempt that may fail", async () => {
  const working = answered("working");
  const error = refused(500);
  const log = follow([working, error, working, error, working, error], {
    everyMs: 3_000,
    attempts: 200,
    forgivenAttempts: 5,
  });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(log.starts).toHaveLength(6);
  expect(log.end).toMatchObject({ status: 500 });
});

test("a job that is done at the first read is read once", async () => {
  const log = follow([answered("done")]);
  await vi.advanceTimersByTimeAsync(0);
  expect(log.end).toBe("finished");
  await expectSilence(log);
});

test("a job that never ends is asked about for as long as its screen stands, more rarely after ten minutes", async () => {
  const log = follow([]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(log.starts).toHaveLength(301);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(log.starts).toHaveLength(361);
  log.leaving.abort();
  await expectSilence(log);
});

test.each([3_600_000, -3_600_000])("a clock that is set by %i ms moves no read", async (jump) => {
  const log = follow([]);
  await vi.advanceTimersByTimeAsync(1_000);
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + jump);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(log.starts).toEqual([0, 2_000, 4_000, 6_000]);
  log.leaving.abort();
});

test("whoever leaves and returns twenty times has one poll under way", async () => {
  const read = vi.fn<() => Promise<string>>(() => Promise.resolve("working"));
  const visit = () => {
    const { result, unmount } = renderHook(() => usePoll<string>({ finished: (s) => s === "done", pace }));
    act(() => result.current.start(read));
    return unmount;
  };
  for (let times = 0; times < 20; times++) visit()();
  const leave = visit();
  await act(() => vi.advanceTimersByTimeAsync(0));
  const before = read.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(read.mock.calls.length - before).toBe(10);
  leave();
  expect(vi.getTimerCount()).toBe(0);
});
