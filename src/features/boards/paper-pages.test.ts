import { expect, test } from "vitest";
import { timelineOf } from "@/rules/timeline";
import { isLong, paperPages } from "./paper-pages";

const filmOf = (...words: string[]) =>
  timelineOf(
    words.map((dialogue_text, at) => ({ line_number: at + 1, character_name: "BOB", dialogue_text })),
    { uidOf: ({ line_number }) => String(line_number), durationOf: () => undefined, settingsOf: () => undefined },
  ).segments;
const countsOf = (...words: string[]) => paperPages(filmOf(...words)).map((page) => page.length);

test("short boards stand six a page, and every board stands once", () => {
  expect(countsOf(...Array.from({ length: 13 }, () => "Hi."))).toEqual([6, 6, 1]);
  expect(countsOf()).toEqual([]);
});

test("long words are set smaller, and take the room of other boards where that is not enough", () => {
  const long = "word ".repeat(150);
  expect(filmOf("Hi.", long).map(({ line }) => isLong(line))).toEqual([false, true]);
  expect(countsOf(long, "Hi.", "Hi.", "Hi.", "Hi.", "Hi.", "Hi.")).toEqual([4, 3]);
  expect(countsOf("word ".repeat(4_000), "Hi.", "Hi.")).toEqual([2, 1]);
});
