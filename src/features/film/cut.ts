import { unsigned } from "@/rules/media-url";
import type { Segment, Sound, Tier } from "@/rules/timeline";

/** What is seen and heard of a shot, from a moment in it. */
export interface Cut {
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

/** How the media of a cut stand. */
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

/** Of a place where there is no cut. */
export const emptyState: MediaState = {
  picture: "ready",
  sound: "ready",
  seen: "card",
  isFetched: false,
  seconds: 0,
  length: undefined,
  hasEnded: false,
};

/** Where cuts are shown: one that is seen and heard, and one that is made ready. */
export interface Stage {
  /** Makes a cut ready, unseen and unheard; undefined empties its place. */
  prepare: (cut: Cut | undefined) => void;
  /** Shows a cut in this very turn; where it was made ready, its media begin at once. */
  show: (cut: Cut) => void;
  play: (rate: number) => void;
  pause: () => void;
  shown: () => MediaState;
  prepared: () => MediaState;
}

/** The best that exists of a shot. */
export const cutOf = (segment: Segment, from = 0): Cut => {
  const { uid, picture, sound, clip, still, audio, duration } = segment;
  return { uid, picture, sound, clip, still, audio, from, duration };
};

/** The same without its picture: the next lower one, with the sound that is left. */
export function withoutPicture(cut: Cut): Cut {
  const picture = cut.picture === "clip" && cut.still ? "still" : "card";
  const left = cut.audio ? "audio" : "silence";
  return { ...cut, picture, sound: cut.sound === "clip" ? left : cut.sound };
}

export const withoutSound = (cut: Cut): Cut => ({ ...cut, sound: "silence" });

/** The address of what tells the time of a cut; undefined where nothing plays. */
export function leadOf({ picture, sound, clip, audio }: Cut): string | undefined {
  if (picture === "clip") return clip;
  return sound === "audio" ? audio : undefined;
}

/** Whether two cuts show and play the same files, wherever in them they begin. */
export const isSameCut = (one: Cut, other: Cut) => isSame(one, other, (url) => url && unsigned(url));

/** The same by their very addresses: one that expired leads nowhere. */
export const hasSameAddresses = (one: Cut, other: Cut) => isSame(one, other, (url) => url);

const isSame = (one: Cut, other: Cut, name: (url: string | undefined) => string | undefined) =>
  one.uid === other.uid &&
  one.picture === other.picture &&
  one.sound === other.sound &&
  (["clip", "still", "audio"] as const).every((kind) => name(one[kind]) === name(other[kind]));

/** Whether nothing of a cut has fallen. */
export const isWhole = (cut: Cut, best: Cut) => cut.picture === best.picture && cut.sound === best.sound;
