import { expect, test } from "vitest";
import { parsedLine } from "@/api/contract/parsing";
import { progressMessage } from "@/api/contract/generators";
import { advance } from "@/jobs/generator";
import { imageOf, videoOf } from "@/rules/line-media";
import { countLines, countWith, isComplete, lineGenerators, ofTheseLines, type MediaLine } from "./generators";

const line = (line_number: number, fields: object, audio_url?: string): MediaLine => ({
  ...parsedLine.parse({ line_number, ...fields }),
  audio_url,
  hasAudio: audio_url !== undefined,
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

test("what is not known of every line is not counted", () => {
  const unknown = lines.map((each) => ({ ...each, audio_url: undefined, hasAudio: undefined }));
  expect(countLines(lineGenerators[0], unknown)).toEqual({ done: undefined, total: 2 });
  expect(isComplete(countLines(lineGenerators[0], unknown))).toBe(false);
});

test.each([
  ["/2.wav", 2],
  ["javascript:alert(1)", 1],
  [undefined, 2],
])("a line told to be made at %s counts %i", (url, done) => {
  const message = progressMessage.parse({ line_number: 2, status: "completed", url });
  const run = advance({ phase: "running", lines: new Map() }, [message]);
  expect(countWith(run, lineGenerators[0], lines).done).toBe(done);
});

test("what a run tells of lines that the script does not have is left out", () => {
  const told = (...numbers: number[]) =>
    numbers.map((line_number) => progressMessage.parse({ line_number, status: "failed" }));
  const known = advance({ phase: "running", lines: new Map() }, told(1, 3));
  expect(ofTheseLines(known, lines)).toBe(known);
  expect([...ofTheseLines(advance(known, told(99)), lines).lines.keys()]).toEqual([1, 3]);
});
