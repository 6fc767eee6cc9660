import { writeImagePrompt, writeVideoPrompt } from "./production/shoot";
import { takeOver } from "./production/parse";
import { newCharacter } from "./production/characters";
import { blankStory } from "./handlers/story";
import { seedState } from "./seed";
import { newId, type Character, type Line, type Project, type Story, type World } from "./world";
import { shotTypeOf } from "./writing/prompts";
import { nonSpeakingPart, parseScreenplay, scriptCharacters } from "./writing/screenplay";
import { suggestMatches } from "./writing/similarity";

const original = "project-1";
/** What stands behind the title of the story that is there to be tried. */
const toTry = ": make it yourself";

/** Who plays in it. CYBER BOB is Bob and BOSS is Cyber Boss, as the suggested mapping has it. */
const cast: { name: string; voice_id: string; image_description?: string }[] = [
  { name: "BOB", voice_id: "daniel-archer" },
  { name: "MARGARET", voice_id: "margaret-hale" },
  {
    name: "DOG",
    voice_id: "kit-moreno",
    image_description: "A very small chihuahua of 5 with sand-coloured fur, enormous ears and little patience.",
  },
  {
    name: "CYBER BOSS",
    voice_id: "edmund-grey",
    image_description: "A white puffy ball of a cloud, ageless and faceless, with blue wavy radio lines around it.",
  },
];

/** The files of the sample film. They are the same in every copy, and made when somebody looks at them. */
export const sampleFilm = "sample-film.webm";
const fileOf = (kind: string, name: string | number, ending: string) =>
  `sample-${kind}-${String(name).toLowerCase().replaceAll(" ", "-")}.${ending}`;

/** The sample project that somebody has, as it was given to them. */
export const sampleOf = ({ state }: World, owner: string): Project | undefined =>
  Object.values(state.projects).find((project) => project.owner === owner && project.isSample);

/** Gives somebody a copy of the sample project, with its film. */
export function copySample(world: World, owner: string): Project {
  const { projects, contexts, characters, stories } = seedState();
  const from = projects[original];
  if (!from) throw new Error(`${original} is the sample project`);
  const project = { ...from, id: newId(world, "project"), owner, permissions: [] };
  world.state.projects[project.id] = project;

  function give<Thing extends { project_id: string }>(kind: string, to: Record<string, Thing>, things: typeof to) {
    for (const thing of Object.values(things)) {
      if (thing.project_id !== original) continue;
      const id = newId(world, kind);
      to[id] = { ...thing, id, project_id: project.id };
    }
  }
  give("context", world.state.contexts, contexts);
  give("story", world.state.stories, stories);
  give("character", world.state.characters, characters);
  finishSample(world, project);
  return project;
}

/** Makes the project's story as the studio would, save that the files are only named; beside it stands one to try. */
export function finishSample(world: World, project: Project): Story {
  const story = Object.values(world.state.stories).find(({ project_id }) => project_id === project.id);
  if (!story) throw new Error("The sample project has a story");
  project.isSample = true;
  const actors = cast.map((one) => castActor(world, story, one));
  takeOver(world, story, parseScreenplay(story.script));
  story.parsing = { status: "completed" };
  for (const { script_character, ...match } of suggestMatches(scriptCharacters(story.lines), actors)) {
    story.mappings[script_character] = { ...match, auto_matched: true };
  }
  for (const line of story.lines) shoot(world, story, line);
  story.video = { file: sampleFilm, created_at: new Date().toISOString(), video_count: story.lines.length };
  storyToTry(world, project);
  return story;
}

/** The same script, which nobody has parsed. */
export function storyToTry(world: World, project: Project): Story {
  const stories = Object.values(world.state.stories).filter(({ project_id }) => project_id === project.id);
  const known = stories.find(({ title }) => title.endsWith(toTry));
  if (known) return known;
  const [from] = Object.values(seedState().stories);
  if (!from) throw new Error("The sample project has a story");
  const { title, created_by, length, logline, script } = from;
  const id = newId(world, "story");
  const blank = blankStory({ id, project_id: project.id, title: title + toTry, created_by });
  return (world.state.stories[id] = { ...blank, length, logline, script });
}

function castActor(world: World, story: Story, { name, voice_id, image_description }: (typeof cast)[number]) {
  const { project_id, created_by } = story;
  const actor: Character =
    Object.values(world.state.characters).find((one) => one.project_id === project_id && one.name === name) ??
    newCharacter(world, project_id, name, created_by);
  const voice = world.state.voices[voice_id];
  if (!voice) throw new Error(`${voice_id} is in the catalogue`);
  actor.voice = {
    voice_id,
    name: voice.name,
    voice_gender: voice.gender,
    voice_age: voice.age,
    preview_url: voice.preview_url,
  };
  actor.image_description ||= image_description ?? "";
  actor.image_file = fileOf("portrait", name, "jpg");
  return actor;
}

function shoot(world: World, story: Story, line: Line): void {
  const { line_number } = line;
  line.shot_type = shotTypeOf(line);
  line.image_prompt = writeImagePrompt(world, story, line);
  if (line.shot_type === "action") line.action_video_prompt = writeVideoPrompt(world, story, line);
  if (line.character_name !== nonSpeakingPart) line.audio_file = fileOf("speech", line_number, "wav");
  line.image_file = fileOf("panel", line_number, "jpg");
  line.video_file = fileOf("clip", line_number, "webm");
}
