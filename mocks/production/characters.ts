import type { MediaJob } from "../media/studio";
import { inPairs, pause, reasonOf } from "../jobs";
import { type Character, newId, type Story, type World } from "../world";
import { firstNameOf } from "../writing/aliases";
import { describeCharacter, type Portrait } from "../writing/portraits";
import { scriptCharacters } from "../writing/screenplay";
import { actorOf, castMember, styleOf } from "./cast";
import { makeAndKeep } from "./keep";

export const newCharacter = (world: World, project_id: string, name: string, created_by: string): Character => {
  const character: Character = {
    id: newId(world, "character"),
    project_id,
    name,
    created_by,
    image_description: "",
    image_file: "",
    generation_status: "",
    voice: { voice_id: "", name: "", voice_gender: "", voice_age: "", preview_url: "" },
  };
  world.state.characters[character.id] = character;
  return character;
};

/** Makes the character's picture; `generation_status` and `generation_error` tell the result. Never rejects. */
export async function paintCharacter(world: World, character: Character): Promise<void> {
  character.generation_status = "pending";
  character.generation_error = undefined;
  try {
    await pause(world);
    const { file } = await makeAndKeep(world, portraitJob(world, character), character.image_file);
    character.image_file = file;
    character.generation_status = "completed";
  } catch (error) {
    character.generation_status = "failed";
    character.generation_error = reasonOf(error);
  }
  world.save();
}

export const portraitJob = (world: World, character: Character): MediaJob => ({
  make: "portrait",
  style: styleOf(world, character.project_id),
  cast: castMember(character),
  hasSlate: world.state.switches.slate,
});

/**
 * Casts every script character without a project character, and makes missing voices, descriptions and pictures of the
 * cast, in the background. Returns the ids of the characters it works on; their status is in `story.charactersStatus`.
 */
export function makeMissingCharacters(world: World, story: Story, created_by: string): string[] {
  const cast = new Map<Character, Portrait>();
  for (const name of scriptCharacters(story.lines)) {
    const actor = actorOf(world, story, name) ?? castNewcomer(world, story, name, created_by);
    if (!isComplete(actor)) cast.set(actor, describeCharacter(name, story.lines));
  }
  const ids = [...cast.keys()].map(({ id }) => id);
  story.charactersStatus = Object.fromEntries(ids.map((id) => [id, "generating"]));
  const status = story.charactersStatus;
  void inPairs([...cast], async ([character, portrait]) => {
    await complete(world, character, portrait);
    status[character.id] = isComplete(character) ? "complete" : "failed";
    world.save();
  });
  return ids;
}

const isComplete = ({ voice, image_description, image_file }: Character) =>
  voice.voice_id !== "" && image_description !== "" && image_file !== "";

/** Casts the project's character of the same name, or who has another name of the same person, or else creates one. */
function castNewcomer(world: World, story: Story, name: string, created_by: string): Character {
  const sameName = Object.values(world.state.characters).find(
    (one) => one.project_id === story.project_id && one.name.toLowerCase() === name.toLowerCase(),
  );
  const character =
    sameName ??
    actorOf(world, story, firstNameOf(name, story.lines)) ??
    newCharacter(world, story.project_id, name, created_by);
  const mapping = {
    project_character_id: character.id,
    auto_matched: true,
    match_type: "exact",
    similarity_score: 1,
  } as const;
  story.mappings[name] = mapping;
  return character;
}

async function complete(world: World, character: Character, portrait: Portrait): Promise<void> {
  if (character.voice.voice_id === "") character.voice = chooseVoice(world, character.project_id, portrait);
  if (character.image_description === "") character.image_description = portrait.description;
  if (character.image_file === "") await paintCharacter(world, character);
}

/** A default voice of this gender and age, preferably one that no character of the project has yet. */
function chooseVoice(world: World, project_id: string, { voice_gender, voice_age }: Portrait): Character["voice"] {
  const taken = Object.values(world.state.characters)
    .filter((one) => one.project_id === project_id)
    .map(({ voice }) => voice.voice_id);
  const voices = Object.values(world.state.voices);
  const ofGender = voices.filter(({ gender }) => gender === voice_gender);
  const ofAge = ofGender.filter(({ age }) => age === voice_age);
  const isFree = (voice: { voice_id: string }) => !taken.includes(voice.voice_id);
  const voice = ofAge.find(isFree) ?? ofAge[0] ?? ofGender.find(isFree) ?? ofGender[0] ?? voices[0];
  if (!voice) return { voice_id: "", name: "", voice_gender, voice_age, preview_url: "" };
  const { voice_id, name, gender, age, preview_url } = voice;
  return { voice_id, name, voice_gender: gender, voice_age: age, preview_url };
}
