// @vitest-environment node
import { expect, test } from "vitest";
import { firstNameOf, otherForms, silentNames } from "./aliases.ts";
import { nonSpeakingPart, type ScriptLine } from "./screenplay.ts";

const line = (character_name: string, stage_directions = ""): ScriptLine => ({
  line_number: 1,
  scene_location: "",
  character_name,
  stage_directions,
  dialogue_text: "",
});
const script = [
  ...["MARGARETE", "LUMPAZI", "CHASUBLE", "CAPULET", "DUKE"].map((name) => line(name)),
  line(nonSpeakingPart, "Enter the DUKE, called LODOWICK. Lumpazivagabundus kommt."),
  line(nonSpeakingPart, "Enter CHASUBLE and YOUNG CHASUBLE."),
  line(nonSpeakingPart, "Zwei Knechte. Pantsch. Nannette. Duke."),
  ...["GRETCHEN", "LUMPAZIVAGABUNDUS", "DR. CHASUBLE", "LADY CAPULET", "LODOWICK"].map((name) => line(name)),
];

test.each([
  ["GRETCHEN", "MARGARETE"],
  ["LUMPAZIVAGABUNDUS", "LUMPAZI"],
  ["DR. CHASUBLE", "CHASUBLE"],
  ["LODOWICK", "DUKE"],
  ["CAPITAINE DUKE", "DUKE"],
  ["LE JEUNE DUKE", "DUKE"],
  ["YOUNG CHASUBLE", "YOUNG CHASUBLE"],
  ["LADY CAPULET", "LADY CAPULET"],
])("%s is the person who came as %s", (name, first) => {
  expect(firstNameOf(name, script)).toBe(first);
});

test("a text may call somebody by another form of the name", () => {
  expect(otherForms("ALGERNON", ["ALGERNON"], [])).toEqual(["algernon", "algy", "algie"].slice(1));
  expect(otherForms("LUMPAZI", ["LUMPAZI"], script)).toEqual(["Lumpazivagabundus"]);
});

test("who is listed and silent has a name all the same", () => {
  expect(silentNames(["DUKE"], script)).toEqual(["Pantsch", "Nannette"]);
});
