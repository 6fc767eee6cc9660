import { expect, test } from "vitest";
import { inTurn } from "./in-turn";

const { signal } = new AbortController();

test("three are done at once, the others in their order; one that was given up meanwhile is not begun", async () => {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const giveUp = new AbortController();
  const run = (name: number, of = signal) =>
    inTurn(() => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    }, of);
  const all = [run(1), run(2), run(3), run(4, giveUp.signal), run(5)];
  await Promise.resolve();
  expect(begun).toEqual([1, 2, 3]);
  giveUp.abort();
  ends[0]?.();
  await expect(all[3]).rejects.toThrow("aborted");
  await expect.poll(() => begun).toEqual([1, 2, 3, 5]);
  for (const end of ends) end();
  await Promise.all([all[0], all[1], all[2], all[4]]);
});

test("one that fails leaves its turn to the next", async () => {
  const fail = () => Promise.reject(new Error("refused"));
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => inTurn(fail, signal)));
  expect(results.every(({ status }) => status === "rejected")).toBe(true);
  expect(await inTurn(async () => "done", signal)).toBe("done");
});
