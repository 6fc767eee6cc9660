// @vitest-environment node
import { beforeEach, expect, test } from "vitest";
import { newCharacter } from "../production/characters";
import { parseStory } from "../production/parse";
import { smallWorld } from "../production/small-world";
import { character } from "./character";
import { parsing } from "./parsing";

let studio = smallWorld();
beforeEach(() => {
  studio = smallWorld();
});

const request = new Request("http://studio");
const editor = { story_id: "s1", user_id: "user-editor" };

test("parsing again keeps the media of unchanged lines, and fails for a story without a script", async () => {
  const { world, story } = studio;
  await parseStory(world, story);
  const [first, second] = story.lines;
  if (!first || !second) throw new Error("The script has four lines.");
  Object.assign(second, { audio_file: "bob.wav" });
  story.script = `EXT. YARD - DAY\n\nA dog barks.\n\n${story.script.replace("Rain beats", "Hail beats")}`;
  await parseStory(world, story);
  expect(story.lines.map(({ line_number, id }) => [line_number, id])).toEqual([
    [1, expect.not.stringMatching(first.id)],
    [2, expect.not.stringMatching(first.id)],
    [3, second.id],
    [4, expect.any(String)],
    [5, expect.any(String)],
  ]);
  expect(story.lines[2]?.audio_file).toBe("bob.wav");
  expect(story.locations.map(({ name }) => name)).toEqual(["EXT. YARD - DAY", "INT. KITCHEN - NIGHT"]);
  story.script = " ";
  expect(await parsing.parseScript(editor, world, request)).toMatchObject({
    status: "failed",
    error: "This story has no script yet.",
  });
});

test("suggestions are only made for characters without a mapping", async () => {
  const { world, story } = studio;
  await parseStory(world, story);
  const bob = newCharacter(world, "project-1", "Bob", "owner").id;
  const anne = newCharacter(world, "project-1", "Anne", "owner").id;
  const mappings = async () => (await parsing.characterMappings(editor, world, request)).mappings;
  expect(await mappings()).toEqual({});
  await parsing.updateCharacterMapping(
    { ...editor, script_character: "ANNA", project_character_id: null },
    world,
    request,
  );
  const project_characters = [
    { id: bob, name: "Bob" },
    { id: anne, name: "Anne" },
  ];
  const script_characters = ["BOB", "ANNA"];
  const suggested = await parsing.suggestCharacterMappings(
    { ...editor, script_characters, project_characters },
    world,
    request,
  );
  expect(suggested).toEqual({ mappings: { BOB: bob, ANNA: null } });
  expect(await mappings()).toEqual({ BOB: bob, ANNA: null });
  expect(await parsing.characterMatchInfo(editor, world, request)).toMatchObject({
    matchTypes: {
      BOB: { auto_matched: true, match_type: "exact", similarity_score: 1 },
      ANNA: { auto_matched: false },
    },
  });
  await character.deleteCharacter(
    { user_id: "user-editor", project_id: "project-1", character_id: bob },
    world,
    request,
  );
  expect(story.mappings["BOB"]).toBeUndefined();
});
