// @vitest-environment node
import { expect, test } from "vitest";
import { type Known, whoActs } from "./who-acts.ts";

const known: Known[] = [
  { name: "BOB", also: [], gender: "male" },
  { name: "CYBER BOSS", also: [], gender: "male" },
  { name: "MARGARET", also: ["Margaret Hale"], gender: "female" },
  { name: "SHERLOCK HOLMES", also: [], gender: "male" },
  { name: "GROSSMUTTER", also: [], gender: "female" },
  { name: "WAGNER", also: [], gender: "male" },
  { name: "FIRST WITCH", also: [], gender: "female" },
  { name: "SECOND WITCH", also: [], gender: "female" },
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
  ["Bob geht mit Wagnern an Wagners Haus vorbei.", ["BOB", "WAGNER"]],
  ["Enter the three Witches.", ["FIRST WITCH", "SECOND WITCH", "witch 3"]],
  ["Enter BOB, ROSS, and a Waiting-Gentlewoman.", ["BOB", "ROSS", "waiting gentlewoman"]],
  ["Gretchen und Wagner mit Krügen.", ["Gretchen", "WAGNER"]],
  ["Flames pour out of Margaret's throat.", ["MARGARET"]],
  ["Bob points a unicorn horn at a kind man.", ["BOB", "kind man"]],
  ["Bob, a mild pawn, walks a dog.", ["BOB", "dog"]],
  [
    "Bob. Three knights and two maids. Margaret. Wagner. Holmes.",
    ["BOB", "knight 1", "knight 2", "MARGARET", "WAGNER", "SHERLOCK HOLMES"],
  ],
  ["Bob – dann Wagner.", ["BOB"]],
  ["Bob's phone buzzes, and he raises it.", ["BOB"]],
  ["Brillantinen umarmend.", ["Brillantine"]],
  ["Er sieht einen Handwerksburschen.", ["handwerksbursche"]],
  ["Two soldiers stop the old waiter.", ["soldier 1", "soldier 2", "old waiter"]],
  ["Central office of the factory of Rossum's Universal Robots.", []],
  ["L'Ours se jette sur Bob.", ["ours", "BOB"]],
  ["Bob dépèce l'ours.", ["BOB", "ours"]],
  ["Les ours mangent Bob.", ["ours 1", "ours 2", "ours 3", "BOB"]],
  ["Le roi arrive accompagné de Bob.", ["roi", "BOB"]],
  ["Bob and Wagner are men in middle life.", ["BOB", "WAGNER"]],
  ["Il se cache la figure dans les mains.", []],
  ["The two women move a little closer together.", ["woman 1", "woman 2"]],
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
  ["Dies.", ["MARGARET"]],
  ["Goes down the garden with Holmes.", ["MARGARET", "SHERLOCK HOLMES"]],
  ["Setzt sich.", ["MARGARET"]],
  ["Grappling with him.", ["MARGARET", "BOB"]],
  ["Wagner. Die Vorigen.", ["WAGNER", "MARGARET", "BOB"]],
  ["Vorige, ohne Bob.", ["MARGARET"]],
  ["Wagner plays, and they dance.", ["WAGNER", "MARGARET", "BOB"]],
  ["Exeunt.", ["MARGARET", "BOB"]],
  ["Sits R. of desk.", ["MARGARET"]],
  ["Tous disparaissent, et Bob reste seul.", ["BOB"]],
  ["Il lui écrase le pied.", ["BOB", "MARGARET"]],
  ["WAGNER speaking, Il lui donne une épée.", ["WAGNER", "MARGARET"]],
  ["She gives him a sword.", ["MARGARET", "BOB"]],
  ["Wagner strikes him.", ["WAGNER", "BOB"]],
  ["Wagner holds up his phone, and waves somebody to look at it with him.", ["WAGNER"]],
])("%s means those who were seen before", (text, names) => {
  expect(whoActs(text, known, ["MARGARET", "BOB"]).map(({ name }) => name)).toEqual(names);
});

const inCourt: Known[] = [
  { name: "MRS A", also: [], gender: "female" },
  { name: "MRS B", also: [], gender: "female" },
  { name: "HALE", also: [], gender: "male" },
  { name: "MR C", also: [], gender: "male" },
];

test.each([
  ["The women draw nearer.", ["MRS A", "MRS B"]],
  ["The two women move a little closer together.", ["MRS A", "MRS B"]],
  ["MRS A speaking, to the other woman.", ["MRS A", "MRS B"]],
  ["Les deux femmes s'approchent.", ["MRS A", "MRS B"]],
  ["The men laugh, the women look abashed.", ["HALE", "MR C", "MRS A", "MRS B"]],
  ["Two women come in.", ["woman 1", "woman 2"]],
  ["Men look at one another.", ["HALE", "MR C"]],
  ["HALE speaking, To Men.", ["HALE", "MR C"]],
  ["All Men rise.", ["HALE", "MR C"]],
  ["Two Men come in.", ["man 1", "man 2"]],
  ["All express delight.", ["HALE", "MRS A", "MR C", "MRS B"]],
  ["All the lights go out.", []],
  ["HALE sings, and both dance.", ["HALE", "MRS A"]],
  ["Les hommes du roi entourent MR C.", ["homme 1", "homme 2", "homme 3", "MR C"]],
  ["Les conjurés entrent.", ["conjuré 1", "conjuré 2", "conjuré 3"]],
])("%s means the women and men of the script who are there", (text, names) => {
  expect(whoActs(text, inCourt, ["HALE", "MRS A", "MR C", "MRS B"]).map(({ name }) => name)).toEqual(names);
});

test("the women are the only two of the script also where one has not been seen yet", () => {
  expect(whoActs("The women draw nearer.", inCourt, ["HALE", "MRS B"]).map(({ name }) => name)).toEqual([
    "MRS A",
    "MRS B",
  ]);
});

test("the two women are those of the script also where they come in", () => {
  expect(whoActs("HALE is followed by the two women.", inCourt, []).map(({ name }) => name)).toEqual([
    "HALE",
    "MRS A",
    "MRS B",
  ]);
});
