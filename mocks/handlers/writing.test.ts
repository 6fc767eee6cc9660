// @vitest-environment node
import { beforeEach, expect, test, vi } from "vitest";
import { newCharacter } from "../production/characters";
import { refusalOf, smallWorld } from "../production/small-world";
import { character } from "./character";
import { logline } from "./logline";
import { script } from "./script";
import { voice } from "./voice";

let studio = smallWorld();
beforeEach(() => {
  studio = smallWorld();
});

const request = new Request("http://studio");
const editor = { story_id: "s1", user_id: "user-editor" };

test("recommendations need their context, follow feedback, and ignore it after a reset", async () => {
  const { world } = studio;
  expect((await refusalOf(() => logline.existingLoglines(editor, world, request)))[0]).toBe(404);
  expect((await refusalOf(() => logline.generateLoglines(editor, world, request)))[0]).toBe(400);
  await logline.generateLoglineContext(editor, world, request);
  const plain = await logline.generateLoglines(editor, world, request);
  await logline.sendLoglineFeedback({ ...editor, feedback: "Make it funnier" }, world, request);
  const funny = await logline.refreshLoglines(editor, world, request);
  expect(funny).not.toEqual(plain);
  expect(await logline.existingLoglines(editor, world, request)).toEqual(funny);
  await logline.sendLoglineFeedback({ ...editor, feedback: "" }, world, request);
  expect(await logline.generateLoglines(editor, world, request)).toEqual(plain);

  expect((await refusalOf(() => script.existingScript(editor, world, request)))[0]).toBe(404);
  await script.generateScriptContext(editor, world, request);
  expect(await script.generateScript(editor, world, request)).toMatchObject({
    recommendation: expect.stringMatching(/INT\.|EXT\./),
  });
});

test("a voice is male and middle-aged until one is chosen", async () => {
  const { world } = studio;
  const { id: character_id } = newCharacter(world, "project-1", "Bob", "owner");
  const asked = { character_id, user_id: "user-editor" };
  expect(await voice.loadVoiceSettings(asked, world, request)).toMatchObject({
    character: { id: character_id, name: "Bob" },
    currentSettings: { voice_id: undefined, voice_gender: "male", voice_age: "middle_aged" },
  });
  const { voices } = await voice.filteredVoices(
    { gender: "female", age: "old", user_id: "user-viewer" },
    world,
    request,
  );
  expect(voices.map(({ name }) => name)).toEqual(["Agnes Whitlock", "Beatrix Moon"]);
  const chosen = {
    voice_id: "agnes-whitlock",
    name: "Agnes Whitlock",
    voice_gender: "female",
    voice_age: "old",
    preview_url: "",
  };
  await voice.saveVoiceSetting({ ...asked, ...chosen }, world, request);
  expect(await voice.loadVoiceSettings(asked, world, request)).toMatchObject({ currentSettings: chosen });
});

test("a character's picture needs a description, is pending at once, then made or failed", async () => {
  const { world, jobs, refusals } = studio;
  const { id: character_id } = newCharacter(world, "project-1", "Bob", "owner");
  const asked = { character_id, project_id: "project-1", user_id: "user-editor" };
  const start = () => character.generateCharacterImage(asked, world, request);
  const details = async () => character.characterImageDetails(asked, world, request);
  expect(await refusalOf(start)).toEqual([400, "Please provide a character description before generating an image"]);
  await character.updateImageDescription({ ...asked, description: "A tall man" }, world, request);
  expect(await start()).toEqual({ status: "generating" });
  expect((await details()).character).toMatchObject({ generation_status: "pending", character_image_url: undefined });
  await vi.waitFor(async () => expect((await details()).character).toMatchObject({ generation_status: "completed" }));
  expect((await details()).character.character_image_url).toMatch(/^\/api\/media\/portrait-/);
  expect(jobs).toMatchObject([
    { make: "portrait", style: "Comic Book", cast: { name: "Bob", description: "A tall man" } },
  ]);
  refusals.add("portrait");
  await start();
  await vi.waitFor(async () => {
    expect(await details()).toMatchObject({ character: { generation_status: "failed" }, error: "No portrait today." });
  });
});
