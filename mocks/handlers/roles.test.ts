// @vitest-environment node
import { beforeEach, expect, test } from "vitest";
import { newCharacter } from "../production/characters";
import { parseStory } from "../production/parse";
import { refusalOf, smallWorld } from "../production/small-world";
import { casting } from "./casting";
import { character } from "./character";
import { generators } from "./generators";
import { logline } from "./logline";
import { parsing } from "./parsing";
import { script } from "./script";
import { shot } from "./shot";
import { storyVideo } from "./story-video";
import { voice } from "./voice";

let studio = smallWorld();
beforeEach(() => {
  studio = smallWorld();
});

const request = new Request("http://studio");
const idOfLine = (line_number: number) => studio.story.lines[line_number - 1]?.id ?? "";

test("commenters and viewers can neither start nor change anything", async () => {
  const { world, story } = studio;
  await parseStory(world, story);
  const { id } = newCharacter(world, "project-1", "Bob", "owner");
  const before = JSON.stringify(world.state);
  for (const level of ["viewer", "commenter"] as const) {
    const user_id = `user-${level}`;
    const who = { story_id: "s1", user_id };
    const asked = { dialogue_id: idOfLine(1), user_id };
    const writes = [
      () => logline.generateLoglineContext(who, world, request),
      () => logline.generateLoglines(who, world, request),
      () => logline.sendLoglineFeedback({ ...who, feedback: "" }, world, request),
      () => logline.refreshLoglines(who, world, request),
      () => logline.editLogline({ ...who, logline: "x" }, world, request),
      () => script.generateScript(who, world, request),
      () => script.editScript({ ...who, script: "x" }, world, request),
      () => character.createCharacter({ user_id, project_id: "project-1", name: "x" }, world, request),
      () => character.deleteCharacter({ user_id, project_id: "project-1", character_id: id }, world, request),
      () => character.generateCharacterImage({ user_id, project_id: "project-1", character_id: id }, world, request),
      () =>
        voice.saveVoiceSetting(
          { user_id, character_id: id, voice_id: "x", name: "", voice_gender: "", voice_age: "", preview_url: "" },
          world,
          request,
        ),
      () => parsing.parseScript(who, world, request),
      () =>
        parsing.suggestCharacterMappings(
          { ...who, script_characters: ["BOB"], project_characters: [{ id, name: "Bob" }] },
          world,
          request,
        ),
      () =>
        parsing.updateCharacterMapping({ ...who, script_character: "BOB", project_character_id: id }, world, request),
      () => casting.generateMissingCharacters(who, world, request),
      () => generators.startAudio(who, world, request),
      () => generators.startActionVideos(who, world, request),
      () => shot.updateShotType({ ...asked, shot_type: "action" }, world, request),
      () => shot.generateShotImage(asked, world, request),
      () => shot.generateActionVideo({ ...asked, prompt: "x" }, world, request),
      () => storyVideo.createStoryVideo(who, world, request),
    ];
    for (const write of writes) expect((await refusalOf(write))[0]).toBe(403);
    expect(await shot.shotDetails(asked, world, request)).toMatchObject({
      permissionLevel: level,
      story: { title: "Tea" },
    });
    expect(await casting.validateCharacters(who, world, request)).toMatchObject({ allValid: false });
  }
  expect(JSON.stringify(world.state)).toBe(before);
  const stranger = { story_id: "s1", user_id: "user-admin" };
  expect((await refusalOf(() => parsing.parsedLines(stranger, world, request)))[0]).toBe(403);
});
