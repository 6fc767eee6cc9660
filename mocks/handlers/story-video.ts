import type * as contract from "@/api/contract/story-video";
import { storyFor } from "../access";
import { Refusal, type Answers } from "../answers";
import { clipsOf, filmUnderWay, measured, startFilm } from "../production/story-film";
import { mediaUrl } from "../media-address";

export const storyVideo: Answers<typeof contract> = {
  createStoryVideo({ story_id, user_id }, world) {
    const { story } = storyFor(world, story_id, user_id, "edit");
    const job = filmUnderWay(world, story);
    if (job) return { job_id: job.id, message: "The story video is being created already" };
    if (clipsOf(story).length === 0) {
      throw new Refusal(400, "No shot of this story has a video yet. Generate talking or action videos first.");
    }
    return { job_id: startFilm(world, story).id, message: "Story video creation started" };
  },
  storyVideoJob({ job_id, user_id }, world) {
    const job = world.state.storyVideoJobs[job_id];
    if (!job) throw new Refusal(404, "Job not found");
    const { story } = storyFor(world, job.story_id, user_id);
    const { status, phase, progress, message, error } = job;
    const video_url = status === "completed" ? mediaUrl(world, story.video?.file ?? "") : undefined;
    return { status, phase, progress, message, error, video_url };
  },
  async storyVideo({ story_id, user_id }, world) {
    const { video } = storyFor(world, story_id, user_id).story;
    if (!video) return { exists: false };
    const { file, ...facts } = await measured(world, video);
    return { exists: true, video: { ...facts, stored_video_url: mediaUrl(world, file) } };
  },
};
