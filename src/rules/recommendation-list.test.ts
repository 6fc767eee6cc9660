import * as fc from "fast-check";
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
  ["1. A dog.\r\n2. A cat.\r3. A fish.", ["A dog.", "A cat.", "A fish."]],
  ["1. They won\n1.5 million votes.\n2. A cat.", ["They won\n1.5 million votes.", "A cat."]],
  ["1.A dog.\n 2)A cat.", ["A dog.", "A cat."]],
  ["1. ‘A dog.’\n2. «A cat.»\n3. 'A fish.'", ["A dog.", "A cat.", "A fish."]],
  ["1. **“A dog drives.”**\n2. “**A cat flies.**”", ["A dog drives.", "A cat flies."]],
  ["1. “A dog drives.'\n2. \"", ["“A dog drives.'", '"']],
  ["1. A dog\u2028drives.\n2. A cat.", ["A dog\u2028drives.", "A cat."]],
  ["1.\n2. \n3. ** **\n4. “ ”\n5. A cat.", ["A cat."]],
  ["1. “[Logline 1: a dog]”\n2. A cat [Logline 2]\n3. A [logline].", ["A [logline]."]],
  ["[Logline 1]", []],
  ["  \n\t", []],
  ["“A dog drives.”", ["A dog drives."]],
  ["7. Seven.\n3. Three.", ["Seven.", "Three."]],
])("%j has the items %j", (text, items) => {
  expect(recommendationItems(text)).toEqual(items);
});

/** Texts such as a model sends: numbers, markup, placeholders and line ends mixed with anything else. */
const answer = fc.oneof(
  fc.string({ unit: "binary" }),
  fc
    .array(fc.constantFrom("1.", "2)", "**", "“", "”", '"', "'", "[Logline 1]", "A dog", " ", "\n", "\r\n", "\u2028"))
    .map((parts) => parts.join("")),
);

test("whatever was sent, no item is empty, padded with blanks, or a placeholder", () => {
  fc.assert(
    fc.property(answer, (text) => {
      for (const item of recommendationItems(text)) {
        expect(item).not.toBe("");
        expect(item.trim()).toBe(item);
        expect(item).not.toContain("[Logline");
      }
    }),
  );
});

/** One line of plain text, without markup. */
const plainItem = fc
  .string({ unit: "grapheme", minLength: 1 })
  .filter((text) => text.trim() === text && !/["“”„«»‘’'*\r\n]|\[Logline/.test(text));

test.each([".", ")"])("plain items of one line come back as they were numbered with %s", (mark) => {
  fc.assert(
    fc.property(fc.array(plainItem, { minLength: 1, maxLength: 12 }), (items) => {
      const text = items.map((item, at) => `${at + 1}${mark} ${item}`).join("\n");
      expect(recommendationItems(text)).toEqual(items);
    }),
    { examples: [[["2. of them"]], [["1.5 million dogs", "7 cats"]]] },
  );
});
