import { z } from "zod";
import { done, endpoint } from "@/api/endpoint";
import { createdId, id, lenient, listOf, maybe, permissionLevel, text, words } from "./shared";

/** Characters and their pictures; document 2, sections 3 and 7. */
const characterEntry = z.object({ id, name: text });
export type CharacterEntry = z.infer<typeof characterEntry>;

const character = z.object({
  id: maybe(id),
  name: text,
  created_by: maybe(id),
  character_image_url: maybe(text),
  image_description: maybe(text),
  /** 'pending' while the picture is being made. */
  generation_status: maybe(words),
});
export type Character = z.infer<typeof character>;

/** The first request of a single picture is given up after 30 s; its status is polled from then on. */
const initiate = { timeout: 30_000 };

export const createCharacter = endpoint(
  "POST /character/create",
  { project_id: text, name: text },
  createdId("character_id"),
);
export const characterDetails = endpoint(
  "GET /character/:character_id/details",
  {},
  z.object({ character, permissionLevel, projectId: id }),
);
export const updateCharacterName = endpoint("PUT /character/:character_id/update-name", { name: text }, done);
export const deleteCharacter = endpoint("DELETE /character/delete", { character_id: text, project_id: text }, done);
export const listCharacters = endpoint(
  "GET /character/list",
  { project_id: text },
  z.object({ characters: listOf(characterEntry) }),
);
export const characterImageDetails = endpoint(
  "GET /character-image/:character_id/details",
  {},
  z.object({
    character: character.partial({ name: true }),
    imageDescription: maybe(text),
    permissionLevel,
    projectId: id,
    /** Why the last picture failed, where the back end says so. */
    error: maybe(words),
  }),
);
export const updateImageDescription = endpoint(
  "PUT /character-image/:character_id/update-description",
  { description: text },
  done,
);
export const generateCharacterImage = endpoint(
  "POST /character-image/:character_id/generate-image",
  { project_id: text },
  done,
  initiate,
);
export const loadImageSettings = endpoint(
  "GET /image-gen/load-image-settings/:character_id",
  {},
  z.object({ image_settings: lenient({ image_description: maybe(text), character_image_url: maybe(text) }) }),
);
