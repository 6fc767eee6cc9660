import { expect, test } from "vitest";
import { pickEvenly } from "./pick-evenly";

test("of more than are wanted, some are picked at even distances, from the first on", () => {
  expect(pickEvenly([0, 1, 2, 3, 4, 5, 6], 3)).toEqual([0, 2, 4]);
  expect(pickEvenly([0, 1, 2], 3)).toEqual([0, 1, 2]);
  expect(pickEvenly([], 3)).toEqual([]);
});
