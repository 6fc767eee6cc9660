import type { ParsedLine } from "@/api/contract/parsing";
import { imageOf, videoOf } from "./line-media";
import { countWords } from "./script-counts";
import { usableUrl } from "./media-url";
import { nonSpeakingPart } from "./shot-type";

/** What of a shot is seen: its clip, else its still, else a card set like a page of the screenplay. */
export type Tier = "clip" | "still" | "card";
export const tiers: readonly Tier[] = ["clip", "still", "card"];

/** A parsed line with its audio. */
export type FilmLine = ParsedLine & { audio_url?: string | undefined };

/** What somebody has decided about a shot for themselves. */
export interface ShotSettings {
  /** Seconds that a still or card stands. */
  holdSeconds?: number | undefined;
  /** The line's audio instead of the clip's own sound, for a clip that came mute. */
  usesLineAudio?: boolean | undefined;
}

/** Seconds: the shortest and the longest hold that can be set. */
export const holdRange = { min: 0.5, max: 30 };

export type Sound = "clip" | "audio" | "silence";

/** A shot in the film. Times are in seconds from the film's beginning. */
export interface Segment {
  uid: string;
  line: FilmLine;
  line_number: number;
  /** Index in the timeline's scenes. */
  scene: number;
  start: number;
  duration: number;
  /** Whether the duration is that of media or a hold set by hand, and not an estimate. */
  isMeasured: boolean;
  picture: Tier;
  sound: Sound;
  /** The addresses that may be used, whether the picture and the sound take them or not: what fails falls to the next. */
  clip: string | undefined;
  still: string | undefined;
  audio: string | undefined;
}

/** Successive shots in one scene location. Times in seconds. */
export interface Scene {
  /** As the script has it; "" where it has none. */
  heading: string;
  /** Index of its first shot, and how many there are. */
  first: number;
  shots: number;
  start: number;
  duration: number;
  measured: number;
  made: Record<Tier, number>;
}

export interface Timeline {
  segments: readonly Segment[];
  scenes: readonly Scene[];
  /** Seconds in all, and how many of them are measured. */
  duration: number;
  measured: number;
  made: Record<Tier, number>;
}

interface Known {
  uidOf: (line: FilmLine) => string;
  /** Seconds of a media file, undefined while they are not known. */
  durationOf: (url: string) => number | undefined;
  settingsOf: (uid: string) => ShotSettings | undefined;
}

/** Seconds and words of the estimates. */
const wordsPerSecond = 2.5;
const shortestSpeech = 1.2;
const directions = { least: 2, perWord: 0.3, most: 8 };
/** Seconds of rest after a line that is heard. */
const afterAudio = 0.4;

/** The lines as a film: contiguous segments in the order of the script, each with the best that exists of its shot. */
export function timelineOf(lines: readonly FilmLine[], known: Known): Timeline {
  const inOrder = lines.toSorted((a, b) => a.line_number - b.line_number);
  const paceOf = paces(inOrder, known);
  const segments: Segment[] = [];
  const scenes: Scene[] = [];
  let start = 0;
  for (const line of inOrder) {
    const heading = line.scene_location ?? "";
    let scene = scenes.at(-1);
    if (scene === undefined || scene.heading !== heading) {
      scene = { heading, first: segments.length, shots: 0, start, duration: 0, measured: 0, made: noneMade() };
      scenes.push(scene);
    }
    const segment = Object.assign(segmentOf(line, known, paceOf), { scene: scenes.length - 1, start });
    segments.push(segment);
    start += segment.duration;
    scene.shots += 1;
    scene.duration += segment.duration;
    scene.measured += segment.isMeasured ? segment.duration : 0;
    scene.made[segment.picture] += 1;
  }
  const made = noneMade();
  for (const scene of scenes) for (const tier of tiers) made[tier] += scene.made[tier];
  return { segments, scenes, duration: start, measured: sum(scenes.map(({ measured }) => measured)), made };
}

const noneMade = () => ({ clip: 0, still: 0, card: 0 });
const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

type Unplaced = Omit<Segment, "scene" | "start">;

/** What is worked out of a line once: the timeline is made anew whenever a length is learnt. */
interface Facts extends Pick<Segment, "clip" | "still" | "audio"> {
  isSpoken: boolean;
  spokenWords: number;
  describedWords: number;
}
const factsOfLine = new WeakMap<FilmLine, Facts>();

function factsOf(line: FilmLine): Facts {
  const before = factsOfLine.get(line);
  if (before) return before;
  const facts = {
    clip: usableUrl(videoOf(line), "video"),
    still: usableUrl(imageOf(line), "image"),
    audio: usableUrl(line.audio_url, "audio"),
    isSpoken: isSpoken(line),
    spokenWords: countWords(line.dialogue_text),
    describedWords: countWords(line.stage_directions),
  };
  factsOfLine.set(line, facts);
  return facts;
}

function segmentOf(line: FilmLine, known: Known, paceOf: (character: string | undefined) => number): Unplaced {
  const uid = known.uidOf(line);
  const settings = known.settingsOf(uid);
  const facts = factsOf(line);
  const { clip, still, audio } = facts;
  const stillOrCard = still ? "still" : "card";
  const picture = clip ? "clip" : stillOrCard;
  const own = clip && !(settings?.usesLineAudio && audio) ? "clip" : undefined;
  const sound = own ?? (audio ? "audio" : "silence");
  const media = {
    uid,
    line,
    line_number: line.line_number,
    picture,
    sound,
    clip,
    still,
    audio,
  } satisfies Partial<Segment>;

  const hold = picture === "clip" ? undefined : usableHold(settings?.holdSeconds);
  const ofClip = clip && measuredSeconds(known, clip);
  const ofAudio = audio && measuredSeconds(known, audio);
  const measured = hold ?? (ofClip || (ofAudio ? ofAudio + afterAudio : undefined));
  if (measured !== undefined)
    return { ...media, duration: measured, isMeasured: hold !== undefined || Boolean(ofClip) || !clip };
  return { ...media, duration: estimateSeconds(facts, paceOf(line.character_name)), isMeasured: false };
}

/** Media without an end, or without a length, say nothing about the film's. */
function measuredSeconds({ durationOf }: Known, url: string): number | undefined {
  const seconds = durationOf(url);
  return seconds !== undefined && Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

const usableHold = (seconds: number | undefined) =>
  seconds !== undefined && Number.isFinite(seconds)
    ? Math.min(Math.max(seconds, holdRange.min), holdRange.max)
    : undefined;

/** Whether a line is heard: the words of the others are directions. */
export const isSpoken = ({ character_name, dialogue_text }: ParsedLine) =>
  character_name !== nonSpeakingPart && Boolean(dialogue_text?.trim());

/** Seconds that a line takes, from its words alone. */
function estimateSeconds({ isSpoken: isHeard, spokenWords, describedWords }: Facts, pace: number): number {
  if (isHeard) return Math.max(shortestSpeech, spokenWords / pace);
  return Math.min(directions.least + directions.perWord * (spokenWords + describedWords), directions.most);
}

/** Words a second of each character, from the lines whose audio has been measured. */
function paces(lines: readonly FilmLine[], known: Known) {
  const heard = new Map<string, { words: number; seconds: number }>();
  for (const line of lines) {
    const { audio, isSpoken: isHeard, spokenWords } = factsOf(line);
    const seconds = audio && isHeard ? measuredSeconds(known, audio) : undefined;
    if (!seconds || !line.character_name) continue;
    const before = heard.get(line.character_name) ?? { words: 0, seconds: 0 };
    heard.set(line.character_name, { words: before.words + spokenWords, seconds: before.seconds + seconds });
  }
  return (character: string | undefined) => {
    const own = heard.get(character ?? "");
    return own ? own.words / own.seconds : wordsPerSecond;
  };
}

/** The index of the segment that is seen at a moment; the first before the beginning, the last after the end. */
export function segmentAt(segments: readonly Segment[], seconds: number): number {
  let low = 0;
  let high = segments.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((segments[middle]?.start ?? 0) <= seconds) low = middle;
    else high = middle - 1;
  }
  return Math.max(low, 0);
}

/** A shot in another timeline: by its uid, else by its line, whose uid is a provisional one at first. */
export function findAgain(segments: readonly Segment[], shot: Segment | undefined): Segment | undefined {
  if (shot === undefined) return undefined;
  const { uid, line_number, line } = shot;
  const isSameLine = (one: Segment) => one.line_number === line_number && one.line.dialogue_text === line.dialogue_text;
  return segments.find((one) => one.uid === uid) ?? segments.find(isSameLine);
}

/** What stands in place of a name: where nobody speaks, and where it is not said who does. */
export const noSpeaker = { silent: "Action", unnamed: "No character" };

/** Who is on the card or board of a line. */
export function speakerOf(line: ParsedLine): string {
  const name = line.character_name?.trim();
  if (name && name !== nonSpeakingPart) return name;
  return isSpoken(line) ? noSpeaker.unnamed : noSpeaker.silent;
}
