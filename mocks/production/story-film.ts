import { pause, reasonOf } from "../jobs";
import { type Line, newId, type Story, type StoryVideo, type StoryVideoJob, type World } from "../world";
import { makeAndKeep } from "./keep";

export const clipsOf = (story: Story): Line[] => story.lines.filter((line) => line.video_file !== "");

export const filmUnderWay = (world: World, story: Story): StoryVideoJob | undefined =>
  Object.values(world.state.storyVideoJobs).find(
    ({ story_id, status }) => story_id === story.id && (status === "queued" || status === "processing"),
  );

/** Joins the clips of all lines into the story's film, in the background. */
export function startFilm(world: World, story: Story): StoryVideoJob {
  const job: StoryVideoJob = {
    id: newId(world, "job"),
    story_id: story.id,
    status: "queued",
    phase: "initializing",
    progress: 0,
    message: "Story video creation queued",
  };
  world.state.storyVideoJobs[job.id] = job;
  void joinClips(world, story, job).catch((error: unknown) => {
    Object.assign(job, { status: "failed", progress: 0, message: "Video creation failed", error: reasonOf(error) });
    world.save();
  });
  return job;
}

async function joinClips(world: World, story: Story, job: StoryVideoJob): Promise<void> {
  const enter = async (phase: string, progress: number, message: string, thinking = 1) => {
    Object.assign(job, { status: "processing", phase, progress, message });
    world.save();
    await pause(world, thinking);
  };
  await pause(world);
  await enter("collecting_videos", 5, "Collecting the videos of all shots");
  const lines = clipsOf(story);

  const clips: Uint8Array[] = [];
  for (const [index, line] of lines.entries()) {
    const progress = 10 + Math.round((25 * index) / lines.length);
    await enter("downloading_videos", progress, `Video ${index + 1} of ${lines.length}`, 0.1);
    const clip = await world.store.get(line.video_file);
    if (!clip) throw new Error(`The video of line ${line.line_number} is missing.`);
    clips.push(clip);
  }
  // All clips have the format of one engine, so there is nothing to normalise.
  await enter("normalizing_videos", 40, "All videos have one format");

  await enter("concatenating_videos", 50, `Joining ${clips.length} videos`);
  const film = await makeAndKeep(world, { make: "film", clips }, story.video?.file ?? "", (share) => {
    job.progress = Math.round(50 + 35 * share);
  });
  await enter("uploading_video", 88, "Uploading the story video");

  await enter("saving_metadata", 96, "Saving");
  story.video = {
    file: film.file,
    created_at: new Date().toISOString(),
    video_count: clips.length,
    duration: film.seconds,
    file_size: film.bytes.length,
  };
  Object.assign(job, {
    status: "completed",
    phase: "completed",
    progress: 100,
    message: "Story video created successfully!",
  });
  world.save();
}

/** Length and size of a film that was still to be made when the story got it, once it is made. */
export async function measured(world: World, video: StoryVideo): Promise<StoryVideo> {
  if (video.duration !== undefined) return video;
  const told = await world.store.get(`${video.file}.json`);
  return told ? Object.assign(video, JSON.parse(new TextDecoder().decode(told)) as Partial<StoryVideo>) : video;
}
