import { imageStyles, type CastMember, type ImageStyle } from "../media/studio";
import type { Character, Line, Story, World } from "../world";
import { partsOf } from "../media/prompt-parts";
import { type Acting, type Known, whoActs } from "../media/who-acts";
import { describeCharacter, isUnseen, shotTypeOf } from "../writing/prompts";
import { nonSpeakingPart, scriptCharacters } from "../writing/screenplay";

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

// Decision: .github/decisions/stand-in.md
/**
 * Who is in the picture of a line: those who act in its prompt, or without one in the line itself; the speaker first. Who
 * is only mentioned is not.
 */
export function castOf(world: World, story: Story, line: Line): CastMember[] {
  const isTalking = (line.shot_type || shotTypeOf(line)) === "talking";
  const speaker =
    isTalking && line.character_name !== nonSpeakingPart && !isUnseen(line.character_name)
      ? line.character_name
      : undefined;
  const { deed } = partsOf(line.image_prompt);
  const known = knownIn(world, story);
  const told = deed === "" ? line.stage_directions : deed;
  const acting = whoActs(told, known, seenBefore(story, line, known)).filter(({ name }) => !isUnseen(name));
  const isForsaken = /\b(?:nobody|no one|no people|empty|deserted|establishing|menschenleer|désert)\b/i.test(deed);
  const isAlone = speaker !== undefined && !isForsaken && (deed === "" || acting.every(({ isKnown }) => !isKnown));
  const first: Acting[] =
    speaker !== undefined && (isAlone || acting.some(({ name }) => name === speaker))
      ? [{ name: speaker, isKnown: true }]
      : [];
  return [...first, ...acting.filter(({ name }) => name !== first[0]?.name)].map(({ name, isKnown, gender }) => {
    const actor = isKnown ? actorOf(world, story, name) : undefined;
    if (actor) return castMember(actor);
    const description = isKnown ? "" : `a ${name.replace(/ \d$/, "")}`;
    return { name, description, voice_gender: gender };
  });
}

function knownIn(world: World, story: Story): Known[] {
  return scriptCharacters(story.lines).map((name) => {
    const actor = actorOf(world, story, name);
    const gender = actor?.voice.voice_gender || describeCharacter(name, story.lines).voice_gender;
    return {
      name,
      also: actor && actor.name !== name ? [actor.name] : [],
      gender: gender === "female" ? "female" : "male",
    };
  });
}

/** Who was seen in the scene before the line, the latest first. */
function seenBefore(story: Story, line: Line, known: Known[]): string[] {
  const scene = story.lines.slice(0, Math.max(0, story.lines.indexOf(line))).slice(-8);
  const seen = scene
    .filter(({ scene_location }) => scene_location === line.scene_location)
    .toReversed()
    .flatMap(({ character_name, stage_directions }) =>
      character_name === nonSpeakingPart
        ? whoActs(stage_directions, known).flatMap(({ name, isKnown }) => (isKnown ? [name] : []))
        : [character_name],
    );
  return [...new Set(seen)];
}

export function styleOf(world: World, project_id: string): ImageStyle {
  const chosen = world.state.projects[project_id]?.image_style;
  return imageStyles.find((style) => style === chosen) ?? "Digital Art";
}

export function placeOf(story: Story, line: Line): { name: string; location_description: string } {
  const known = story.locations.find(({ name }) => name === line.scene_location);
  return known ?? { name: line.scene_location, location_description: "" };
}
