import { pause, type Say } from "../jobs";
import { mediaUrl } from "../media-address";
import type { JobStatus, Line, Story, World } from "../world";
import { shotTypeOf } from "../writing/prompts";
import { nonSpeakingPart } from "../writing/screenplay";
import { filmShot, isBusy, paintShot, recordLine, writeImagePrompt, writeVideoPrompt } from "./shoot";

/** One of the seven bulk generators: it makes something for every line that lacks it. */
export interface Generator {
  name: string;
  /** Whether the line lacks the result and has everything it is made of. */
  isReady: (line: Line) => boolean;
  isDone: (line: Line) => boolean;
  /** `say` adds the line's number to a message. */
  make: (world: World, story: Story, line: Line, say: Say) => Promise<void>;
  /** The status of a line that failed. */
  failing: string;
}

export const audio: Generator = {
  name: "audio",
  isReady: (line) => line.character_name !== nonSpeakingPart && line.dialogue_text !== "",
  isDone: (line) => line.audio_file !== "",
  failing: "error",
  async make(world, story, line, say) {
    say({ status: "generating", progress: 0, message: `Recording ${line.character_name}` });
    await recordLine(world, story, line, (share) => say({ status: "generating", progress: Math.round(share * 100) }));
    say({ status: "completed", progress: 100, url: mediaUrl(world, line.audio_file) });
  },
};

export const shotTypes: Generator = {
  name: "shot-types",
  isReady: () => true,
  isDone: (line) => line.shot_type !== "",
  failing: "error",
  async make(world, _story, line, say) {
    say({ status: "processing" });
    await pause(world, 0.3);
    line.shot_type = keptOr(world, line.shot_type, () => shotTypeOf(line));
    say({ status: "completed", shot_type: line.shot_type });
  },
};

export const imagePrompts: Generator = {
  name: "image-prompts",
  isReady: () => true,
  isDone: (line) => line.image_prompt !== "",
  failing: "prompt_error",
  async make(world, story, line, say) {
    say({ status: "processing" });
    await pause(world, 0.2);
    say({ status: "generating" });
    await pause(world, 0.3);
    line.image_prompt = keptOr(world, line.image_prompt, () => writeImagePrompt(world, story, line));
    say({ status: "completed", image_prompt: line.image_prompt });
  },
};

export const shotImages: Generator = {
  name: "shot-images",
  isReady: (line) => line.image_prompt !== "" && !isBusy(line.image_job),
  isDone: (line) => line.image_file !== "",
  failing: "failed",
  async make(world, story, line, say) {
    await paintShot(world, story, line, ({ status, storage_status, progress }) => {
      if (status === "generating") say({ status: "image_generating", progress });
      if (status !== "completed") return;
      const image_url = mediaUrl(world, line.image_file);
      if (storage_status === "downloading") say({ status: "image_completed", image_url });
      if (storage_status === "completed") say({ status: "image_storage_completed", image_url });
    });
  },
};

export const videoPrompts: Generator = {
  name: "video-prompts",
  isReady: (line) => typeOf(line) === "action",
  isDone: (line) => line.action_video_prompt !== "",
  failing: "prompt_error",
  async make(world, story, line, say) {
    say({ status: "processing" });
    await pause(world, 0.2);
    say({ status: "generating" });
    await pause(world, 0.3);
    line.action_video_prompt = keptOr(world, line.action_video_prompt, () => writeVideoPrompt(world, story, line));
    say({ status: "completed", action_video_prompt: line.action_video_prompt });
  },
};

export const talkingVideos: Generator = {
  name: "talking-videos",
  isReady: (line) => typeOf(line) === "talking" && isPainted(line) && mayTalk(line),
  isDone: (line) => line.video_file !== "",
  failing: "failed",
  make: (world, story, line, say) => filmShot(world, story, line, "talking", tellOfVideo(world, line, say)),
};

export const actionVideos: Generator = {
  name: "action-videos",
  isReady: (line) => typeOf(line) === "action" && isPainted(line) && line.action_video_prompt !== "",
  isDone: (line) => line.video_file !== "",
  failing: "failed",
  make: (world, story, line, say) => filmShot(world, story, line, "action", tellOfVideo(world, line, say)),
};

/** What is there already, unless bulk runs make everything again. */
const keptOr = <Made extends string>(world: World, made: Made, make: () => Made) =>
  (world.state.switches.bulkRuns === "keep" && made) || make();

const typeOf = (line: Line) => line.shot_type || shotTypeOf(line);

/** Whether the line has its audio, or needs none. */
export const mayTalk = (line: Line) => line.audio_file !== "" || line.character_name === nonSpeakingPart;

const isPainted = (line: Line) => line.image_file !== "" && !isBusy(line.video_job);

function tellOfVideo(world: World, line: Line, say: Say): (job: JobStatus) => void {
  return ({ status, progress }) => {
    if (status === "generating") say({ status: progress === 0 ? "processing" : "generating", progress });
    if (status === "audio_processing") say({ status, progress });
    if (status === "completed") say({ status, progress, video_url: mediaUrl(world, line.video_file) });
  };
}
