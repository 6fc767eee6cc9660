import { z } from "zod";
import { done, endpoint, unlessError } from "@/api/endpoint";
import { amount, id, isRecord, lenient, listOf, maybe, table, text, words } from "./shared";

/** Parsing the script, mapping its characters, its locations; document 2, sections 3 and 7. */
export const parsedLine = z.object({
  id: maybe(id),
  line_number: amount,
  scene_location: maybe(text),
  character_name: maybe(text),
  stage_directions: maybe(text),
  dialogue_text: maybe(text),
  shot_type: maybe(text),
  image_prompt: maybe(text),
  image_url: maybe(text),
  stored_image_url: maybe(text),
  action_video_prompt: maybe(text),
  video_url: maybe(text),
  stored_video_url: maybe(text),
});
export type ParsedLine = z.infer<typeof parsedLine>;

const texts = parsedLine.omit({ id: true, line_number: true });
// Object.keys() tells no names.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const textFields = Object.keys(texts.shape) as (keyof typeof texts.shape)[];

/** The line in a row of which each field is there as a text or not at all; undefined of any other row. */
function plainLine(row: unknown): ParsedLine | undefined {
  if (!isRecord(row)) return undefined;
  const { id: own, line_number } = row;
  if (typeof own !== "string" || own === "" || !own.isWellFormed()) return undefined;
  if (typeof line_number !== "number" || !Number.isFinite(line_number)) return undefined;
  const line: ParsedLine = { id: own, line_number };
  for (const field of textFields) {
    const value = row[field] ?? undefined;
    if (value !== undefined && typeof value !== "string") return undefined;
    line[field] = value;
  }
  return line;
}

/** Lines come by the thousands: a plain one is taken without a step for each of its fields, in a quarter of the time. */
const anyLine = z.transform<z.input<typeof parsedLine>, ParsedLine>((row, context) => {
  const plain = plainLine(row);
  if (plain) return plain;
  const { data, error } = parsedLine.safeParse(row);
  if (!error) return data;
  context.issues.push({ code: "custom", message: error.message, input: row });
  return z.NEVER;
});

const sceneLocation = z.object({ id, name: text, location_description: maybe(text) });
export type SceneLocation = z.infer<typeof sceneLocation>;

/** The project character's id, given as such or in a row; null where the script character has none. */
const mappedId = z.union([
  id,
  z.null(),
  z.looseObject({ project_character_id: id.nullish() }).transform((row) => row.project_character_id ?? null),
]);
/** Script character → project character id or null. */
const mappings = table(mappedId, "script_character");

const matchInfo = z.object({
  auto_matched: maybe(z.boolean()),
  match_type: maybe(text),
  /** In percent: the back end says 0…1 or 0…100. */
  similarity_score: maybe(amount.transform((score) => (score <= 1 ? score * 100 : score))),
});
export type MatchInfo = z.infer<typeof matchInfo>;

export const parsedLines = endpoint(
  "GET /script-parsing/get-parsed-lines/:story_id",
  {},
  z.object({ parsed_lines: z.array(anyLine) }),
);
/** Where the parsing stands; `error` says why it has failed. */
const status = lenient({ status: maybe(words), message: maybe(words), error: maybe(words) });

export const parseScript = endpoint(
  "POST /script-parsing/parse-script",
  { story_id: text },
  unlessError(status, "status"),
);
export const parsingStatus = endpoint("GET /script-parsing/parsing-status/:story_id", {}, status);
export const characterMappings = endpoint(
  "GET /script-parsing/get-character-mappings/:story_id",
  {},
  z.object({ mappings }),
);
export const suggestCharacterMappings = endpoint(
  "POST /script-parsing/suggest-character-mappings/:story_id",
  { script_characters: z.array(text), project_characters: z.array(z.object({ id: text, name: text })) },
  z.object({ mappings }),
);
export const updateCharacterMapping = endpoint(
  "POST /script-parsing/update-character-mapping",
  { story_id: text, script_character: text, project_character_id: text.nullable() },
  done,
);
export const characterMatchInfo = endpoint(
  "GET /script-parsing/get-character-match-info/:story_id",
  {},
  z.object({ matchTypes: table(matchInfo, "script_character") }),
);
export const listLocations = endpoint(
  "GET /script-locations/list/:story_id",
  {},
  z.object({ scene_locations: listOf(sceneLocation) }),
);
export const updateLocationDescription = endpoint(
  "POST /script-locations/update-location-description",
  { story_id: text, location_id: text, location_description: text },
  done,
);
