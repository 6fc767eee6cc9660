import { expect, test } from "vitest";
import { findAgain, segmentAt, speakerOf, timelineOf, type FilmLine, type ShotSettings } from "./timeline";

const address = (name: string) => `https://m.test/${name}`;
const clip = { video_url: address("clip") };
const still = { image_url: address("still") };
const audio = { audio_url: address("audio") };
const spoken = { character_name: "BOB", dialogue_text: "One two three four five six seven eight nine ten" };

type Lengths = Record<string, number>;

function filmOf(lines: Partial<FilmLine>[], lengths: Lengths = {}, settings: Record<string, ShotSettings> = {}) {
  const numbered = lines.map((line, index) => ({ line_number: index + 1, ...line }));
  return timelineOf(numbered, {
    uidOf: ({ line_number }) => `line-${line_number}`,
    durationOf: (url) => lengths[url.replace("https://m.test/", "")],
    settingsOf: (uid) => settings[uid],
  });
}

test.each<[string, Partial<FilmLine>, Lengths, ShotSettings, [string, string, number, boolean]]>([
  ["nothing but words", spoken, {}, {}, ["card", "silence", 4, false]],
  ["a still", { ...spoken, ...still }, {}, {}, ["still", "silence", 4, false]],
  ["a still and a sound", { ...spoken, ...still, ...audio }, { audio: 3 }, {}, ["still", "audio", 3.4, true]],
  ["a sound of unknown length", { ...spoken, ...audio }, {}, {}, ["card", "audio", 4, false]],
  ["a clip", { ...spoken, ...clip, ...still, ...audio }, { clip: 5, audio: 3 }, {}, ["clip", "clip", 5, true]],
  ["a clip of unknown length", { ...spoken, ...clip, ...audio }, { audio: 3 }, {}, ["clip", "clip", 3.4, false]],
  ["a clip without an end", { ...spoken, ...clip }, { clip: Infinity }, {}, ["clip", "clip", 4, false]],
  ["a clip without a length", { ...spoken, ...clip }, { clip: 0 }, {}, ["clip", "clip", 4, false]],
  ["a mute clip", { ...spoken, ...clip, ...audio }, { clip: 5 }, { usesLineAudio: true }, ["clip", "audio", 5, true]],
  ["a mute clip alone", { ...spoken, ...clip }, { clip: 5 }, { usesLineAudio: true }, ["clip", "clip", 5, true]],
  ["a hold", { ...spoken, ...still, ...audio }, { audio: 3 }, { holdSeconds: 7 }, ["still", "audio", 7, true]],
  ["a hold of a clip", { ...spoken, ...clip }, { clip: 5 }, { holdSeconds: 7 }, ["clip", "clip", 5, true]],
  ["too long a hold", spoken, {}, { holdSeconds: 99 }, ["card", "silence", 30, true]],
  ["too short a hold", spoken, {}, { holdSeconds: 0 }, ["card", "silence", 0.5, true]],
  ["no number as its hold", spoken, {}, { holdSeconds: Number.NaN }, ["card", "silence", 4, false]],
  ["an address that is refused", { ...spoken, video_url: "javascript:a" }, {}, {}, ["card", "silence", 4, false]],
])("a shot with %s", (_, line, lengths, settings, [picture, sound, duration, isMeasured]) => {
  const [segment] = filmOf([line], lengths, { "line-1": settings }).segments;
  expect(segment).toMatchObject({ picture, sound, isMeasured });
  expect(segment?.duration).toBeCloseTo(duration);
});

test.each<[Partial<FilmLine>, number]>([
  [{ character_name: "BOB", dialogue_text: "Hi." }, 1.2],
  [spoken, 4],
  [{ character_name: "Non-speaking part", stage_directions: "" }, 2],
  [{ character_name: "Non-speaking part", stage_directions: "He waves at them." }, 3.2],
  [{ character_name: "Non-speaking part", stage_directions: "word ".repeat(90) }, 8],
])("%o takes %d seconds", (line, seconds) => {
  expect(filmOf([line]).duration).toBeCloseTo(seconds);
});

test("who has been heard speaks as fast in the lines that are not made yet; the others at the usual pace", () => {
  const { segments } = filmOf([{ ...spoken, ...audio }, spoken, { ...spoken, character_name: "DOG" }], { audio: 8 });
  expect(segments.map(({ duration }) => duration)).toEqual([8.4, 8, 4]);
});

test("shots follow each other without a gap, in the order of their numbers, in scenes", () => {
  const { segments, scenes, duration, measured, made } = filmOf(
    [
      { ...spoken, line_number: 3, scene_location: "PARK" },
      { ...spoken, line_number: 1, scene_location: "PARK", ...clip },
      { ...spoken, line_number: 2, scene_location: "ROOM", ...still },
    ],
    { clip: 2.5 },
  );
  expect(segments.map(({ line_number, scene, start }) => [line_number, scene, start])).toEqual([
    [1, 0, 0],
    [2, 1, 2.5],
    [3, 2, 6.5],
  ]);
  expect(scenes.map(({ heading, first, shots, start }) => [heading, first, shots, start])).toEqual([
    ["PARK", 0, 1, 0],
    ["ROOM", 1, 1, 2.5],
    ["PARK", 2, 1, 6.5],
  ]);
  expect({ duration, measured, made }).toEqual({ duration: 10.5, measured: 2.5, made: { clip: 1, still: 1, card: 1 } });
});

test("a moment leads to the shot that is seen then", () => {
  const { segments } = filmOf([spoken, spoken, spoken]);
  expect([-1, 0, 3.9, 4, 11, 99].map((seconds) => segmentAt(segments, seconds))).toEqual([0, 0, 0, 1, 2, 2]);
  expect(segmentAt([], 3)).toBe(0);
});

test.each([
  ["BOB", "Hi.", "BOB"],
  ["BOB", "", "BOB"],
  ["Non-speaking part", "Hi.", "Action"],
  [undefined, "", "Action"],
  [undefined, "Hi.", "No character"],
  [" ", "Hi.", "No character"],
])("the speaker of %j with the words %j is %s", (character_name, dialogue_text, speaker) => {
  expect(speakerOf({ line_number: 1, character_name, dialogue_text })).toBe(speaker);
});

test("a shot is found again by its uid, and while that is not known by its line", () => {
  const { segments } = filmOf([spoken, { ...spoken, dialogue_text: "No." }]);
  const [first, second] = segments;
  if (!first || !second) throw new Error("The film is shorter than that");
  const lasting = segments.map((segment) => ({ ...segment, uid: `lasting ${segment.uid}` }));
  expect(findAgain(lasting, second)).toBe(lasting[1]);
  const moved = { ...second, line_number: 9 };
  expect(findAgain([{ ...first, uid: "other" }, moved], second)).toBe(moved);
  expect(findAgain(segments, { ...second, uid: "gone", line_number: 99 })).toBeUndefined();
  expect(findAgain(segments, undefined)).toBeUndefined();
});
