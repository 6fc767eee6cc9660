import { expect, test } from "vitest";
import { deriveShotType, shotTypeLabel } from "./shot-type";

test.each([
  ["Non-speaking part", "action"],
  ["MOLLY", "talking"],
  ["non-speaking part", "talking"],
  ["", "talking"],
  [undefined, "talking"],
])("a shot of %j without a type is %s", (character_name, shot_type) => {
  expect(deriveShotType(character_name)).toBe(shot_type);
});

test.each([
  ["talking", "Talking"],
  ["action", "Action"],
  ["Close-up", "Close-up"],
  ["", "None"],
  [undefined, "None"],
])("the type %j is shown as %s", (shot_type, label) => {
  expect(shotTypeLabel(shot_type)).toBe(label);
});
