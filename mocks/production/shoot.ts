import { pause, reasonOf } from "../jobs";
import type { MediaJob } from "../media/studio";
import type { JobStatus, Line, Story, World } from "../world";
import { actionVideoPrompt, imagePrompt, shotTypeOf } from "../writing/prompts";
import { actorOf, castMember, castOf, placeOf, styleOf } from "./cast";
import { keep, makeAndKeep } from "./keep";

/** Called at every step of a line's picture or clip. */
type OnStep = (job: JobStatus) => void;
const ignoreStep: OnStep = () => undefined;

export const isBusy = (job: JobStatus) => job.status === "generating" || job.status === "audio_processing";

/** Makes the line's audio in its character's voice. Rejects without a project character or a voice. */
export async function recordLine(
  world: World,
  story: Story,
  line: Line,
  onProgress: (share: number) => void,
): Promise<void> {
  const job = speechJob(world, story, line);
  line.audio_file = (await makeAndKeep(world, job, line.audio_file, onProgress)).file;
  world.save();
}

export function speechJob(world: World, story: Story, line: Line): MediaJob {
  const actor = actorOf(world, story, line.character_name);
  if (!actor) throw new Error(`No character plays ${line.character_name}.`);
  if (actor.voice.voice_id === "") throw new Error(`${actor.name} has no voice.`);
  return { make: "speech", text: line.dialogue_text, voice_id: actor.voice.voice_id };
}

export const panelJob = (world: World, story: Story, line: Line): MediaJob => ({
  make: "panel",
  style: styleOf(world, story.project_id),
  prompt: line.image_prompt,
  cast: castOf(world, story, line),
  scene_location: line.scene_location,
  location_description: placeOf(story, line).location_description,
  shot_type: line.shot_type || shotTypeOf(line),
  hasSlate: world.state.switches.slate,
});

export async function clipJob(
  world: World,
  story: Story,
  line: Line,
  kind: "talking" | "action",
): Promise<Extract<MediaJob, { make: "clip" }>> {
  const picture = await world.store.get(line.image_file);
  if (!picture) throw new Error("The image of this shot is missing.");
  const speech = line.audio_file === "" ? undefined : await world.store.get(line.audio_file);
  const prompt = kind === "action" ? line.action_video_prompt : line.stage_directions;
  return { make: "clip", kind, style: styleOf(world, story.project_id), picture, speech, prompt };
}

export function writeImagePrompt(world: World, story: Story, line: Line): string {
  const actor = actorOf(world, story, line.character_name);
  const style = styleOf(world, story.project_id);
  const before = story.lines.slice(0, Math.max(0, story.lines.indexOf(line)));
  return imagePrompt(line, placeOf(story, line), actor && castMember(actor), style, before);
}

export function writeVideoPrompt(world: World, story: Story, line: Line): string {
  const actor = actorOf(world, story, line.character_name);
  return actionVideoPrompt(line, actor && castMember(actor));
}

/**
 * Makes the line's picture. Every step and the error are stored in `image_job`; the promise also rejects with the
 * error.
 */
export async function paintShot(world: World, story: Story, line: Line, onStep = ignoreStep): Promise<void> {
  line.image_job = newJob();
  const step = stepper(world, line.image_job, onStep);
  step({});
  try {
    const { file } = await makeAndKeep(world, panelJob(world, story, line), line.image_file, (share) =>
      step({ progress: Math.round(share * 100) }),
    );
    line.image_file = file;
    step({ status: "completed", storage_status: "downloading", progress: 100 });
    await pause(world, 0.5);
    step({ storage_status: "uploading" });
    await pause(world, 0.5);
    step({ storage_status: "completed" });
  } catch (error) {
    step({ status: "failed", storage_status: "", progress: 0, error: reasonOf(error) });
    throw error;
  }
}

/** Makes the line's clip of its picture and audio. Steps and error are handled as for the picture. */
export async function filmShot(
  world: World,
  story: Story,
  line: Line,
  kind: "talking" | "action",
  onStep = ignoreStep,
): Promise<void> {
  line.video_job = newJob();
  const step = stepper(world, line.video_job, onStep);
  step({});
  try {
    const job = await clipJob(world, story, line, kind);
    const made = await world.media.make(job, (share) => step({ progress: Math.round(share * 90) }));
    step({ storage_status: "downloading", progress: 90 });
    await pause(world, 0.5);
    step({ storage_status: "uploading", progress: 93 });
    const { file, seconds } = await keep(world, job, line.video_file, made);
    if (job.speech) {
      step({ status: "audio_processing", storage_status: "overlaying_audio", progress: 96 });
      await pause(world, 0.5);
      step({ storage_status: "audio_overlay_completed", progress: 98 });
      await pause(world, 0.5);
    }
    line.video_file = file;
    line.video_seconds = seconds;
    step({ status: "completed", storage_status: "completed", progress: 100 });
  } catch (error) {
    step({ status: "failed", storage_status: "", progress: 0, error: reasonOf(error) });
    throw error;
  }
}

const newJob = (): JobStatus => ({ status: "generating", storage_status: "", progress: 0 });

/** Updates a job's status, saves the world and calls the listener. */
const stepper = (world: World, job: JobStatus, onStep: OnStep) => (change: Partial<JobStatus>) => {
  Object.assign(job, change);
  world.save();
  onStep(job);
};
