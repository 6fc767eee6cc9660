import { pause, reasonOf } from "../jobs";
import { type Line, newId, type Story, type World } from "../world";
import { describeLocation } from "../writing/settings";
import { parseScreenplay, type ScriptLine, scriptLocations } from "../writing/screenplay";

/** Parses the script in the background; the status is in `story.parsing`. Never rejects. */
export async function parseStory(world: World, story: Story): Promise<void> {
  story.parsing = { status: "processing" };
  await pause(world, 4);
  try {
    takeOver(world, story, parseScreenplay(story.script));
    story.parsing = { status: "completed" };
  } catch (error) {
    story.parsing = { status: "failed", error: reasonOf(error) };
  }
  world.save();
}

export function takeOver(world: World, story: Story, parsed: ScriptLine[]): void {
  if (parsed.length === 0) throw new Error("The script has no lines to shoot.");
  const known = new Map(story.locations.map((location) => [location.name, location]));
  const newLocation = (name: string) => ({
    id: newId(world, "location"),
    name,
    location_description: describeLocation(name, parsed),
  });
  story.locations = scriptLocations(parsed).map((name) => known.get(name) ?? newLocation(name));
  story.lines = keepWhatFits(world, story.lines, parsed);
}

/**
 * A line with unchanged text keeps its id, prompts and media, even at another place in the script, unless a switch has it
 * otherwise.
 */
function keepWhatFits(world: World, before: Line[], parsed: ScriptLine[]): Line[] {
  const known = new Map<string, Line[]>();
  for (const line of before) known.set(textOf(line), [...(known.get(textOf(line)) ?? []), line]);
  const { parseIds, parseKeepsMedia } = world.state.switches;
  const ids = before.map(({ id }) => id);
  return parsed.map((line, index) => {
    const same = known.get(textOf(line))?.shift();
    const id = { kept: same?.id, replaced: undefined, reused: ids[index] }[parseIds] ?? newId(world, "line");
    return same && parseKeepsMedia ? Object.assign(same, line, { id }) : newLine(world, line, id);
  });
}

const textOf = (line: ScriptLine) =>
  JSON.stringify([line.scene_location, line.character_name, line.stage_directions, line.dialogue_text]);

export const newLine = (world: World, line: ScriptLine, id = newId(world, "line")): Line => ({
  ...line,
  id,
  shot_type: "",
  image_prompt: "",
  action_video_prompt: "",
  audio_file: "",
  image_file: "",
  video_file: "",
  video_seconds: 0,
  image_job: { status: "none", storage_status: "", progress: 0 },
  video_job: { status: "none", storage_status: "", progress: 0 },
});
