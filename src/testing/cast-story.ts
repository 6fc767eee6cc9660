import { newLine } from "../../mocks/production/parse";
import type { Fault, World } from "../../mocks/world";

export function storyOf(world: World) {
  const story = world.state.stories["story-1"];
  if (!story) throw new Error("no story-1");
  return story;
}

/** For `renderAt`'s `given`: the story is parsed into a line of BOB and a line without a speaker. */
export function parsed(world: World) {
  const story = storyOf(world);
  const line = { scene_location: "EXT. PARK - DAY", stage_directions: "", dialogue_text: "" };
  story.lines = [
    newLine(world, { ...line, line_number: 1, character_name: "BOB", dialogue_text: "Hi hello." }),
    newLine(world, { ...line, line_number: 2, character_name: "Non-speaking part", stage_directions: "He waves." }),
  ];
  story.locations = [{ id: "location-1", name: "EXT. PARK - DAY", location_description: "A wet park." }];
}

/** Like `parsed`, and BOB is cast with a voice and an image. */
export function cast(world: World) {
  parsed(world);
  const bob = world.state.characters["character-1"];
  if (!bob) throw new Error("no BOB");
  bob.voice = { voice_id: "v1", name: "Daniel", voice_gender: "male", voice_age: "middle_aged", preview_url: "" };
  bob.image_file = "bob.webp";
  storyOf(world).mappings = {
    BOB: { project_character_id: "character-1", auto_matched: true, match_type: "exact", similarity_score: 1 },
  };
}

/** Like `cast`, with faults by the line of a call. */
export const castWithFaults = (faults: Record<string, Fault>) => (world: World) => {
  cast(world);
  for (const [line, fault] of Object.entries(faults)) world.faults.set(line, fault);
};

/** Like `cast`, with a script of so many lines, every third without dialogue. */
export const castOf =
  (count: number, { linesPerScene = 4, words = "Line" } = {}) =>
  (world: World) => {
    cast(world);
    storyOf(world).lines = Array.from({ length: count }, (_, index) => {
      const isSilent = index % 3 === 2;
      return newLine(world, {
        line_number: index + 1,
        scene_location: `INT. ROOM ${Math.floor(index / linesPerScene)}`,
        character_name: isSilent ? "Non-speaking part" : "BOB",
        stage_directions: isSilent ? "He waves." : "",
        dialogue_text: isSilent ? "" : `${words} ${index + 1}.`,
      });
    });
  };
