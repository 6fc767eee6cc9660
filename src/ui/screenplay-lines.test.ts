import { expect, test } from "vitest";
import { readScreenplay } from "./screenplay-lines";

const kinds = (script: string) => readScreenplay(script).map(({ kind }) => kind);

test("a scene is told apart into heading, action, cue, parenthetical and dialogue", () => {
  const script = "EXT. PARK--DAY\n\nBob strolls.\n\nMARGARET (V.O.)\n(warmly)\nHiii.\nBob!\n\nCUT TO:";
  expect(kinds(script)).toEqual(
    "heading blank action blank cue parenthetical dialogue dialogue blank transition".split(" "),
  );
});

test.each([
  ["Title:\n\tCLOUD\n\nINT. ROOM", "title title blank heading"],
  ["FADE IN:", "transition"],
  ["> THE END <", "centred"],
  ["@McCLOUD\nYes.", "cue dialogue"],
  ["SILENCE", "action"],
  ["...\nYes.", "action action"],
  ["International waters.", "action"],
  ["", "blank"],
])("%j reads as %s", (script, expected) => {
  expect(kinds(script)).toEqual(expected.split(" "));
});

test("the marks that force a kind are not shown", () => {
  expect(readScreenplay(".ROOF").map(({ text }) => text)).toEqual(["ROOF"]);
  expect(readScreenplay("> CUT TO:").map(({ text }) => text)).toEqual(["CUT TO:"]);
});
