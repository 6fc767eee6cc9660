import { imageStyles, type CastMember, type ImageStyle } from "../media/studio";
import type { Character, Line, Story, World } from "../world";
import { nonSpeakingPart } from "../writing/screenplay";

/** The project's character that plays a script character, if one is cast. */
export function actorOf(world: World, story: Story, scriptCharacter: string): Character | undefined {
  const id = story.mappings[scriptCharacter]?.project_character_id;
  return id ? world.state.characters[id] : undefined;
}

export function castMember(character: Character): CastMember {
  const { voice_gender, voice_age } = character.voice;
  return {
    name: character.name,
    description: character.image_description,
    voice_gender: (["male", "female"] as const).find((one) => one === voice_gender),
    voice_age: (["young", "middle_aged", "old"] as const).find((one) => one === voice_age),
  };
}

/** Who is in the picture of a line: the speaker first, then those the stage directions name. */
export function castOf(world: World, story: Story, line: Line): CastMember[] {
  const speaker = line.character_name === nonSpeakingPart ? [] : [line.character_name];
  const members = [...speaker, ...namedIn(line.stage_directions, story)].map((name) => {
    const actor = actorOf(world, story, name);
    return actor ? castMember(actor) : { name, description: "" };
  });
  return members.filter((member, index) => members.findIndex(({ name }) => name === member.name) === index);
}

/** The longest names are looked for first, so that "CYBER BOB" is not BOB as well. */
function namedIn(text: string, story: Story): string[] {
  const speakers = new Set(story.lines.map((line) => line.character_name).filter((name) => name !== nonSpeakingPart));
  let left = text;
  return [...speakers]
    .toSorted((a, b) => b.length - a.length)
    .filter((name) => {
      const word = new RegExp(
        `(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}\\p{N}])`,
        "giu",
      );
      const before = left;
      left = left.replace(word, " ");
      return left !== before;
    });
}

export function styleOf(world: World, project_id: string): ImageStyle {
  const chosen = world.state.projects[project_id]?.image_style;
  return imageStyles.find((style) => style === chosen) ?? "Digital Art";
}

export function placeOf(story: Story, line: Line): { name: string; location_description: string } {
  const known = story.locations.find(({ name }) => name === line.scene_location);
  return known ?? { name: line.scene_location, location_description: "" };
}
