import { expect, test } from "vitest";
import { ages, filtersOf, kindOf, labelOf } from "./voice-words";

test("the wire's words are shown as the product's, and unknown ones as they came", () => {
  expect(labelOf(ages, "middle_aged")).toBe("Middle-aged");
  expect(labelOf(ages, "ageless")).toBe("ageless");
  expect(labelOf(ages, undefined)).toBeUndefined();
});

test("settings that say nothing known stand for male and middle-aged", () => {
  expect(filtersOf({ voice_gender: "robot" })).toEqual({ gender: "male", age: "middle_aged" });
  expect(kindOf({ voice_gender: "female", voice_age: "old" })).toBe("Female, old");
  expect(kindOf({ voice_gender: "robot", voice_age: "middle_aged" })).toBe("robot, middle-aged");
  expect(kindOf({})).toBe("");
});
