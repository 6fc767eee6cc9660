import type * as contract from "@/api/contract/character";
import { characterFor, personOf, projectFor } from "../access";
import { Refusal, type Answers } from "../answers";
import { newCharacter, paintCharacter } from "../production/characters";
import { characterView } from "../production/views";

export const character: Answers<typeof contract> = {
  createCharacter({ project_id, name, user_id }, world) {
    projectFor(world, project_id, user_id, "edit");
    if (name.trim() === "") throw new Refusal(400, "Character name is required");
    const { userName } = personOf(world, user_id);
    return { character_id: newCharacter(world, project_id, name.trim(), userName).id };
  },
  characterDetails({ character_id, user_id }, world) {
    const { character: found, permissionLevel } = characterFor(world, character_id, user_id);
    return { character: characterView(world, found), permissionLevel, projectId: found.project_id };
  },
  updateCharacterName({ character_id, name, user_id }, world) {
    const { character: found } = characterFor(world, character_id, user_id, "edit");
    if (name.trim() === "") throw new Refusal(400, "Character name is required");
    found.name = name.trim();
  },
  deleteCharacter({ character_id, project_id, user_id }, world) {
    const { character: found } = characterFor(world, character_id, user_id, "edit");
    if (found.project_id !== project_id) throw new Refusal(404, "Character not found");
    delete world.state.characters[character_id];
    for (const { mappings } of Object.values(world.state.stories)) {
      for (const [name, { project_character_id }] of Object.entries(mappings)) {
        if (project_character_id === character_id) delete mappings[name];
      }
    }
  },
  listCharacters({ project_id, user_id }, world) {
    projectFor(world, project_id, user_id);
    const characters = Object.values(world.state.characters).filter((one) => one.project_id === project_id);
    return { characters: characters.map(({ id, name }) => ({ id, name })) };
  },
  characterImageDetails({ character_id, user_id }, world) {
    const { character: found, permissionLevel } = characterFor(world, character_id, user_id);
    return {
      character: characterView(world, found),
      imageDescription: found.image_description,
      permissionLevel,
      projectId: found.project_id,
      error: found.generation_error,
    };
  },
  updateImageDescription({ character_id, description, user_id }, world) {
    characterFor(world, character_id, user_id, "edit").character.image_description = description.trim();
  },
  generateCharacterImage({ character_id, user_id }, world) {
    const { character: found } = characterFor(world, character_id, user_id, "edit");
    if (found.image_description.trim() === "") {
      throw new Refusal(400, "Please provide a character description before generating an image");
    }
    if (found.generation_status !== "pending") void paintCharacter(world, found);
    return { status: "generating" };
  },
  loadImageSettings({ character_id, user_id }, world) {
    const { image_description, character_image_url } = characterView(
      world,
      characterFor(world, character_id, user_id).character,
    );
    return { image_settings: { image_description, character_image_url } };
  },
};
