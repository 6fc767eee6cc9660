import { imageStyles, type CastMember, type ImageStyle } from "../media/studio";
import type { Character, Line, Story, World } from "../world";
import { partsOf } from "../media/prompt-parts";
import { groupOf, jointNames } from "../media/groups";
import { type Acting, type Known, thoseShown, whoActs } from "../media/who-acts";
import { genderOfStranger } from "../media/strangers";
import { genderOfName } from "../media/vocabulary/names";
import { firstNameOf, otherForms, silentNames } from "../writing/aliases";
import { describeCharacter, isUnseen, shotTypeOf } from "../writing/prompts";
import { nonSpeakingPart, scriptCharacters } from "../writing/screenplay";
import { onStage } from "./on-stage";

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
  const nameOf = firstNames(world, story, known);
  const there = [...new Set(onStage(story.lines, Math.max(0, story.lines.indexOf(line)), known).map(nameOf))];
  const acting = whoActs(told, known, there).filter(({ name }) => !isUnseen(name));
  const isForsaken = /\b(?:nobody|no one|no people|empty|deserted|establishing|menschenleer|désert)\b/i.test(deed);
  const isAlone = speaker !== undefined && !isForsaken && (deed === "" || acting.every(({ isKnown }) => !isKnown));
  const first: Acting[] =
    speaker !== undefined && (isAlone || acting.some(({ name }) => name === speaker))
      ? [{ name: speaker, isKnown: true }]
      : [];
  const seen = thoseShown(
    [...first, ...acting.filter(({ name }) => name !== first[0]?.name)].flatMap((one) => membersOf(one, there, known)),
  );
  const cast = seen.map(({ name, isKnown, gender }) => {
    const actor = isKnown ? actorOf(world, story, name) : undefined;
    if (actor) return castMember(actor);
    const description = isKnown ? "" : `a ${name.replace(/ \d$/, "")}`;
    const sex = gender ?? known.find((other) => other.name === name)?.gender ?? genderOfStranger(name);
    return { name, description, voice_gender: sex };
  });
  // Two names of one person are one figure.
  return cast.filter((one, index) => cast.findIndex(({ name }) => name === one.name) === index);
}

/** The name under which an actor comes first: "BOUGRELAS" is there as "LE JEUNE BOUGRELAS". */
function firstNames(world: World, story: Story, known: Known[]): (name: string) => string {
  const first = new Map<string, string>();
  for (const { name } of known) {
    const id = actorOf(world, story, name)?.id;
    if (id !== undefined && !first.has(id)) first.set(id, name);
  }
  return (name) => first.get(actorOf(world, story, name)?.id ?? "") ?? name;
}

const sizeOfGroup = 4;

/** Two who speak as one, each; a group in place of its name: those who are there for "ALLE", else strangers of its kind. */
function membersOf(one: Acting, there: string[], known: Known[]): Acting[] {
  const named = one.isKnown ? groupOf(one.name) : undefined;
  const names = known.map(({ name }) => name);
  const joint = one.isKnown ? jointNames(one.name, names) : undefined;
  if (joint && (!named || joint.every((name) => names.includes(name) || groupOf(name))))
    return joint.flatMap((name) =>
      membersOf(
        {
          name,
          isKnown: names.includes(name) || groupOf(name) !== undefined,
          gender: genderOfStranger(name.toLowerCase()),
        },
        there,
        known,
      ),
    );
  if (!named) return [one];
  // "CHOR" alone is the chorus that was there before.
  const before = there.map(groupOf).find((other) => other !== undefined && !/^(?:person)?$/.test(other.kind));
  const group = named.kind === "person" ? (before ?? named) : named;
  const isKnown = (name: string) => known.some((other) => other.name === name);
  const present = there
    .filter(
      (name) =>
        !groupOf(name) && (group.kind === "" || (group.kind === "person" && !isKnown(name) && !/^\p{Lu}/u.test(name))),
    )
    .slice(0, 5);
  const strangers = Array.from({ length: Math.max(0, sizeOfGroup - present.length) }, (_, index) => ({
    name: `${group.kind || "person"} ${index + 1}`,
    isKnown: false,
    gender: group.gender ?? (index % 2 === 0 ? ("male" as const) : ("female" as const)),
  }));
  return [...present.map((name) => ({ name, isKnown: isKnown(name) })), ...strangers];
}

function knownIn(world: World, story: Story): Known[] {
  const names = scriptCharacters(story.lines);
  const silent = silentNames(names, story.lines).map((name): Known => ({
    name,
    also: [],
    gender: genderOfName(name) ?? "male",
  }));
  const speaking = names.map((name): Known => {
    const actor = actorOf(world, story, name);
    const gender = actor?.voice.voice_gender || describeCharacter(name, story.lines).voice_gender;
    const called = actor && actor.name !== name && firstNameOf(name, story.lines) === name ? [actor.name] : [];
    return {
      name,
      also: [...called, ...otherForms(name, names, story.lines)],
      gender: gender === "female" ? "female" : "male",
    };
  });
  return [...speaking, ...silent];
}

export function styleOf(world: World, project_id: string): ImageStyle {
  const chosen = world.state.projects[project_id]?.image_style;
  return imageStyles.find((style) => style === chosen) ?? "Digital Art";
}

export function placeOf(story: Story, line: Line): { name: string; location_description: string } {
  const known = story.locations.find(({ name }) => name === line.scene_location);
  return known ?? { name: line.scene_location, location_description: "" };
}
