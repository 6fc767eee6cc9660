import { expect, test } from "vitest";
import { cleanUsername } from "./username";

test.each([
  ["", "", false],
  ["a", "a", false],
  ["_", "_", false],
  ["é", "", false],
  ["mira", "mira", false],
  ["Mira Lang!", "miralang", false],
  ["mi_ra.7-é", "mi_ra.7", false],
  ["a".repeat(24), "a".repeat(24), false],
  ["a".repeat(25), "a".repeat(24), true],
  [`${"a".repeat(24)}!`, "a".repeat(24), false],
])("%j becomes the user name %j; cut: %j", (typed, userName, wasCut) => {
  expect(cleanUsername(typed)).toMatchObject({ userName, wasCut });
});

test.each([
  ["Ridley.Marsh", []],
  ["Ridley Marsh", [" "]],
  ["É! a é 🎬", ["é", "!", " ", "🎬"]],
])("of %j it tells once what is left out: %j", (typed, leftOut) => {
  expect(cleanUsername(typed).leftOut).toEqual(leftOut);
});
