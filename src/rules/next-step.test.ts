import { expect, test } from "vitest";
import { nextStep } from "./next-step";

const lines = (clips: number, total: number) => ({ clips, total });

test.each([
  ["no script", { hasScript: false, lines: undefined, film: undefined }, "script"],
  ["a script and nothing of it", { hasScript: true, lines: lines(0, 0), film: false }, "media"],
  ["lines without clips", { hasScript: true, lines: lines(0, 3), film: false }, "media"],
  ["a line without its clip", { hasScript: true, lines: lines(2, 3), film: false }, "media"],
  ["a clip for every line", { hasScript: true, lines: lines(3, 3), film: false }, "film"],
  ["a clip for every line, the film unknown", { hasScript: true, lines: lines(3, 3), film: undefined }, "film"],
  ["a film and new lines", { hasScript: true, lines: lines(0, 3), film: true }, "film"],
  ["a film, the lines unknown", { hasScript: true, lines: undefined, film: true }, "film"],
  ["no film, the lines unknown", { hasScript: true, lines: undefined, film: false }, undefined],
  ["lines without clips, the film unknown", { hasScript: true, lines: lines(0, 3), film: undefined }, undefined],
  ["nothing that is known", { hasScript: true, lines: undefined, film: undefined }, undefined],
] as const)("with %s the next step is one that no later answer changes", (_, made, step) => {
  expect(nextStep(made)).toBe(step);
});
