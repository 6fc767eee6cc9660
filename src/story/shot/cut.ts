import type { Segment } from "@/rules/timeline";

/** A piece of a shot. */
export interface CutPart {
  segment: Segment;
  take: "end" | "whole" | "start";
  seconds: number;
}

/** Seconds of the shots before and after that are played to judge a cut. */
export const aroundCut = 2;

/** The end of the shot before, the shot itself, and the start of the one after. */
export function cutOf(before: Segment | undefined, here: Segment, after: Segment | undefined): CutPart[] {
  const piece = (segment: Segment, take: CutPart["take"]) => ({
    segment,
    take,
    seconds: take === "whole" ? segment.duration : Math.min(segment.duration, aroundCut),
  });
  return [...(before ? [piece(before, "end")] : []), piece(here, "whole"), ...(after ? [piece(after, "start")] : [])];
}
