import { expect, test } from "vitest";
import { countScript } from "./script-counts";

test("an empty script counts nothing", () => {
  expect(countScript("")).toEqual({ words: 0, dialogueLines: 0, seconds: 0 });
});

test("speeches are told from headings and action, and parentheticals are not spoken", () => {
  const script = "EXT. PARK - DAY\n\nBob walks his dog.\n\nBOB\n(to dog)\nHi hello my very good old friend there.\n";
  expect(countScript(script)).toEqual({ words: 19, dialogueLines: 1, seconds: 4 });
});
