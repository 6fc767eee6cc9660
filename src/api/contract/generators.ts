import { z } from "zod";
import { done, endpoint, stream } from "@/api/endpoint";
import { amount, lenient, maybe, percent, table, text } from "./shared";

/** The seven bulk generators: each starts with a POST and is followed by an event stream; document 2, section 7. */
const counts = z.record(z.string(), z.unknown()).transform((sent) => {
  const first = (...names: string[]) =>
    names.map((name) => amount.safeParse(sent[name]).data).find((n) => n !== undefined);
  return {
    success: first("success", "succeeded", "successes", "completed", "generated", "success_count"),
    failed: first("failed", "failures", "errors", "failed_count", "error_count"),
    total: first("total", "total_lines", "total_count"),
    updated_lines: first("updated_lines"),
    talking_count: first("talking_count"),
    action_count: first("action_count"),
  };
});

/** Words, an object with some, or a plain yes beside the message. */
const failure = z.union([text, z.object({ message: text }).transform(({ message }) => message), z.literal(true)]);

const message = z.object({
  complete: maybe(z.boolean()),
  error: maybe(failure),
  stats: maybe(counts),
  line_number: maybe(amount),
  status: maybe(text),
  message: maybe(text),
  progress: maybe(percent),
  url: maybe(text),
  shot_type: maybe(text),
  image_prompt: maybe(text),
  image_url: maybe(text),
  video_url: maybe(text),
  action_video_prompt: maybe(text),
});

/** `error` holds why the whole run has failed; so does the message of a failure that names no line. */
export const progressMessage = message.transform(({ error, ...rest }) => {
  const isOfRun = rest.status === "error" && rest.line_number === undefined;
  return { ...rest, error: error === true || (isOfRun && !error) ? rest.message || "Unknown error" : error };
});
export type ProgressMessage = z.infer<typeof progressMessage>;

/** All seven starts carry the story in the body, also where the path names it. */
const story = { story_id: text };

export const startAudio = endpoint("POST /script-audio/start-generation", story, done);
export const audioProgress = stream("GET /script-audio/progress/:story_id", progressMessage);

export const startShotTypes = endpoint("POST /script-shot-types/generate/:story_id", story, done);
export const shotTypesProgress = stream("GET /script-shot-types/shot-types-progress/:story_id", progressMessage);

export const startImagePrompts = endpoint("POST /script-shot-image-prompts/generate-prompts/:story_id", story, done);
export const imagePromptsProgress = stream(
  "GET /script-shot-image-prompts/prompts-progress/:story_id",
  progressMessage,
);

export const startShotImages = endpoint("POST /script-shot-images/generate/:story_id", story, done);
export const shotImagesProgress = stream("GET /script-shot-images/progress/:story_id", progressMessage);

export const startVideoPrompts = endpoint("POST /script-shot-video-prompts/generate-prompts/:story_id", story, done);
export const videoPromptsProgress = stream(
  "GET /script-shot-video-prompts/prompts-progress/:story_id",
  progressMessage,
);

export const startTalkingVideos = endpoint("POST /script-talking-videos/generate/:story_id", story, done);
export const talkingVideosProgress = stream(
  "GET /script-talking-videos/generation-progress/:story_id",
  progressMessage,
);

export const startActionVideos = endpoint("POST /script-action-videos/generate/:story_id", story, done);
export const actionVideosProgress = stream("GET /script-action-videos/generation-progress/:story_id", progressMessage);

/** The address of a line's audio, given as such or in a row; absent where there is none yet. */
const audioAddress = z.union([
  text,
  lenient({ url: maybe(text), audio_url: maybe(text) }).transform((row) => row.url ?? row.audio_url),
]);

/** Line number → address. */
export const existingAudio = endpoint(
  "GET /script-audio/get-existing-audio/:story_id",
  {},
  z.object({ existing_audio: table(audioAddress, "line_number") }),
);
