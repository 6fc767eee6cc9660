import { expect, test } from "vitest";
import { placeInScript } from "./line-in-script";

const script = [
  "EXT. PARK - DAY",
  "",
  "Bob waves, and the dogs look up.",
  "",
  "BOB",
  "Hi hello.",
  "",
  "DOG",
  "Hi hello.",
];

const line = (line_number: number, dialogue_text?: string, stage_directions?: string) => ({
  line_number,
  dialogue_text,
  stage_directions,
});

const lines = [
  line(1, undefined, "Bob waves, and the dogs look up."),
  line(2, "Hi, hello!"),
  line(3, "HI HELLO."),
  line(4, "Nobody says this."),
  line(5),
];

test.each([
  [1, 2],
  [2, 5],
  [3, 8],
])("line %i stands at text %i", (line_number, index) => {
  expect(placeInScript(script, lines, line_number)).toBe(index);
});

test.each([4, 5, 99])("line %i is not found", (line_number) => {
  expect(placeInScript(script, lines, line_number)).toBeUndefined();
});
