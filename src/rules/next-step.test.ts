import { expect, test } from "vitest";
import { nextStep, type MadeSoFar } from "./next-step";

const finished = { hasScript: true, lines: 3, isCast: true, isComplete: true, hasFilm: true, newerClips: 0 };
const nothingKnown = {
  lines: undefined,
  isCast: undefined,
  isComplete: undefined,
  hasFilm: undefined,
  newerClips: undefined,
};

test.each<[string, Partial<MadeSoFar>, ReturnType<typeof nextStep>]>([
  ["no script", { ...nothingKnown, hasScript: false }, "write"],
  ["a script, the rest unknown", nothingKnown, undefined],
  ["a script that is not parsed", { lines: 0 }, "parse"],
  ["somebody without a face", { isComplete: false, isCast: false }, "cast"],
  ["lines without media, the cast unknown", { isComplete: false, isCast: undefined }, undefined],
  ["a line without its clip", { isComplete: false, hasFilm: false }, "generate"],
  ["a film, and a new line without its clip", { isComplete: false }, "generate"],
  ["media that are not known of every line", { isComplete: undefined }, undefined],
  ["all media, the film unknown", { hasFilm: undefined }, undefined],
  ["all media and no film", { hasFilm: false }, "film"],
  ["clips that the film does not hold", { newerClips: 2 }, "film"],
  ["a film, the age of its clips unknown", { newerClips: undefined }, "watch"],
  ["a film of all clips", {}, "watch"],
])("an editor with %s", (_, made, step) => {
  expect(nextStep({ ...finished, ...made }, true)).toBe(step);
});

test.each<[string, Partial<MadeSoFar>, ReturnType<typeof nextStep>]>([
  ["nothing that is known", nothingKnown, undefined],
  ["no script", { ...nothingKnown, hasScript: false }, undefined],
  ["lines alone, which already play", { lines: 3, isComplete: false, hasFilm: false }, "watch"],
  ["a film, the lines unknown", { ...nothingKnown, hasFilm: true }, "watch"],
])("whoever may not edit, with %s", (_, made, step) => {
  expect(nextStep({ ...finished, ...made }, false)).toBe(step);
});
