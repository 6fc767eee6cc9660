// @vitest-environment node
import { expect, test } from "vitest";
import { type Known, whoActs } from "./who-acts.ts";

const known: Known[] = [
  { name: "BOB", also: [], gender: "male" },
  { name: "CYBER BOSS", also: [], gender: "male" },
  { name: "MARGARET", also: ["Margaret Hale"], gender: "female" },
  { name: "SHERLOCK HOLMES", also: [], gender: "male" },
  { name: "GROSSMUTTER", also: [], gender: "female" },
];

test.each([
  ["Bob runs.", ["BOB"]],
  ["Bob smiles at Margaret.", ["BOB", "MARGARET"]],
  ["Bob thinks of Margaret.", ["BOB"]],
  ["Bob looks for Margaret and calls for Holmes.", ["BOB"]],
  ["Bob steals Margaret's car.", ["BOB"]],
  ["Margaret's hand opens the door.", ["MARGARET"]],
  ["Bob stands in front of Margaret.", ["BOB", "MARGARET"]],
  ["Cyber Boss descends.", ["CYBER BOSS"]],
  ["Holmes lights his pipe.", ["SHERLOCK HOLMES"]],
  ["Margaret Hale waits.", ["MARGARET"]],
  ['Bob reads "Dear Margaret".', ["BOB"]],
  ["No sign of Margaret. Bob is alone.", ["BOB"]],
  ["Bob denkt an die Großmutter.", ["BOB"]],
  ["Bob umarmt die Großmutter.", ["BOB", "GROSSMUTTER"]],
  ["Bob, a mild pawn, walks a dog.", ["BOB", "dog"]],
  ["Two soldiers stop the old waiter.", ["soldiers 1", "soldiers 2", "old waiter"]],
  ["They all hear the sound of many dogs.", []],
  ["The rain beats against the window.", []],
])("%s shows %j", (text, names) => {
  expect(whoActs(text, known).map(({ name }) => name)).toEqual(names);
});

test.each([
  ["He laughs.", ["BOB"]],
  ["She scuttles off.", ["MARGARET"]],
  ["They stop.", ["MARGARET", "BOB"]],
  ["Holmes nods. He leaves.", ["SHERLOCK HOLMES"]],
])("%s means those who were seen before", (text, names) => {
  expect(whoActs(text, known, ["MARGARET", "BOB"]).map(({ name }) => name)).toEqual(names);
});
