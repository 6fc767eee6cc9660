import { unsigned } from "@/rules/media-url";
import type { Segment, Sound, Tier } from "@/rules/timeline";

/** What is seen and heard of a shot, from a moment in it. */
export interface ShotMedia {
  uid: string;
  picture: Tier;
  sound: Sound;
  clip: string | undefined;
  still: string | undefined;
  audio: string | undefined;
  /** Seconds into the shot at which it begins. */
  from: number;
  /** Seconds that the shot takes. */
  duration: number;
}

export type Readiness = "loading" | "ready" | "failed";

/** How the media of a shot stand. */
export interface MediaState {
  picture: Readiness;
  sound: Readiness;
  /** What can be seen now: while a picture is on its way, the next lower one that has come. */
  seen: Tier;
  /** Whether what tells the time is being fetched. Some browsers fetch nothing before it plays. */
  isFetched: boolean;
  /** Of what the shot's time is told by: its clip, else its sound. */
  seconds: number;
  /** Infinite for what has no end, undefined while unknown. */
  length: number | undefined;
  hasEnded: boolean;
}

/** Of a place where there is nothing. */
export const emptyState: MediaState = {
  picture: "ready",
  sound: "ready",
  seen: "card",
  isFetched: false,
  seconds: 0,
  length: undefined,
  hasEnded: false,
};

/** Where shots are shown: one that is seen and heard, and one that is made ready. */
export interface Stage {
  /** Makes a shot ready, unseen and unheard; undefined empties its place. */
  prepare: (media: ShotMedia | undefined) => void;
  /** Shows a shot in this very turn; where it was made ready, its media begin at once. */
  show: (media: ShotMedia) => void;
  play: (rate: number) => void;
  pause: () => void;
  shown: () => MediaState;
  prepared: () => MediaState;
}

/** The best that exists of a shot. */
export const shotMediaOf = (segment: Segment, from = 0): ShotMedia => {
  const { uid, picture, sound, clip, still, audio, duration } = segment;
  return { uid, picture, sound, clip, still, audio, from, duration };
};

/** The same without its picture: the next lower one, with the sound that is left. */
export function withoutPicture(media: ShotMedia): ShotMedia {
  const picture = media.picture === "clip" && media.still ? "still" : "card";
  const left = media.audio ? "audio" : "silence";
  return { ...media, picture, sound: media.sound === "clip" ? left : media.sound };
}

export const withoutSound = (media: ShotMedia): ShotMedia => ({ ...media, sound: "silence" });

/** The address of what tells the time of a shot; undefined where nothing plays. */
export function leadOf({ picture, sound, clip, audio }: ShotMedia): string | undefined {
  if (picture === "clip") return clip;
  return sound === "audio" ? audio : undefined;
}

/** Whether two shots show and play the same files, wherever in them they begin. */
export const isSameMedia = (one: ShotMedia, other: ShotMedia) => isSame(one, other, (url) => url && unsigned(url));

/** The same by their very addresses: one that expired leads nowhere. */
export const hasSameAddresses = (one: ShotMedia, other: ShotMedia) => isSame(one, other, (url) => url);

const isSame = (one: ShotMedia, other: ShotMedia, name: (url: string | undefined) => string | undefined) =>
  one.uid === other.uid &&
  one.picture === other.picture &&
  one.sound === other.sound &&
  (["clip", "still", "audio"] as const).every((kind) => name(one[kind]) === name(other[kind]));

/** Whether nothing of a shot has fallen. */
export const isWhole = (media: ShotMedia, best: ShotMedia) =>
  media.picture === best.picture && media.sound === best.sound;
