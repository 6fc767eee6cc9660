import { z } from "zod";
import { endpoint, unlessError } from "@/api/endpoint";
import { amount, id, lenient, maybe, percent, text, words } from "./shared";

/** The film of a story and the job that makes it; document 2, sections 3 and 7. */
const video = z.object({
  stored_video_url: maybe(text),
  created_at: maybe(z.union([text, z.number()])),
  video_count: maybe(amount),
  /** Seconds. */
  duration: maybe(amount),
  /** Bytes. */
  file_size: maybe(amount),
});
export type StoryVideo = z.infer<typeof video>;

const job = z.object({
  status: maybe(words),
  phase: maybe(words),
  progress: maybe(percent),
  message: maybe(words),
  video_url: maybe(text),
  error: maybe(words),
});
export type StoryVideoJob = z.infer<typeof job>;

export const createStoryVideo = endpoint(
  "POST /story-video/create",
  { story_id: text },
  unlessError(lenient({ job_id: maybe(id) }), "job_id"),
);
export const storyVideoJob = endpoint("GET /story-video/job/:job_id", {}, job);
export const storyVideo = endpoint(
  "GET /story-video/:story_id",
  {},
  z
    .object({ exists: z.boolean(), video: maybe(video) })
    .refine((answer) => !answer.exists || answer.video !== undefined),
);
