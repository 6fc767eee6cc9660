import { expect, test } from "vitest";
import { ages, describeVoice, filtersOf, kindOf, labelOf } from "./voice-words";

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

test("a description that is a sentence ends without its full stop before what follows", () => {
  const voice = {
    id: "v",
    name: "Edmund",
    voice_id: "v",
    accent: "British",
    description: "Velvet.",
    use_case: "Villain",
  };
  expect(describeVoice(voice)).toBe("Accent: British · Velvet · Use: Villain");
});
