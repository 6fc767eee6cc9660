import type { World } from "../../mocks/world";
import { parsed, storyOf } from "./cast-story";

/** Six lines in two scenes. */
export function sixLines(world: World) {
  parsed(world);
  const story = storyOf(world);
  const [first] = story.lines;
  if (!first) throw new Error("The sample story has changed");
  story.lines = Array.from({ length: 6 }, (_, index) => ({
    ...first,
    id: `line-${index + 1}`,
    line_number: index + 1,
    scene_location: index < 3 ? "EXT. PARK - DAY" : "INT. ROOM - NIGHT",
    dialogue_text: `Word ${index + 1}.`,
  }));
}
