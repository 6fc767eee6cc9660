import { expect, test } from "vitest";
import { restMs, restWords } from "./rest-time";

test.each([
  ["has only begun", { done: 1, all: 100, elapsedMs: 60_000 }],
  ["has run for a moment", { done: 90, all: 100, elapsedMs: 900 }],
  ["has done two of three hundred lines", { done: 2, all: 300, elapsedMs: 60_000, least: 3 }],
])("no rest time is told of work that %s", (_, progress) => {
  expect(restMs(progress)).toBeUndefined();
});

test("the rest takes as long as the part before did", () => {
  expect(restMs({ done: 25, all: 100, elapsedMs: 10_000 })).toBe(30_000);
  expect(restMs({ done: 3, all: 300, elapsedMs: 6_000, least: 3 })).toBe(594_000);
});

test.each([
  [3_000, "a few seconds left"],
  [31_000, "about 40 seconds left"],
  [56_000, "about 1 minute left"],
  [130_000, "about 2 minutes left"],
  [3_600_000, "about 1 h left"],
  [5_400_000, "about 1 h 30 min left"],
])("%d ms: %s", (ms, words) => {
  expect(restWords(ms)).toBe(words);
});
