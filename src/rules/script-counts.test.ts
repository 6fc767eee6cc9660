import * as fc from "fast-check";
import { expect, test } from "vitest";
import { countScript } from "./script-counts";

test("an empty script has zero words, speeches and seconds", () => {
  expect(countScript("")).toEqual({ words: 0, dialogueLines: 0, seconds: 0 });
});

test("headings, action and parentheticals do not count as speech", () => {
  const script = "EXT. PARK - DAY\n\nBob walks his dog.\n\nBOB\n(to dog)\nHi hello my very good old friend there.\n";
  expect(countScript(script)).toEqual({ words: 19, dialogueLines: 1, seconds: 4 });
});

test("any white space separates words", () => {
  const letter = fc.constantFrom("a", "é", "(", "0", " ", "\n", "\t", "\r", "\u00a0", "\u2003", "\u3000", "\ufeff");
  fc.assert(
    fc.property(fc.string({ unit: letter }), (script) => {
      expect(countScript(script).words).toBe(script.match(/\S+/g)?.length ?? 0);
    }),
  );
});
