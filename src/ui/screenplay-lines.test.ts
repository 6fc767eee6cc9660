import { expect, test } from "vitest";
import { emphasisOf } from "./screenplay-emphasis";
import { readScreenplay } from "./screenplay-lines";
import { setScript } from "./screenplay-pages";

const kinds = (script: string) => readScreenplay(script).map(({ kind }) => kind);
const texts = (script: string) => readScreenplay(script).map(({ text }) => text);

test("a scene is told apart into heading, action, cue, parenthetical and dialogue", () => {
  const script = "EXT. PARK--DAY\n\nBob strolls.\n\nMARGARET (V.O.)\n(warmly)\nHiii.\nBob!\n\nCUT TO:";
  expect(kinds(script)).toEqual(
    "heading blank action blank cue parenthetical dialogue dialogue blank transition".split(" "),
  );
});

test.each([
  [
    "Title:\n\tCLOUD\n\tONE\nCredit: by\nAuthor: Ann\nContact:\n\tann.test\n\nINT. ROOM",
    "title title credit credit contact blank heading",
  ],
  ["Bob: hello", "action"],
  ["FADE IN:", "transition"],
  ["> THE END <", "centred"],
  ["@McCLOUD\nYes.", "cue dialogue"],
  ["SILENCE", "action"],
  ["...\nYes.", "action action"],
  ["International waters.", "action"],
  ["!INT. is a word", "action"],
  ["# Act one\n\n= They meet.\n\n===", "section blank synopsis blank break"],
  ["~la la", "lyric"],
  ["[[check\nthis]]\nBob waits.", "note note action"],
  ["[[never ended\n\nBob waits.", "note blank action"],
  ["", "blank"],
])("%j reads as %s", (script, expected) => {
  expect(kinds(script)).toEqual(expected.split(" "));
});

test("the marks that force a kind are not shown, nor is what the writer hid", () => {
  expect(texts(".ROOF #12#")).toEqual(["ROOF"]);
  expect(texts("> CUT TO:")).toEqual(["CUT TO:"]);
  expect(texts("BOB ^\nHi.")).toEqual(["BOB", "Hi."]);
  expect(texts("Bob /* or\nAnn */waits.\n/* all\nof it */\nHe sits.")).toEqual(["Bob waits.", "He sits."]);
  expect(texts("Bob /* waits.")).toEqual(["Bob /* waits."]);
});

test("a speech marked for it stands beside the one before", () => {
  const { titlePage, scenes } = setScript(readScreenplay("Title: Dogs\n\nBOB\nHi.\n\nANN ^\n(low)\nHo.\n\nThey wait."));
  const words = (lines: { text: string }[]) => lines.map(({ text }) => text).join(" ");
  expect(words(titlePage)).toBe("Dogs");
  expect(
    scenes.flatMap(({ blocks }) => blocks).map((one) => ("at" in one ? one.text : [words(one.left), words(one.right)])),
  ).toEqual([["BOB Hi.", "ANN (low) Ho."], "They wait."]);
});

test.each([
  ["a **bold** word", [{ text: "a " }, { text: "bold", isBold: true }, { text: " word" }]],
  ["***both***", [{ text: "both", isBold: true, isItalic: true }]],
  [
    "_an *inner* one_",
    [
      { text: "an ", isUnderlined: true },
      { text: "inner", isUnderlined: true, isItalic: true },
      { text: " one", isUnderlined: true },
    ],
  ],
  ["he [[why?]] goes", [{ text: "he " }, { text: "[[why?]]", isNote: true }, { text: " goes" }]],
  ["2 * 3 * 4 and snake_case", [{ text: "2 * 3 * 4 and snake_case" }]],
  ["\\*no\\*", [{ text: "*no*" }]],
  ["*never ended", [{ text: "*never ended" }]],
])("%j is set as it is marked", (line, runs) => {
  expect(emphasisOf(line)).toEqual(runs);
});
