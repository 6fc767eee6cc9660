import { expect, test } from "vitest";
import { parsedLine } from "@/api/contract/parsing";
import { countLines, imageOf, isComplete, lineGenerators, videoOf, type MediaLine } from "./generators";

const line = (line_number: number, fields: object, audio_url?: string): MediaLine => ({
  ...parsedLine.parse({ line_number, ...fields }),
  audio_url,
});

const lines = [
  line(
    1,
    {
      character_name: "BOB",
      shot_type: "talking",
      image_prompt: "P",
      stored_image_url: "/1.webp",
      stored_video_url: "/1.webm",
    },
    "/1.wav",
  ),
  line(2, {
    character_name: "BOB",
    shot_type: "action",
    image_prompt: "P",
    image_url: "/2.webp",
    action_video_prompt: "A",
  }),
  line(3, { character_name: "Non-speaking part" }),
];

test.each([
  ["Audio", 1, 2],
  ["Shot Types", 2, 3],
  ["Image Prompts", 2, 3],
  ["Shot Images", 2, 3],
  ["Video Prompts", 1, 2],
  ["Talking Videos", 1, 1],
  ["Action Videos", 0, 2],
])("%s: %i of %i", (title, done, total) => {
  const generator = lineGenerators.find((each) => each.title === title);
  expect(generator && countLines(generator, lines)).toEqual({ done, total });
});

test("a generator without a line to work for is complete", () => {
  expect(isComplete({ done: 0, total: 0 })).toBe(true);
  expect(isComplete({ done: 1, total: 2 })).toBe(false);
});

test("stored addresses are preferred", () => {
  const both = line(4, { image_url: "/a", stored_image_url: "/b", video_url: "/c", stored_video_url: "/d" });
  expect([imageOf(both), videoOf(both)]).toEqual(["/b", "/d"]);
});
