import type * as contract from "@/api/contract/parsing";
import { storyFor } from "../access";
import { Refusal, type Answers } from "../answers";
import { parseStory } from "../production/parse";
import { lineView } from "../production/views";
import type { Mapping, Story } from "../world";
import { scriptCharacters } from "../writing/screenplay";
import { suggestMatches } from "../writing/similarity";

export const parsing: Answers<typeof contract> = {
  parsedLines: ({ story_id, user_id }, world) => ({
    parsed_lines: storyFor(world, story_id, user_id).story.lines.map((line) => lineView(world, line)),
  }),
  parseScript({ story_id, user_id }, world) {
    const { story } = storyFor(world, story_id, user_id, "edit");
    if (story.script.trim() === "") {
      story.parsing = { status: "failed", error: "This story has no script yet." };
      return story.parsing;
    }
    if (story.parsing.status !== "processing") void parseStory(world, story);
    return { status: "processing", message: "Parsing the script" };
  },
  parsingStatus: ({ story_id, user_id }, world) => storyFor(world, story_id, user_id).story.parsing,

  characterMappings({ story_id, user_id }, world) {
    const rows = mappedCharacters(storyFor(world, story_id, user_id).story);
    return {
      mappings: Object.fromEntries(rows.map(([name, { project_character_id }]) => [name, project_character_id])),
    };
  },
  suggestCharacterMappings({ story_id, user_id, script_characters, project_characters }, world) {
    const { story } = storyFor(world, story_id, user_id, "edit");
    const unmapped = script_characters.filter((name) => !story.mappings[name]);
    const candidates = project_characters.filter(
      ({ id }) => world.state.characters[id]?.project_id === story.project_id,
    );
    for (const { script_character, ...match } of suggestMatches(unmapped, candidates)) {
      if (match.match_type !== "none") story.mappings[script_character] = { ...match, auto_matched: true };
    }
    const idOf = (name: string) => story.mappings[name]?.project_character_id ?? null;
    return { mappings: Object.fromEntries(script_characters.map((name) => [name, idOf(name)])) };
  },
  updateCharacterMapping({ story_id, user_id, script_character, project_character_id }, world) {
    const { story } = storyFor(world, story_id, user_id, "edit");
    const id = project_character_id || null;
    if (id !== null && world.state.characters[id]?.project_id !== story.project_id) {
      throw new Refusal(404, "Character not found");
    }
    story.mappings[script_character] = {
      project_character_id: id,
      auto_matched: false,
      match_type: "none",
      similarity_score: 0,
    };
  },
  characterMatchInfo({ story_id, user_id }, world) {
    const rows = mappedCharacters(storyFor(world, story_id, user_id).story);
    const matches = rows.map(([name, { auto_matched, match_type, similarity_score }]) => [
      name,
      { auto_matched, match_type, similarity_score },
    ]);
    return { matchTypes: Object.fromEntries(matches) };
  },

  listLocations: ({ story_id, user_id }, world) => ({
    scene_locations: storyFor(world, story_id, user_id).story.locations,
  }),
  updateLocationDescription({ story_id, user_id, location_id, location_description }, world) {
    const { story } = storyFor(world, story_id, user_id, "edit");
    const location = story.locations.find(({ id }) => id === location_id);
    if (!location) throw new Refusal(404, "Location not found");
    location.location_description = location_description;
  },
};

/** The mappings of the characters in the last parsed script. */
const mappedCharacters = (story: Story): [string, Mapping][] =>
  scriptCharacters(story.lines).flatMap((name) => {
    const mapping = story.mappings[name];
    return mapping ? [[name, mapping]] : [];
  });
