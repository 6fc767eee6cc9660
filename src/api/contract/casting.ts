import { z } from "zod";
import { done, endpoint, unlessError } from "@/api/endpoint";
import { id, lenient, listBy, maybe, text, words } from "./shared";

/** Whether every script character has a voice and a picture, and making those that miss; document 2, section 7. */
const validationRow = z.object({
  scriptCharacter: text,
  projectCharacter: maybe(text),
  voiceStatus: maybe(text),
  imageStatus: maybe(text),
});
export type ValidationRow = z.infer<typeof validationRow>;

const characterStatus = { name: maybe(text), status: maybe(words), error: maybe(words) };

/** Items of a list, or the entries of an object by character id. */
const charactersStatus = z.union([
  z
    .array(z.object({ ...characterStatus, id: maybe(id), character_id: maybe(id) }))
    .transform((rows) => rows.map(({ character_id, ...row }) => ({ ...row, id: row.id ?? character_id }))),
  z
    .record(z.string(), z.union([text.transform((status) => ({ status })), z.object(characterStatus)]))
    .transform((record) => Object.entries(record).map(([character_id, row]) => ({ ...row, id: character_id }))),
]);

export const validateCharacters = endpoint(
  "POST /script-character-validation/validate",
  { story_id: text },
  z.object({
    allValid: z.boolean(),
    message: maybe(words),
    detailedResults: maybe(listBy(validationRow, ({ scriptCharacter }) => scriptCharacter)),
  }),
);
/** The voice check before characters are made; whatever it answers, making goes on. */
export const validateVoices = endpoint("POST /script-character-generation/validate", { story_id: text }, done);
export const generateMissingCharacters = endpoint(
  "POST /script-character-generation/generate-missing-characters",
  { story_id: text },
  unlessError(
    lenient({ generated_character_ids: maybe(z.array(id)), message: maybe(words) }),
    "generated_character_ids",
  ),
);
export const characterGenerationStatus = endpoint(
  "GET /script-character-generation/generation-status/:story_id",
  {},
  z.object({ charactersStatus }),
);
