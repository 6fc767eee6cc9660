import { expect, test } from "vitest";
import { around } from "./around";

const list = [1, 2, 3, 4, 5, 6, 7, 8, 9];

test.each([
  [4, [3, 4, 5, 6, 7]],
  [0, [1, 2, 3, 4, 5]],
  [8, [5, 6, 7, 8, 9]],
])("around index %d stand as many as are wanted, at the ends of the list, too", (at, expected) => {
  expect(around(list, at, 5)).toEqual(expected);
});

test("a list of fewer is all there is", () => {
  expect(around([1, 2], 1, 5)).toEqual([1, 2]);
});
