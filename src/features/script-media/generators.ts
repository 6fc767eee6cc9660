import {
  actionVideosProgress,
  audioProgress,
  imagePromptsProgress,
  shotImagesProgress,
  shotTypesProgress,
  startActionVideos,
  startAudio,
  startImagePrompts,
  startShotImages,
  startShotTypes,
  startTalkingVideos,
  startVideoPrompts,
  talkingVideosProgress,
  videoPromptsProgress,
} from "@/api/contract/generators";
import type { ParsedLine } from "@/api/contract/parsing";
import type { Generator } from "@/jobs/generator-run";
import { deriveShotType, nonSpeakingPart } from "@/rules/shot-type";

/** A line together with what another call tells about it. */
export interface MediaLine extends ParsedLine {
  audio_url: string | undefined;
}

/** One of the seven bulk generators: what it is called, whom it asks, which lines it is for and which have its thing. */
export interface LineGenerator extends Generator {
  title: string;
  button: string;
  /** What a line has or lacks, as in "61 of 91 lines have audio". */
  lines: string;
  has: string;
  isFor: (line: MediaLine) => boolean;
  isDone: (line: MediaLine) => boolean;
}

const lostConnection = "Lost connection to server";
const goesOn = "Process continues in the background. You can refresh the page later to see results.";

const isSpoken = (line: MediaLine) => line.character_name !== nonSpeakingPart;
const isTalking = (line: MediaLine) => (line.shot_type || deriveShotType(line.character_name)) === "talking";
const isAction = (line: MediaLine) => !isTalking(line);

export const hasAudio = (line: MediaLine) => Boolean(line.audio_url);
const hasShotType = (line: MediaLine) => Boolean(line.shot_type);
const hasImagePrompt = (line: MediaLine) => Boolean(line.image_prompt);
export const imageOf = (line: ParsedLine) => line.stored_image_url || line.image_url;
const hasVideoPrompt = (line: MediaLine) => Boolean(line.action_video_prompt);
export const videoOf = (line: ParsedLine) => line.stored_video_url || line.video_url;
const hasVideo = (line: MediaLine) => Boolean(videoOf(line));

/** In the order in which each finds what it is made of; document 2, section 7. */
export const lineGenerators = [
  {
    title: "Audio",
    button: "Generate Audio",
    lines: "lines",
    has: "audio",
    start: startAudio,
    progress: audioProgress,
    lost: lostConnection,
    isFor: isSpoken,
    isDone: hasAudio,
  },
  {
    title: "Shot Types",
    button: "Generate Shot Types",
    lines: "lines",
    has: "a shot type",
    start: startShotTypes,
    progress: shotTypesProgress,
    lost: lostConnection,
    isFor: () => true,
    isDone: hasShotType,
  },
  {
    title: "Image Prompts",
    button: "Generate Image Prompts",
    lines: "lines",
    has: "an image prompt",
    start: startImagePrompts,
    progress: imagePromptsProgress,
    lost: lostConnection,
    isFor: () => true,
    isDone: hasImagePrompt,
  },
  {
    title: "Shot Images",
    button: "Generate Shot Images",
    lines: "lines",
    has: "an image",
    start: startShotImages,
    progress: shotImagesProgress,
    lost: goesOn,
    isFor: () => true,
    isDone: (line: MediaLine) => Boolean(imageOf(line)),
  },
  {
    title: "Video Prompts",
    button: "Generate Video Prompts",
    lines: "action lines",
    has: "a video prompt",
    start: startVideoPrompts,
    progress: videoPromptsProgress,
    lost: lostConnection,
    isFor: isAction,
    isDone: hasVideoPrompt,
  },
  {
    title: "Talking Videos",
    button: "Generate Talking Videos",
    lines: "talking lines",
    has: "a video",
    start: startTalkingVideos,
    progress: talkingVideosProgress,
    lost: goesOn,
    isFor: isTalking,
    isDone: hasVideo,
  },
  {
    title: "Action Videos",
    button: "Generate Action Videos",
    lines: "action lines",
    has: "a video",
    start: startActionVideos,
    progress: actionVideosProgress,
    lost: goesOn,
    isFor: isAction,
    isDone: hasVideo,
  },
] as const satisfies LineGenerator[];

export interface Count {
  done: number;
  total: number;
}

/** How many of the lines that a generator is for have its thing, as far as the back end has told. */
export function countLines(
  { isFor, isDone }: Pick<LineGenerator, "isFor" | "isDone">,
  lines: readonly MediaLine[],
): Count {
  const covered = lines.filter(isFor);
  return { done: covered.filter(isDone).length, total: covered.length };
}

export const isComplete = ({ done, total }: Count) => done === total;
