import type * as contract from "@/api/contract/casting";
import { personOf, storyFor } from "../access";
import type { Answers } from "../answers";
import { actorOf } from "../production/cast";
import { makeMissingCharacters } from "../production/characters";
import type { Story, World } from "../world";
import { scriptCharacters } from "../writing/screenplay";

export const casting: Answers<typeof contract> = {
  validateCharacters({ story_id, user_id }, world) {
    const { story } = storyFor(world, story_id, user_id);
    const detailedResults = castingRows(world, story);
    const allValid = detailedResults.every((row) => row.voiceStatus === "OK" && row.imageStatus === "OK");
    if (story.lines.length === 0)
      return { allValid: false, message: "Please parse the script first.", detailedResults };
    const message = allValid
      ? "All characters have assignments, voices and images."
      : "Some characters are missing assignments, voices, or images. Please check the detailed results below.";
    return { allValid, message, detailedResults };
  },
  validateVoices({ story_id, user_id }, world) {
    const rows = castingRows(world, storyFor(world, story_id, user_id).story);
    const missing = rows.filter((row) => row.voiceStatus !== "OK").map((row) => row.scriptCharacter);
    return { allValid: missing.length === 0, missing };
  },
  generateMissingCharacters({ story_id, user_id }, world) {
    const { story } = storyFor(world, story_id, user_id, "edit");
    const isUnderWay = Object.values(story.charactersStatus).includes("generating");
    const generated_character_ids = isUnderWay
      ? Object.keys(story.charactersStatus)
      : makeMissingCharacters(world, story, personOf(world, user_id).userName);
    const count = generated_character_ids.length;
    return {
      generated_character_ids,
      message:
        count === 0 ? "No characters are missing." : `Generating ${count} ${count === 1 ? "character" : "characters"}`,
    };
  },
  characterGenerationStatus({ story_id, user_id }, world) {
    const rows = Object.entries(storyFor(world, story_id, user_id).story.charactersStatus).map(([id, status]) => {
      const { name, generation_error: error } = world.state.characters[id] ?? {};
      return { id, name, status, error: status === "failed" ? error : undefined };
    });
    return { charactersStatus: rows };
  },
};

const castingRows = (world: World, story: Story) =>
  scriptCharacters(story.lines).map((scriptCharacter) => {
    const actor = actorOf(world, story, scriptCharacter);
    return {
      scriptCharacter,
      projectCharacter: actor?.name,
      voiceStatus: actor && actor.voice.voice_id !== "" ? "OK" : "Missing voice",
      imageStatus: actor && actor.image_file !== "" ? "OK" : "Missing image",
    };
  });
