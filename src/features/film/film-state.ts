import { formatClock } from "@/rules/format";
import { findAgain, type Segment, type Sound, type Tier, type Timeline } from "@/rules/timeline";

export const rates = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** What a shot fell to, because what it should have shown or played did not come. */
export interface Fall {
  picture?: Tier;
  sound?: Sound;
}

export interface FilmState {
  timeline: Timeline;
  segment: Segment;
  index: number;
  /** Seconds into the shot. */
  offset: number;
  /** What is seen of it, and what is to be seen once it has come. */
  tier: Tier;
  wanted: Tier;
  isPlaying: boolean;
  hasEnded: boolean;
  /** The browser lets nothing begin that nobody asked for. */
  isRefused: boolean;
  rate: number;
  /** By the uid of their shots. */
  falls: ReadonlyMap<string, Fall>;
}

/** Seconds from the film's beginning. */
export const secondsOf = ({ segment, offset }: FilmState) => segment.start + Math.min(offset, segment.duration);

/** The time as it is read everywhere, never past what is said of the whole. */
export const clockOf = (state: FilmState) => formatClock(Math.min(secondsOf(state), state.timeline.duration));

export function segmentOf({ segments }: Timeline, index: number): Segment {
  const segment = segments[index];
  if (segment === undefined) throw new Error(`A film without shot ${index}`);
  return segment;
}

/** -1 where the film has no such line. */
export const indexOfLine = ({ segments }: Timeline, line: number | undefined): number =>
  segments.findIndex(({ line_number }) => line_number === line);

/** Where a shot of an earlier timeline stands now; -1 where it is gone. */
export function indexOfShot({ segments }: Timeline, shot: Segment): number {
  const found = findAgain(segments, shot);
  return found ? segments.indexOf(found) : -1;
}

/** The film before anything moves, at the shot of a line. */
export function filmAt(timeline: Timeline, line: number | undefined): FilmState {
  const index = Math.max(indexOfLine(timeline, line), 0);
  const segment = segmentOf(timeline, index);
  const still = { isPlaying: false, hasEnded: false, isRefused: false, rate: 1 };
  return { timeline, segment, index, offset: 0, tier: "card", wanted: segment.picture, falls: new Map(), ...still };
}

type Falls = FilmState["falls"];

export const withFall = (falls: Falls, uid: string, fall: Fall): Falls =>
  new Map(falls).set(uid, { ...falls.get(uid), ...fall });

export const withoutFall = (falls: Falls, uid: string): Falls =>
  falls.has(uid) ? new Map([...falls].filter(([each]) => each !== uid)) : falls;
