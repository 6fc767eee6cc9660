import { expect, test } from "vitest";
import { ages, filtersOf, kindOf, labelOf } from "./voice-words";

test("known values are shown by their labels, unknown ones unchanged", () => {
  expect(labelOf(ages, "middle_aged")).toBe("Middle-aged");
  expect(labelOf(ages, "ageless")).toBe("ageless");
  expect(labelOf(ages, undefined)).toBeUndefined();
});

test("unknown settings become male and middle-aged", () => {
  expect(filtersOf({ voice_gender: "robot" })).toEqual({ gender: "male", age: "middle_aged" });
  expect(kindOf({ voice_gender: "female", voice_age: "old" })).toBe("Female, old");
  expect(kindOf({ voice_gender: "robot", voice_age: "middle_aged" })).toBe("robot, middle-aged");
  expect(kindOf({})).toBe("");
});
