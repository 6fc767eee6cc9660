import { forgetJob, recallJob, rememberJob, type JobOf } from "@/jobs/remembered-job";

/** What is kept of the characters being made. */
export interface BeingMade {
  /** Whom the back end named; undefined where it named nobody. */
  ids: string[] | undefined;
  message: string;
  /** On the monotonic clock, in milliseconds; kept by the wall clock, for a reload begins the other anew. */
  begun: number;
}

/** Keeps which of a story's characters are being made, for whoever leaves or loads the page anew meanwhile. */
export function charactersBeingMade(of: Pick<JobOf, "user_id" | "story_id">) {
  const job = { ...of, kind: "characters" };
  return {
    remember: (made: BeingMade) =>
      rememberJob(job, JSON.stringify({ ...made, begun: performance.timeOrigin + made.begun })),
    forget: () => forgetJob(job),
    recall(): BeingMade | undefined {
      const kept = recallJob(job);
      if (kept === undefined) return undefined;
      const { begun, ...made }: BeingMade = JSON.parse(kept);
      return { ...made, begun: begun - performance.timeOrigin };
    },
  };
}
