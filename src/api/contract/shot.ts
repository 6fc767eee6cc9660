import { z } from "zod";
import { done, endpoint, unlessError } from "@/api/endpoint";
import { id, lenient, maybe, percent, permissionLevel, text, words } from "./shared";
import { parsedLine } from "./parsing";

/** One shot: its picture, its prompts and its clips; document 2, sections 3 and 7. */
const shot = parsedLine.extend({ audio_url: maybe(text) });
export type Shot = z.infer<typeof shot>;

const shotAnswer = z.object({ shot, story: z.object({ id, title: maybe(text) }), permissionLevel });

/** The first request of a single picture or clip is given up after 30 s; its status is polled from then on. */
const initiate = { timeout: 30_000 };

const videoStatus = lenient({
  status: maybe(words),
  storage_status: maybe(words),
  video_url: maybe(text),
  stored_video_url: maybe(text),
  is_stored: maybe(z.boolean()),
  progress: maybe(percent),
  message: maybe(words),
  error: maybe(words),
});
export type VideoStatus = z.infer<typeof videoStatus>;

const imageStatus = lenient({
  status: maybe(words),
  storage_status: maybe(words),
  image_url: maybe(text),
  stored_image_url: maybe(text),
  is_stored: maybe(z.boolean()),
  image_prompt: maybe(text),
  error: maybe(words),
});
export type ImageStatus = z.infer<typeof imageStatus>;

export const shotDetails = endpoint("GET /shot/:dialogue_id/details", {}, shotAnswer);
/** The second form of the load request, tried once where the first is not known. */
export const shotDetailsPlain = endpoint("GET /shot/:dialogue_id", {}, shotAnswer);
export const updateShotType = endpoint("POST /shot/:dialogue_id/update-type", { shot_type: text }, done);

export const updateImagePrompt = endpoint(
  "POST /shot-image/update-image-prompt/:dialogue_id",
  { image_prompt: text },
  done,
);
export const generateShotImage = endpoint(
  "POST /shot-image/generate-shot-image/:dialogue_id",
  {},
  unlessError(imageStatus, "status"),
  initiate,
);
export const shotImageStatus = endpoint("GET /shot-image/check-status/:dialogue_id", {}, imageStatus);

export const generateTalkingVideo = endpoint(
  "POST /shot-video/generate-talking-video/:dialogue_id",
  {},
  unlessError(videoStatus, "status"),
  initiate,
);
export const talkingVideoStatus = endpoint("GET /shot-video/check-video-status/:dialogue_id", {}, videoStatus);

export const actionPrompt = endpoint(
  "GET /shot-video-prompted/get-prompt/:dialogue_id",
  {},
  unlessError(lenient({ prompt: maybe(text) }), "prompt"),
);
export const updateActionPrompt = endpoint(
  "POST /shot-video-prompted/update-prompt/:dialogue_id",
  { prompt: text },
  done,
);
export const generateActionVideo = endpoint(
  "POST /shot-video-prompted/generate-action-video/:dialogue_id",
  { prompt: text },
  unlessError(videoStatus, "status"),
  initiate,
);
export const actionVideoStatus = endpoint(
  "GET /shot-video-prompted/check-action-video-status/:dialogue_id",
  {},
  videoStatus,
);
