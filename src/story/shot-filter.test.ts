import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parsedLine } from "@/api/contract/parsing";
import type { MediaLine } from "./generators";
import { filterOptionsOf, filterShots, isOpen, isShotFilter, withoutGoneValues, type ShotFilter } from "./shot-filter";

const line = (line_number: number, fields: object, hasAudio?: boolean): MediaLine => ({
  ...parsedLine.parse({ line_number, ...fields }),
  audio_url: hasAudio ? "/a.wav" : undefined,
  hasAudio,
});

const bob = { scene_location: "PARK", character_name: "BOB" };
const nobody = { scene_location: "STREET", character_name: "Non-speaking part" };
const whole = { image_prompt: "P", image_url: "/i.webp", video_url: "/v.webm", action_video_prompt: "A" };
const lines = [
  line(1, { ...bob, shot_type: "talking", ...whole }, true),
  line(2, { ...bob, shot_type: "action", image_prompt: "P" }, false),
  line(3, { ...nobody, shot_type: "action", ...whole }, false),
  line(4, { ...nobody, ...whole }, false),
  line(5, { scene_location: "PARK", character_name: "DOG", shot_type: "talking", ...whole }, undefined),
];
const numbers = (filter: ShotFilter) => filterShots(lines, filter).map(({ line_number }) => line_number);

test.each<[string, ShotFilter, number[]]>([
  ["nothing chosen", {}, [1, 2, 3, 4, 5]],
  ["a scene", { scene: "PARK" }, [1, 2, 5]],
  ["a character", { character: "BOB" }, [1, 2]],
  ["the non-speaking part", { character: "Non-speaking part" }, [3, 4]],
  ["a shot type", { shotType: "Action" }, [2, 3]],
  ["no shot type yet", { shotType: "None" }, [4]],
  ["audio that is missing where it is wanted and known", { lacks: "audio" }, [2]],
  ["a missing shot type", { lacks: "a shot type" }, [4]],
  ["a missing image", { lacks: "an image" }, [2]],
  ["a missing video prompt", { lacks: "a video prompt" }, [2]],
  ["a missing video, of either kind", { lacks: "a video" }, [2]],
  ["anything missing", { lacks: "anything" }, [2, 4]],
  ["several at once", { scene: "PARK", character: "BOB", shotType: "Talking" }, [1]],
  ["a combination that nothing meets", { scene: "STREET", character: "BOB" }, []],
])("%s", (_, filter, expected) => {
  expect(numbers(filter)).toEqual(expected);
});

test("the choices are those of the script, in its order, each once", () => {
  expect(filterOptionsOf([...lines, line(6, {})])).toEqual({
    scene: ["PARK", "STREET"],
    character: ["BOB", "Non-speaking part", "DOG"],
    shotType: ["Talking", "Action", "None"],
    lacks: ["anything", "audio", "a shot type", "an image prompt", "an image", "a video prompt", "a video"],
  });
});

test("a shot type that nobody knows can be chosen, too", () => {
  expect(filterOptionsOf([line(1, { shot_type: "crane" })]).shotType).toEqual(["Talking", "Action", "Crane", "None"]);
});

test("a choice that the script no longer has narrows nothing", () => {
  const filter = withoutGoneValues({ scene: "BEACH", character: "BOB" }, filterOptionsOf(lines));
  expect(numbers(filter)).toEqual([1, 2]);
  expect(isOpen(withoutGoneValues({ scene: "BEACH" }, filterOptionsOf(lines)))).toBe(true);
});

test("whatever is chosen, what passes is a part of the script in its order", () => {
  const choices = filterOptionsOf(lines);
  const one = (values: string[]) => fc.constantFrom(undefined, ...values);
  const filters = fc.record({
    scene: one(choices.scene),
    character: one(choices.character),
    shotType: one(choices.shotType),
    lacks: one(choices.lacks),
  });
  fc.assert(
    fc.property(filters, (filter) => {
      const shown = filterShots(lines, filter);
      expect(lines.filter((each) => shown.includes(each))).toEqual(shown);
      expect(shown.length === lines.length).toBe(isOpen(filter) || shown.length === lines.length);
    }),
  );
});

test.each([[7], [null], ["INT. ROOM"], [["INT. ROOM", 1]], [{ scene: 1 }]])(
  "%j is no filter that was kept",
  (value) => {
    expect(isShotFilter(value)).toBe(false);
  },
);

test("what was chosen is a filter to keep", () => {
  expect(isShotFilter({ scene: "PARK", lacks: "audio" })).toBe(true);
});
