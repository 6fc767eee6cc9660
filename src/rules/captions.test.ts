import { expect, test } from "vitest";
import { captionAt, captionsOf } from "./captions";
import { timelineOf } from "./timeline";

const filmOf = (lines: [character: string, words: string][]) =>
  timelineOf(
    lines.map(([character_name, dialogue_text], index) => ({ line_number: index + 1, character_name, dialogue_text })),
    {
      uidOf: ({ line_number }) => String(line_number),
      durationOf: () => undefined,
      settingsOf: () => ({ holdSeconds: 4 }),
    },
  ).segments;

test("the speaker is named where that is another person than before", () => {
  const captions = captionsOf(
    filmOf([
      ["BOB", "Hi."],
      ["BOB", "Hello."],
      ["Non-speaking part", "He waves."],
      ["DOG", "What?"],
    ]),
  );
  expect(captions.map(({ speaker, lines }) => [speaker, ...lines])).toEqual([
    ["BOB", "Hi."],
    [undefined, "Hello."],
    ["DOG", "What?"],
  ]);
  expect(captions.map(({ start, end }) => [start, end])).toEqual([
    [0, 4],
    [4, 8],
    [12, 16],
  ]);
});

test("long words come two lines at a time, each for its share of the shot, named once", () => {
  const words = "One two three four five six seven eight nine ten. ".repeat(4).trim();
  const captions = captionsOf(filmOf([["BOB", words]]));
  expect(captions).toHaveLength(3);
  expect(captions.flatMap(({ lines }) => lines).join(" ")).toBe(words);
  for (const { lines } of captions) {
    expect(lines.length).toBeLessThanOrEqual(2);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(38);
  }
  expect(captions.map(({ speaker }) => speaker)).toEqual(["BOB", undefined, undefined]);
  expect(captions[0]?.start).toBe(0);
  expect(captions[1]?.start).toBe(captions[0]?.end);
  expect(captions.at(-1)?.end).toBeCloseTo(4);
});

test("a word that is wider than a line has one to itself", () => {
  const long = "a".repeat(60);
  expect(captionsOf(filmOf([["BOB", `Oh ${long} no`]])).map(({ lines }) => lines)).toEqual([["Oh", long], ["no"]]);
});

test("a moment has the caption that stands then, or none", () => {
  const captions = captionsOf(
    filmOf([
      ["BOB", "Hi."],
      ["Non-speaking part", ""],
      ["DOG", "What?"],
    ]),
  );
  expect([0, 3.9, 4, 8, 12].map((seconds) => captionAt(captions, seconds)?.lines[0])).toEqual([
    "Hi.",
    "Hi.",
    undefined,
    "What?",
    undefined,
  ]);
});
