import { expect, test, vi } from "vitest";
import { inTurn } from "./in-turn";

const { signal } = new AbortController();

test("three are done at once, then what comes first, then the others; one that was given up meanwhile is not begun", async () => {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const giveUp = new AbortController();
  const run = (name: number, of: Parameters<typeof inTurn>[1] = { signal }) =>
    inTurn(() => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    }, of);
  const all = [run(1), run(2), run(3), run(4, { signal: giveUp.signal }), run(5), run(6, { signal, turn: "first" })];
  await Promise.resolve();
  expect(begun).toEqual([1, 2, 3]);
  giveUp.abort();
  ends[0]?.();
  await expect.poll(() => begun).toEqual([1, 2, 3, 6]);
  ends[1]?.();
  await expect(all[3]).rejects.toThrow("aborted");
  await expect.poll(() => begun).toEqual([1, 2, 3, 6, 5]);
  for (const end of ends) end();
  await Promise.all([all[0], all[1], all[2], all[4], all[5]]);
});

test("one that fails leaves its turn to the next", async () => {
  const fail = () => Promise.reject(new Error("refused"));
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => inTurn(fail, { signal })));
  expect(results.every(({ status }) => status === "rejected")).toBe(true);
  expect(await inTurn(async () => "done", { signal })).toBe("done");
});

test("what hangs holds up the others for five seconds", async () => {
  vi.useFakeTimers();
  const ends: (() => void)[] = [];
  const hanging = Array.from({ length: 3 }, () =>
    inTurn(() => new Promise<void>((resolve) => ends.push(resolve)), { signal }),
  );
  let isBegun = false;
  const done = inTurn(async () => (isBegun = true), { signal });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(isBegun).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isBegun).toBe(true);
  for (const end of ends) end();
  await Promise.all([...hanging, done]);
});
