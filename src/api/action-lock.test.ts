import { beforeEach, expect, test, vi } from "vitest";
import { createActionLock } from "./query";

beforeEach(() => void vi.useFakeTimers());
function action() {
  const settle: ((reply: string) => void)[] = [];
  const fail: ((error: Error) => void)[] = [];
  const work = vi.fn<(input: string) => Promise<string>>(
    () =>
      new Promise((resolve, reject) => {
        settle.push(resolve);
        fail.push(reject);
      }),
  );
  const lock = createActionLock<string, string>();
  return { work, settle, fail, run: (input: string) => lock(input, work) };
}

test("the same action joins the one under way", async () => {
  const { work, settle, run } = action();
  const first = run("Dawn");
  const second = run("Dawn");
  settle[0]?.("done");
  await expect(Promise.all([first, second])).resolves.toEqual(["done", "done"]);
  expect(work).toHaveBeenCalledTimes(1);
});

test("another input waits for the one under way, even if that one fails", async () => {
  const { work, fail, settle, run } = action();
  const first = run("Dawn");
  const second = run("Dusk");
  expect(work.mock.calls).toEqual([["Dawn"]]);
  fail[0]?.(new Error("no"));
  await expect(first).rejects.toThrow("no");
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  settle[1]?.("done");
  await expect(second).resolves.toBe("done");
});

test("the last click of a double click comes too late for nothing", async () => {
  const { work, settle, run } = action();
  const first = run("Dawn");
  settle[0]?.("done");
  await first;
  vi.advanceTimersByTime(299);
  await expect(run("Dawn")).resolves.toBe("done");
  vi.advanceTimersByTime(1);
  void run("Dawn");
  expect(work).toHaveBeenCalledTimes(2);
});

test("after a failure another try starts at once", async () => {
  const { work, fail, run } = action();
  const first = run("Dawn");
  fail[0]?.(new Error("no"));
  await expect(first).rejects.toThrow("no");
  void run("Dawn");
  expect(work).toHaveBeenCalledTimes(2);
});
