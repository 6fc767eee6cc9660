import { expect, test } from "vitest";
import { recommendationItems } from "./recommendation-list";

test.each([
  ["1. A dog drives.\n2. A cat flies.", ["A dog drives.", "A cat flies."]],
  ["1) A dog drives.\n\n2) A cat flies.", ["A dog drives.", "A cat flies."]],
  ["Here you go:\n1. A dog\nwho drives.\n2. A cat.", ["A dog\nwho drives.", "A cat."]],
  [
    '1. "A dog drives."\n2. **A cat flies.**\n**3.** “A fish walks.”',
    ["A dog drives.", "A cat flies.", "A fish walks."],
  ],
  ["1. [Logline 1]\n2. A cat.", ["A cat."]],
  ["A dog drives.", ["A dog drives."]],
  ["", []],
  ["10. Ten.\n11. Eleven.", ["Ten.", "Eleven."]],
  ['1. "Yes", he said, "no".', ['"Yes", he said, "no".']],
])("%j has the items %j", (text, items) => {
  expect(recommendationItems(text)).toEqual(items);
});
