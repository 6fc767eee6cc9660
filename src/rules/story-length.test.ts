import { expect, test } from "vitest";
import { allowedLength, minuteChoices, secondChoices } from "./story-length";

test("minutes run from 0 to 5", () => expect(minuteChoices).toEqual([0, 1, 2, 3, 4, 5]));

test.each([
  [0, [15, 30, 45]],
  [1, [0, 15, 30, 45]],
  [5, [0, 15, 30, 45]],
])("with %i minutes the seconds on offer are %j", (minutes, seconds) => {
  expect(secondChoices(minutes)).toEqual(seconds);
});

test.each([
  [
    { minutes: 0, seconds: 0 },
    { minutes: 0, seconds: 15 },
  ],
  [
    { minutes: 0, seconds: 45 },
    { minutes: 0, seconds: 45 },
  ],
  [
    { minutes: 5, seconds: 0 },
    { minutes: 5, seconds: 0 },
  ],
])("%j becomes %j", (chosen, allowed) => {
  expect(allowedLength(chosen)).toEqual(allowed);
});
