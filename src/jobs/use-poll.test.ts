import { act, renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { pause, TookTooLong } from "./poll";
import { usePoll } from "./use-poll";

beforeEach(() => {
  vi.useFakeTimers();
});
const onEnd = vi.fn<(status: string, signal: AbortSignal) => unknown>();
const polled = () =>
  renderHook(() => usePoll<string>({ finished: (s) => s === "done", pace: { everyMs: 2_000, attempts: 3 }, onEnd }), {
    wrapper: StrictMode,
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  onEnd.mockReset();
});

test("tells where the job stands until it has ended", async () => {
  const { result } = polled();
  expect(result.current.phase).toBe("idle");
  const statuses = ["starting", "done"];
  act(() => result.current.start(() => Promise.resolve(statuses.shift() ?? "")));
  expect(result.current.phase).toBe("polling");
  await pass(0);
  expect(result.current).toMatchObject({ phase: "polling", status: "starting" });
  await pass(2_000);
  expect(result.current).toMatchObject({ phase: "ended", status: "done" });
  expect(onEnd).toHaveBeenCalledExactlyOnceWith("done", expect.any(AbortSignal));
});

test("an end that need not be read is told at once, and is settled when what it brings about is done", async () => {
  const { result } = polled();
  onEnd.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
  act(() => result.current.start(() => Promise.resolve("working")));
  act(() => result.current.end("done"));
  expect(result.current).toMatchObject({ phase: "ended", status: "done" });
  expect(result.current.isSettled).toBeUndefined();
  await pass(1_000);
  expect(result.current.isSettled).toBe(true);
});

test("what an end brings about ends with the next job", async () => {
  const { result } = polled();
  onEnd.mockImplementation((_, signal) => pause(1_000, signal));
  act(() => result.current.end("done"));
  act(() => result.current.start(() => Promise.resolve("working")));
  expect(onEnd.mock.lastCall?.[1].aborted).toBe(true);
  await pass(1_000);
  expect(result.current).toMatchObject({ phase: "polling", status: "working" });
  expect(result.current.isSettled).toBeUndefined();
});

test("tells why it failed, and keeps the last status", async () => {
  const { result } = polled();
  act(() => result.current.start(() => Promise.resolve("working")));
  await pass(6_000);
  expect(result.current).toMatchObject({ phase: "failed", status: "working", error: expect.any(TookTooLong) });
  act(() => result.current.start(() => Promise.reject(new Error("gone"))));
  await pass(0);
  expect(result.current).toMatchObject({ phase: "failed", error: new Error("gone") });
  expect(result.current.status).toBeUndefined();
});

test("answers about an older job never count", async () => {
  const { result } = polled();
  const late = new Promise<string>((resolve) => setTimeout(() => resolve("done"), 1_000));
  act(() => result.current.start(() => late));
  act(() => result.current.start(() => Promise.resolve("working")));
  await pass(1_500);
  expect(result.current).toMatchObject({ phase: "polling", status: "working" });
  expect(onEnd).not.toHaveBeenCalled();
});

test("nothing is read after the screen has gone, nor after a stop", async () => {
  const read = vi.fn<() => Promise<string>>(() => Promise.resolve("working"));
  const { result, unmount } = polled();
  act(() => result.current.start(read));
  await pass(0);
  act(() => result.current.stop());
  expect(result.current.phase).toBe("idle");
  await pass(10_000);
  expect(read).toHaveBeenCalledTimes(1);

  act(() => result.current.start(read));
  await pass(0);
  unmount();
  result.current.start(read);
  await pass(600_000);
  expect(read).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});
