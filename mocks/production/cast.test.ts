// @vitest-environment node
import { expect, test } from "vitest";
import { parseScreenplay } from "../writing/screenplay";
import { castOf } from "./cast";
import { makeMissingCharacters } from "./characters";
import { takeOver } from "./parse";
import { writeImagePrompt } from "./shoot";
import { smallWorld } from "./small-world";

/** Who is in the picture of each line. */
function seenIn(script: string): string[][] {
  const { world, story } = smallWorld();
  takeOver(world, story, parseScreenplay(script));
  return story.lines.map((line) => castOf(world, story, line).map(({ name }) => name));
}

test("two who speak under one cue are both in the picture, and each alone in their own", () => {
  const script =
    "INT. HALL\n\nTHE QUEEN\nNo.\n\nBOB\nYes.\n\nTHE QUEEN AND BOB\n(kneeling)\nAh!\n\nThe Queen and Bob rise.";
  expect(seenIn(script)).toEqual([["THE QUEEN"], ["BOB"], ["THE QUEEN", "BOB"], ["THE QUEEN", "BOB"]]);
});

test("to whom something is done is not the one who does it under another name", async () => {
  const { world, story } = smallWorld();
  const script =
    "INT. HALL\n\nLE JEUNE BOB\nA.\n\nANNA\nB.\n\nTITUS\nC.\n\nBOB\nD.\n\nBOB\n(Il lui donne une épée.)\nE.";
  takeOver(world, story, parseScreenplay(script));
  makeMissingCharacters(world, story, "owner");
  const line = story.lines.at(-1);
  if (!line) throw new Error("The script has lines");
  line.image_prompt = writeImagePrompt(world, story, line);
  expect(castOf(world, story, line).map(({ name }) => name)).toEqual(["LE JEUNE BOB", "TITUS"]);
});

test("of groups under one cue some of each are in the picture", () => {
  expect(seenIn("INT. HALL\n\nSOLDATS ET OFFICIERS\nNon !")).toEqual([
    ["soldat 1", "soldat 2", "soldat 3", "soldat 4", "officier 1", "officier 2"],
  ]);
});

test("what a speaker does on the side of a stage is the speaker's", () => {
  expect(seenIn("INT. HALL\n\nANNA\nI have come.\n(Sits R. of desk.)")).toEqual([["ANNA"], ["ANNA"]]);
});
