import { expect, test } from "vitest";
import { ageOf, type Age } from "./draft-age";

const offered: Age = { is: "offered" };
const over: Age = { is: "over" };
const hidden = (tooOldSince: number): Age => ({ is: "hidden", tooOldSince });

// A draft typed on day 100 and offered for seven days. All times are in days.
test.each<[string, number | undefined, number, Age]>([
  ["just typed", undefined, 100, offered],
  ["typed by a clock that was ahead", undefined, 40, offered],
  ["seven days old", undefined, 107, offered],
  ["older, for the first time", undefined, 108, hidden(108)],
  ["older by years, for the first time", undefined, 4_000, hidden(4_000)],
  ["older once more, at the same reading", 108, 108, hidden(108)],
  ["older once more, not yet as long again", 108, 114, hidden(108)],
  ["older once more, as long again", 108, 115, over],
  ["not old by a clock that was set right", 4_000, 101, offered],
  ["still too old by a clock that went back", 4_000, 120, hidden(120)],
])("a draft that is %s", (_, tooOldSince, now, age) => {
  expect(ageOf({ at: 100, tooOldSince }, 7, now)).toEqual(age);
});
