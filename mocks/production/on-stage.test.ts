// @vitest-environment node
import { expect, test } from "vitest";
import type { Known } from "../media/who-acts";
import { nonSpeakingPart, type ScriptLine } from "../writing/screenplay";
import { onStage } from "./on-stage";

const known: Known[] = ["BOB", "ANNA", "TITUS", "FLORA"].map((name) => ({
  name,
  also: [],
  gender: name.endsWith("A") ? "female" : "male",
}));
const said = (character_name: string, stage_directions = "", scene_location = "HALL"): ScriptLine => ({
  line_number: 1,
  scene_location,
  character_name,
  stage_directions,
  dialogue_text: character_name === nonSpeakingPart ? "" : "Hm.",
});
const done = (directions: string) => said(nonSpeakingPart, directions);

test.each([
  [
    [said("BOB"), said("ANNA")],
    ["ANNA", "BOB"],
  ],
  [[said("BOB"), said("ANNA"), done("Bob goes off.")], ["ANNA"]],
  [[said("BOB"), said("ANNA", "Ab.")], ["BOB"]],
  [[said("BOB"), said("ANNA"), done("Exit.")], ["BOB"]],
  [[said("BOB"), said("ANNA"), done("Exeunt.")], []],
  [
    [said("BOB"), said("ANNA"), said("TITUS"), done("Exeunt all but Anna and Titus.")],
    ["ANNA", "TITUS"],
  ],
  [[said("BOB"), said("ANNA"), done("Titus allein.")], ["TITUS"]],
  [
    [said("BOB"), said("ANNA"), done("Flora. Vorige.")],
    ["BOB", "ANNA", "FLORA"],
  ],
  [[said("BOB"), said("ANNA"), done("Vorige, ohne Bob.")], ["ANNA"]],
  [[said("BOB", "", "STREET"), said("ANNA")], ["ANNA"]],
  [[said("BOB AND ANNA")], ["BOB", "ANNA"]],
  [[done("Three knights enter.")], ["knight 3", "knight 2", "knight 1"]],
])("after %j there are %j", (lines, there) => {
  expect(onStage([...lines, done("")], lines.length, known)).toEqual(there);
});
