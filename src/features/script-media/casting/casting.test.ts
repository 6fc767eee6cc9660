import { expect, test } from "vitest";
import { scriptCharacters } from "./use-casting";
import { statusesOf } from "./use-missing-characters";
import { parsedLine } from "@/api/contract/parsing";

test("the script's characters come in the order of their first lines, without the non-speaking part", () => {
  const names = ["Non-speaking part", "BOB", "", undefined, "DOG", "BOB"];
  const lines = names.map((character_name, index) => parsedLine.parse({ line_number: index + 1, character_name }));
  expect(scriptCharacters(lines)).toEqual(["BOB", "DOG"]);
});

test("only the characters being made count, and one not told of yet is not complete", () => {
  const rows = [
    { id: "c1", status: "complete" },
    { id: "old", status: "generating" },
  ];
  expect(statusesOf(rows, ["c1", "c2"])).toEqual([
    { id: "c1", status: "complete" },
    { id: "c2", status: undefined },
  ]);
  expect(statusesOf(rows, undefined)).toEqual(rows);
});

test("where none of them was announced all of them count, but nothing told is nobody's completion", () => {
  const rows = [
    { id: "dialogue-4", status: "complete" },
    { id: undefined, status: "generating" },
  ];
  expect(statusesOf(rows, ["c1", "c2", "c3"])).toEqual(rows);
  expect(statusesOf([], ["c1"])).toEqual([{ id: "c1", status: undefined }]);
});
