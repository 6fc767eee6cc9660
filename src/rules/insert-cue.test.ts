import { expect, test } from "vitest";
import { insertCue } from "./insert-cue";

test.each([
  ["", "BOB\n|"],
  ["INT. BAR|", "INT. BAR\n\nBOB\n|"],
  ["INT. BAR\n\n|\n\nHe waits.", "INT. BAR\n\nBOB\n|\n\nHe waits."],
])("a cue in %j stands by itself, and the cursor in its speech", (given, expected) => {
  const at = Math.max(0, given.indexOf("|"));
  const { script, at: cursor } = insertCue(given.replace("|", ""), at, " Bob ");
  expect(`${script.slice(0, cursor)}|${script.slice(cursor)}`).toBe(expected);
});
