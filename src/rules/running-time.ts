import { counted, formatClock } from "./format";
import { tiers, type Segment, type Tier } from "./timeline";

/** Seconds in all, and how many of them are measured. */
export interface RunningTime {
  duration: number;
  measured: number;
}

export const isMeasured = ({ duration, measured }: RunningTime) => duration - measured < 0.01;

/** Stands before a time that is an estimate, even in part. */
export const approximately = (time: RunningTime) => (isMeasured(time) ? "" : "≈ ");

/** "≈ 3:32" */
export const timeInWords = (time: RunningTime) => approximately(time) + formatClock(time.duration);

/** How long some shots are together. */
export function runningTimeOf(segments: readonly Pick<Segment, "duration" | "isMeasured">[]): RunningTime {
  let duration = 0;
  let measured = 0;
  for (const segment of segments) {
    duration += segment.duration;
    measured += segment.isMeasured ? segment.duration : 0;
  }
  return { duration, measured };
}

/** "41 clips, 12 stills, 16 cards"; with `some`, without what there is none of. */
export const madeInWords = (made: Record<Tier, number>, which: "all" | "some" = "all") =>
  tiers
    .filter((tier) => which === "all" || made[tier] > 0)
    .map((tier) => counted(made[tier], tier))
    .join(", ");
