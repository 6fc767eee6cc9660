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
import { lineProgressOf, type Run } from "@/jobs/generator";
import type { Generator } from "@/jobs/generator-run";
import { imageOf, videoOf } from "@/rules/line-media";
import { usableUrl, type MediaKind } from "@/rules/media-url";
import { isActionShot, nonSpeakingPart } from "@/rules/shot-type";

/** A line together with what another call tells about it. */
export interface MediaLine extends ParsedLine {
  audio_url: string | undefined;
  /** Undefined while it is not known. */
  hasAudio: boolean | undefined;
}

/** One of the seven bulk generators: what it is called, whom it asks, which lines it is for and which have its thing. */
export interface LineGenerator extends Generator {
  button: string;
  /** What a line has or lacks, as in "61 of 91 lines have audio". */
  lines: string;
  has: string;
  isFor: (line: MediaLine) => boolean;
  /** Undefined where it is not known. */
  isDone: (line: MediaLine) => boolean | undefined;
  /** What it makes, where that has an address. */
  media?: MediaKind;
}

const lostConnection = "Lost connection to server";
const goesOn = "Process continues in the background. You can refresh the page later to see results.";

const isSpoken = (line: MediaLine) => line.character_name !== nonSpeakingPart;
const isTalking = (line: MediaLine) => !isActionShot(line);

const hasAudio = (line: MediaLine) => line.hasAudio;
const hasShotType = (line: MediaLine) => Boolean(line.shot_type);
const hasImagePrompt = (line: MediaLine) => Boolean(line.image_prompt);
const hasVideoPrompt = (line: MediaLine) => Boolean(line.action_video_prompt);
const hasVideo = (line: MediaLine) => Boolean(videoOf(line));

// Decision: .github/decisions/generators.md
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
    media: "audio",
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
    media: "image",
  },
  {
    title: "Video Prompts",
    button: "Generate Video Prompts",
    lines: "action lines",
    has: "a video prompt",
    start: startVideoPrompts,
    progress: videoPromptsProgress,
    lost: lostConnection,
    isFor: isActionShot,
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
    media: "video",
  },
  {
    title: "Action Videos",
    button: "Generate Action Videos",
    lines: "action lines",
    has: "a video",
    start: startActionVideos,
    progress: actionVideosProgress,
    lost: goesOn,
    isFor: isActionShot,
    isDone: hasVideo,
    media: "video",
  },
] as const satisfies LineGenerator[];

export interface Count {
  /** Undefined where it is not known of every line. */
  done: number | undefined;
  total: number;
}

/** What is worked out once for each reading of the lines: every panel and step asks, of thousands of them. */
interface Known {
  counts: Map<LineGenerator["title"], Count>;
  byNumber: ReadonlyMap<number, MediaLine>;
}
const knownOf = new WeakMap<readonly MediaLine[], Known>();

function known(lines: readonly MediaLine[]): Known {
  const before = knownOf.get(lines);
  if (before) return before;
  const made = { counts: new Map(), byNumber: new Map(lines.map((line) => [line.line_number, line])) };
  knownOf.set(lines, made);
  return made;
}

/** How many of the lines that a generator is for have its thing, as far as the back end has told. */
export function countLines(generator: LineGenerator, lines: readonly MediaLine[]): Count {
  const { counts } = known(lines);
  const { title, isFor, isDone } = generator;
  const before = counts.get(title);
  if (before) return before;
  const told = lines.filter(isFor).map(isDone);
  const count = { done: told.includes(undefined) ? undefined : told.filter(Boolean).length, total: told.length };
  counts.set(title, count);
  return count;
}

/** The same, counting what a run has told and no read has shown yet. */
export function countWith(run: Run, generator: LineGenerator, lines: readonly MediaLine[]): Count {
  const { done, total } = countLines(generator, lines);
  if (done === undefined) return { done, total };
  const { byNumber } = known(lines);
  let more = 0;
  for (const line_number of run.lines.keys()) {
    const line = byNumber.get(line_number);
    if (line && generator.isFor(line) && !generator.isDone(line) && wasMade(run, generator, line)) more += 1;
  }
  return { done: done + more, total };
}

/** Whether a run tells that a line's thing was made. One at an address that may not be used doesn't count. */
function wasMade(run: Run, { media }: LineGenerator, { line_number }: MediaLine): boolean {
  const told = lineProgressOf(run, line_number);
  if (told?.state !== "done") return false;
  const address = told.url ?? told.image_url ?? told.video_url;
  return media === undefined || address === undefined || usableUrl(address, media) !== undefined;
}

/** A run without what it tells of lines that the script does not have. */
export function ofTheseLines(run: Run, lines: readonly MediaLine[]): Run {
  const { byNumber } = known(lines);
  const told = [...run.lines];
  const ours = told.filter(([line_number]) => byNumber.has(line_number));
  return ours.length === told.length ? run : { ...run, lines: new Map(ours) };
}

export const isComplete = ({ done, total }: Count) => done === total;
