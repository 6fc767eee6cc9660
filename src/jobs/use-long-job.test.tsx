import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { StrictMode, type ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "@/api/api-error";
import { createQueryClient } from "@/api/query";
import { createInFlightRegistry } from "./in-flight";
import { useLongJob, type JobFailure } from "./use-long-job";

const timeout = new ApiError("POST /film", "timeout");
const useStarts = createInFlightRegistry<string>();

const start = vi.fn<(title: string) => Promise<string>>();
const read = vi.fn<(job_id: string) => Promise<string>>();
const onEnd = vi.fn<(last: string, signal: AbortSignal) => unknown>();
const prepare = vi.fn<() => Promise<unknown>>();
const told = vi.fn<(words: string) => void>();
let person: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  for (const mock of [start, read, onEnd, prepare, told]) mock.mockReset();
  start.mockResolvedValue("job-1");
  read.mockResolvedValue("working");
  person = createQueryClient({ onLateFailure: told });
});

const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
const later = <Value,>(value: Value, ms = 1_000) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), ms));
const failedLater = (error: Error, ms = 1_000) =>
  new Promise<never>((_, reject) => setTimeout(() => reject(error), ms));

function wordsOf(failure: JobFailure): string {
  if (failure.at === "end") return "Too long";
  return `${failure.at}: ${failure.error instanceof Error ? failure.error.message : ""}`;
}

type Options = Partial<Parameters<typeof useLongJob<string, string, string>>[0]>;

/** A screen that has a film made: polled after 2 s and then each 3 s, for 10 s. */
function screen(options: Options = {}) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <QueryClientProvider client={person}>{children}</QueryClientProvider>
    </StrictMode>
  );
  const film = {
    key: "film",
    start,
    check: (job_id: string) => () => read(job_id),
    isOver: (status: string) => status === "done",
    pace: { everyMs: 3_000, afterMs: 2_000, budgetMs: 10_000 },
    onEnd,
    failed: wordsOf,
  };
  const useFilm = (now: Options) =>
    useLongJob<string, string, string>({ ...film, starts: useStarts(), ...options, ...now });
  return renderHook(useFilm, { wrapper, initialProps: {} });
}

/** The same, where one was started and `ms` have passed since. */
async function started(options: Options = {}, ms = 0) {
  const opened = screen(options);
  act(() => opened.result.current.start("Dawn"));
  await pass(ms);
  return opened;
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

test("a job is started once, followed in its pace, and its end is told", async () => {
  read.mockResolvedValueOnce("working").mockResolvedValueOnce("done");
  start.mockImplementation(() => later("job-1"));
  const { result } = screen();
  expect(result.current).toMatchObject({ phase: "idle", isWorking: false, hasStarted: false });
  act(() => {
    result.current.start("Dawn");
    result.current.start("Dawn");
  });
  await pass();
  expect(result.current).toMatchObject({ phase: "starting", isWorking: true, hasStarted: true, answer: undefined });
  await pass(1_000);
  expect(result.current).toMatchObject({ phase: "polling", isWorking: true, answer: "job-1", status: undefined });
  expect(performance.now() - (result.current.begun ?? 0)).toBeCloseTo(0, -1);
  await pass(1_999);
  expect(read).not.toHaveBeenCalled();
  await pass(1);
  expect(result.current).toMatchObject({ phase: "polling", status: "working" });
  act(() => result.current.start("Dusk"));
  await pass(3_000);
  expect(result.current).toMatchObject({ phase: "ended", status: "done", isWorking: false, failure: undefined });
  expect(start).toHaveBeenCalledExactlyOnceWith("Dawn");
  expect(onEnd).toHaveBeenCalledOnce();
});

test("a start that fails is told, and may be tried again at once; nothing is read", async () => {
  start.mockRejectedValueOnce(new Error("No ink"));
  const { result } = await started();
  expect(result.current).toMatchObject({ phase: "idle", failure: "start: No ink" });
  act(() => result.current.start("Dawn"));
  await pass();
  expect(result.current).toMatchObject({ phase: "polling", failure: undefined });
  expect(start).toHaveBeenCalledTimes(2);
});

test.each([
  ["a read that is not forgiven", () => read.mockRejectedValue(new Error("Gone")), "check: Gone"],
  ["time that is up", () => read, "Too long"],
])("%s ends the following in words", async (_, prepared, words) => {
  prepared();
  const { result } = await started({}, 20_000);
  expect(result.current).toMatchObject({ phase: "failed", isWorking: false, failure: words, answer: "job-1" });
  expect(onEnd).not.toHaveBeenCalled();
});

test("a start without an answer in time is a failure, unless it counts as one that may be under way", async () => {
  start.mockRejectedValue(timeout);
  const strict = await started();
  expect(strict.result.current).toMatchObject({ phase: "idle", failure: `start: ${timeout.message}` });

  const { result } = await started({ key: "other film", unanswered: "nobody knows" });
  expect(result.current).toMatchObject({ phase: "polling", isSlow: true, failure: undefined });
  await pass(2_000);
  expect(read).toHaveBeenCalledExactlyOnceWith("nobody knows");
});

test("an end that the start tells of is the end, and nothing is read", async () => {
  start.mockResolvedValueOnce("made");
  const { result } = await started({ endOf: (answer) => (answer === "made" ? "done" : undefined) }, 20_000);
  expect(result.current).toMatchObject({ phase: "ended", status: "done", answer: "made" });
  expect(read).not.toHaveBeenCalled();
  expect(onEnd).toHaveBeenCalledOnce();
});

test("a job that is known to be under way is resumed on arrival, and none is started", async () => {
  const { result } = screen({ resume: "job-0", resumeAfterMs: 0 });
  expect(result.current.answer).toBe("job-0");
  await pass();
  expect(result.current).toMatchObject({ phase: "polling", status: "working", isSlow: false, hasStarted: false });
  expect(read).toHaveBeenCalledExactlyOnceWith("job-0");
  expect(start).not.toHaveBeenCalled();
});

test("one that becomes known later is resumed then, in the pace of any other; not while another is followed", async () => {
  const { result, rerender } = screen();
  rerender({ resume: "job-0" });
  await pass(2_000);
  expect(read).toHaveBeenCalledExactlyOnceWith("job-0");
  rerender({});
  act(() => result.current.follow("job-2"));
  rerender({ resume: "job-0" });
  await pass(2_000);
  expect(read).toHaveBeenLastCalledWith("job-2");
});

test("a start that was left is joined on return, once enough is known to follow it", async () => {
  start.mockImplementation(() => later("job-1", 10_000));
  (await started()).unmount();
  const again = screen({ isKnown: false });
  expect(again.result.current.hasStarted).toBe(true);
  await pass();
  expect(again.result.current.phase).toBe("idle");
  again.rerender({ isKnown: true });
  await pass();
  expect(again.result.current.phase).toBe("starting");
  await pass(12_000);
  expect(again.result.current).toMatchObject({ phase: "polling", answer: "job-1" });
  expect(read).toHaveBeenCalledOnce();
  expect(start).toHaveBeenCalledOnce();
});

test("a start that fails is told to whoever has left the screen, and not twice to whoever is back", async () => {
  start.mockImplementation(() => failedLater(new Error("No ink")));
  (await started()).unmount();
  await pass(1_000);
  expect(told).toHaveBeenCalledExactlyOnceWith("start: No ink");
  (await started()).unmount();
  const back = screen();
  await pass(1_100);
  expect(back.result.current.failure).toBe("start: No ink");
  expect(told).toHaveBeenCalledOnce();
});

test("another person neither joins a start nor hears of its failure", async () => {
  start.mockImplementation(() => failedLater(new Error("No ink")));
  (await started()).unmount();
  const heard = vi.fn<typeof told>();
  person = createQueryClient({ onLateFailure: heard });
  const other = screen();
  await pass(1_000);
  expect(other.result.current).toMatchObject({ phase: "idle", failure: undefined });
  expect(heard).not.toHaveBeenCalled();
});

test("nobody is told of a start that was left and not answered in time: the job may be under way", async () => {
  start.mockImplementation(() => failedLater(timeout));
  (await started({ unanswered: "nobody knows" })).unmount();
  await pass(1_000);
  expect(told).not.toHaveBeenCalled();
});

test("what is left is not read any more, and brings nothing about", async () => {
  onEnd.mockImplementation((_, signal) => untilAborted(signal));
  read.mockResolvedValueOnce("working").mockResolvedValueOnce("done");
  const { result, unmount } = await started({}, 5_000);
  expect(result.current).toMatchObject({ phase: "ended", isSettled: false });
  unmount();
  await pass(600_000);
  expect(read).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

test("whoever stops waiting asks no more, and sees neither a status nor a failure", async () => {
  const { result } = await started({}, 2_000);
  act(() => result.current.stop());
  await pass(60_000);
  expect(result.current).toMatchObject({ phase: "idle", isWorking: false, status: undefined, failure: undefined });
  expect(read).toHaveBeenCalledOnce();
});

test("what comes before a start is part of it, and whoever leaves meanwhile has nothing started", async () => {
  prepare.mockImplementation(() => later("ready"));
  const { result, unmount } = await started({ prepare }, 999);
  expect(result.current.phase).toBe("starting");
  expect(start).not.toHaveBeenCalled();
  await pass(1);
  expect(start).toHaveBeenCalledOnce();
  unmount();

  (await started({ prepare, key: "other film" })).unmount();
  await pass(1_000);
  expect(start).toHaveBeenCalledOnce();
  expect(told).not.toHaveBeenCalled();
});

test("the next job forgets what the last one told", async () => {
  read.mockResolvedValueOnce("done").mockResolvedValue("working");
  const { result } = await started({}, 2_000);
  expect(result.current).toMatchObject({ phase: "ended", isSettled: true });
  start.mockImplementation(() => later("job-2"));
  act(() => result.current.start("Dusk"));
  await pass();
  expect(result.current).toMatchObject({ phase: "starting", status: undefined, answer: undefined, isSettled: false });
  await pass(3_000);
  expect(result.current).toMatchObject({ phase: "polling", status: "working", answer: "job-2" });
});
