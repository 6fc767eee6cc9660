import type * as contract from "@/api/contract/shot";
import { shotFor } from "../access";
import { Refusal, type Answers } from "../answers";
import { mayTalk } from "../production/generators";
import { filmShot, isBusy, paintShot, writeImagePrompt } from "../production/shoot";
import { imageStatusView, lineView, videoStatusView } from "../production/views";
import { mediaUrl } from "../media-address";
import type { Line, Story, World } from "../world";

type Asked = { dialogue_id: string; user_id: string };

export const shot: Answers<typeof contract> = {
  shotDetails: detailsOf,
  shotDetailsPlain: detailsOf,
  updateShotType({ dialogue_id, user_id, shot_type }, world) {
    const { line } = shotFor(world, dialogue_id, user_id, "edit");
    if (shot_type !== "talking" && shot_type !== "action")
      throw new Refusal(400, "Shot type must be talking or action");
    line.shot_type = shot_type;
  },

  updateImagePrompt({ dialogue_id, user_id, image_prompt }, world) {
    shotFor(world, dialogue_id, user_id, "edit").line.image_prompt = image_prompt;
  },
  generateShotImage({ dialogue_id, user_id }, world) {
    const { line, story } = shotFor(world, dialogue_id, user_id, "edit");
    line.image_prompt = line.image_prompt.trim() || writeImagePrompt(world, story, line);
    if (!isBusy(line.image_job)) inBackground(paintShot(world, story, line));
    return imageStatusView(world, line);
  },
  shotImageStatus: ({ dialogue_id, user_id }, world) =>
    imageStatusView(world, shotFor(world, dialogue_id, user_id).line),

  generateTalkingVideo({ dialogue_id, user_id }, world) {
    const { line, story } = shotFor(world, dialogue_id, user_id, "edit");
    wantImage(line);
    if (!mayTalk(line)) {
      throw new Refusal(400, "Audio is required to generate a talking video. No audio found for this shot.");
    }
    return film(world, story, line, "talking");
  },
  talkingVideoStatus: videoStatusOf,

  actionPrompt: ({ dialogue_id, user_id }, world) => ({
    prompt: shotFor(world, dialogue_id, user_id).line.action_video_prompt,
  }),
  updateActionPrompt({ dialogue_id, user_id, prompt }, world) {
    shotFor(world, dialogue_id, user_id, "edit").line.action_video_prompt = prompt;
  },
  generateActionVideo({ dialogue_id, user_id, prompt }, world) {
    const { line, story } = shotFor(world, dialogue_id, user_id, "edit");
    wantImage(line);
    if (prompt.trim() === "") throw new Refusal(400, "A video prompt is required. Please add a prompt first.");
    line.action_video_prompt = prompt;
    return film(world, story, line, "action");
  },
  actionVideoStatus: videoStatusOf,
};

function detailsOf({ dialogue_id, user_id }: Asked, world: World) {
  const { line, story, permissionLevel } = shotFor(world, dialogue_id, user_id);
  return {
    shot: { ...lineView(world, line), audio_url: mediaUrl(world, line.audio_file) },
    story: { id: story.id, title: story.title },
    permissionLevel,
  };
}

function videoStatusOf({ dialogue_id, user_id }: Asked, world: World) {
  return videoStatusView(world, shotFor(world, dialogue_id, user_id).line);
}

function wantImage(line: Line): void {
  if (line.image_file === "") {
    throw new Refusal(400, "An image is required to generate a video. Please generate an image first.");
  }
}

function film(world: World, story: Story, line: Line, kind: "talking" | "action") {
  if (!isBusy(line.video_job)) inBackground(filmShot(world, story, line, kind));
  return videoStatusView(world, line);
}

/** An error is ignored here, because the line's job stores it for the status calls. */
function inBackground(work: Promise<void>): void {
  work.catch(() => undefined);
}
