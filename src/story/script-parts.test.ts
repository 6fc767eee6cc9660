import { expect, test } from "vitest";
import { partsInWords, partsOf } from "./script-parts";

test("a script is counted by its scenes, who speaks in them, and how often", () => {
  const script = "Title: Dogs\n\nINT. BAR\n\nBOB\nHi.\n\nBOB (V.O.)\n(low)\nHo.\n\nEXT. PARK\n\nANN\nYes.";
  expect(partsOf(script)).toEqual({ pages: 2, scenes: 2, characters: 2, speeches: 3 });
  expect(partsInWords(partsOf("INT. BAR\n\nBOB\nHi."))).toBe("1 scene, 1 character, 1 speech");
  expect(partsOf(" \n")).toEqual({ pages: 0, scenes: 0, characters: 0, speeches: 0 });
});
