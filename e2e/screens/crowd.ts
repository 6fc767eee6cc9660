import { everyRoute } from "../../src/testing/every-route";
import { seedFullWorld } from "../../src/faults/faulty-reads";
import type { World } from "../../mocks/world";
import { writeLines } from "../cast-script.mjs";

/** Extreme names. */
export const names = {
  long: "W".repeat(10_000),
  foreign: `مدينة الكلاب 🐕‍🦺 ${"שלום ".repeat(40)} 👩‍👩‍👧‍👦 ${"🎬".repeat(60)}`,
};

/** Gives everything such a name, and the film a long duration. Words in longer texts are shorter than that. */
export const crowd = (name: string) => (world: World) => {
  const text = name.slice(0, 1_000);
  seedFullWorld(world);
  const { state } = world;
  writeLines(state, 500);
  for (const thing of Object.values({ ...state.projects, ...state.contexts, ...state.characters }))
    Object.assign(thing, { name });
  for (const project of Object.values(state.projects)) project.description = text;
  for (const context of Object.values(state.contexts))
    for (const each of context.information) {
      Object.assign(each, { name, information: text });
      for (const file of each.attachments) file.name = `${text}.${file.type}`;
    }
  for (const character of Object.values(state.characters)) character.image_description = text;
  for (const story of Object.values(state.stories)) {
    Object.assign(story, { title: name, logline: text, script: `${text}\n`.repeat(100) });
    for (const location of story.locations) Object.assign(location, { name: text, location_description: text });
    for (const line of story.lines.slice(0, 20))
      Object.assign(line, { scene_location: text, character_name: text, dialogue_text: text, image_prompt: text });
  }
};

/** The screens that show something of a project. */
export const crowdedScreens = Object.entries(everyRoute)
  .map(([name, { at }]) => ({ name, at }))
  .filter(({ at }) => /\d/.test(at) || at === "/projectlist");
