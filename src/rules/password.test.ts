import { expect, test } from "vitest";
import { isGoodPassword, passwordRequirements } from "./password";

test.each([
  ["", ["empty", "empty"]],
  ["abc1@", ["unmet", "met"]],
  ["abcdefg1", ["met", "unmet"]],
  ["abcdefg@", ["met", "unmet"]],
  ["1234567@", ["met", "unmet"]],
  ["abcdef1@", ["met", "met"]],
  ["abcdef1^", ["met", "unmet"]],
  ["a1@ with space", ["met", "met"]],
  ["abcde1@", ["unmet", "met"]],
  ["a1@456789012345678 0", ["met", "met"]],
  ["a1@456789012345678 01", ["unmet", "met"]],
])("the requirement lines of %j are %j", (password, states) => {
  expect(passwordRequirements(password).map(({ state }) => state)).toEqual(states);
  expect(isGoodPassword(password)).toBe(states.every((state) => state === "met"));
});

test.each("@$!%*#?&".split(""))("%s counts as a special character", (special) => {
  expect(isGoodPassword(`abcdef1${special}`)).toBe(true);
});
