import type * as contract from "@/api/contract/generators";
import { storyFor } from "../access";
import type { Answers } from "../answers";
import { followGenerator, startGenerator } from "../production/bulk";
import {
  actionVideos,
  audio,
  type Generator,
  imagePrompts,
  shotImages,
  shotTypes,
  talkingVideos,
  videoPrompts,
} from "../production/generators";
import { mediaUrl } from "../media-address";
import type { World } from "../world";

type Asked = { story_id: string; user_id: string };

const start = (generator: Generator) => (asked: Asked, world: World) => {
  startGenerator(world, storyFor(world, asked.story_id, asked.user_id, "edit").story, generator);
  return { status: "started" };
};

const follow = (generator: Generator) =>
  async function* ({ story_id, user_id }: Asked, world: World) {
    yield* followGenerator(world, storyFor(world, story_id, user_id).story, generator);
  };

export const generators: Answers<typeof contract> = {
  startAudio: start(audio),
  audioProgress: follow(audio),
  startShotTypes: start(shotTypes),
  shotTypesProgress: follow(shotTypes),
  startImagePrompts: start(imagePrompts),
  imagePromptsProgress: follow(imagePrompts),
  startShotImages: start(shotImages),
  shotImagesProgress: follow(shotImages),
  startVideoPrompts: start(videoPrompts),
  videoPromptsProgress: follow(videoPrompts),
  startTalkingVideos: start(talkingVideos),
  talkingVideosProgress: follow(talkingVideos),
  startActionVideos: start(actionVideos),
  actionVideosProgress: follow(actionVideos),
  existingAudio({ story_id, user_id }, world) {
    const recorded = storyFor(world, story_id, user_id).story.lines.filter((line) => line.audio_file !== "");
    return {
      existing_audio: Object.fromEntries(recorded.map((line) => [line.line_number, mediaUrl(world, line.audio_file)])),
    };
  },
};
