import { expect, test } from "vitest";
import { wrapEvenly, wrapWords } from "./wrap-words";

const widthOf = (text: string) => text.length;

test("words stand in lines that are no wider than they may be", () => {
  expect(wrapWords("He waves at the  cloud,\nwhich waves back.", 14, widthOf)).toEqual([
    "He waves at",
    "the cloud,",
    "which waves",
    "back.",
  ]);
});

test("a word that is too wide by itself is broken between graphemes", () => {
  expect(wrapWords("Oh Aaaaaaargh no", 5, widthOf)).toEqual(["Oh", "Aaaaa", "aargh", "no"]);
  expect(wrapWords("👩‍🚒👩‍🚒👩‍🚒", 11, widthOf)).toEqual(["👩‍🚒👩‍🚒", "👩‍🚒"]);
});

test("nothing takes no line", () => {
  expect(wrapWords("  ", 5, widthOf)).toEqual([]);
});

test("lines are as even as they can be without another one", () => {
  expect(wrapEvenly("This is line four, and it is as long as lines are.", 40, widthOf)).toEqual([
    "This is line four, and it",
    "is as long as lines are.",
  ]);
});
