import { reasonText } from "@/api/api-error";
import { notAllowed, type Pace } from "@/jobs/poll";
import { createInFlightRegistry } from "@/jobs/in-flight";
import { useLongJob } from "@/jobs/use-long-job";
import { isOver, isUnderWay, type JobStatus } from "./job-status";
import { nameOfMaking, useTellMaking, useWasUnderWay, type Making } from "./makings";

// Decision: .github/decisions/polling.md
/**
 * Document 2, section 9. A read that fails says nothing about the picture or clip: only time ends the polling, or the
 * word that there is nothing, or nothing for this user, to be asked about.
 */
const untilTimeIsUp = { forgivenAttempts: Infinity, finalStatuses: [...notAllowed, 404] };
export const imagePace: Pace = { everyMs: 3_000, afterMs: 3_000, budgetMs: 300_000, ...untilTimeIsUp };
export const videoPace: Pace = { everyMs: 5_000, afterMs: 5_000, budgetMs: 600_000, ...untilTimeIsUp };

interface ShotJob {
  making: Making;
  /** Where the shot's last job stood when the screen was opened, or how it ended since; once that is known. */
  known: JobStatus | undefined;
  start: (prompt: string) => Promise<JobStatus>;
  check: (signal: AbortSignal) => Promise<JobStatus>;
  pace: Pace;
  /** What is said before the reason where it could not be started, or was not made; and where it takes too long. */
  words: { start: string; work: string; end: string };
  /** Hears what the start answered, where it did so in time. */
  onStart?: (answer: JobStatus) => void;
  /** Hears of each status of this job while it goes on, and of its end. */
  onRead?: (status: JobStatus) => void;
  onEnd: (last: JobStatus) => unknown;
}

const stillGenerating: JobStatus = { status: "generating" };

const useStarts = createInFlightRegistry<JobStatus | "unanswered">();

/** Has one picture or clip made and follows it by polling; on arrival it follows the one that is under way. */
export function useShotJob({ making, known, start, check, pace, words, onStart, onRead, onEnd }: ShotJob) {
  // What was under way when its shot was left is followed on: an end that came meanwhile is heard of, too.
  const left = useWasUnderWay(making) ? stillGenerating : undefined;
  const job = useLongJob<JobStatus | "unanswered", JobStatus & { isOld?: boolean }, string>({
    key: nameOfMaking(making),
    starts: useStarts(),
    start,
    unanswered: "unanswered",
    resume: known && isUnderWay(known) ? known : left,
    // Until the back end has said that the job has begun, the end that was known before is that of an older one; where
    // nothing was known, so is an end that the first read tells of.
    check: (answer) => {
      let hasBegun = answer !== "unanswered";
      let before = known;
      return async (signal) => {
        const status = await check(signal);
        before ??= isOver(status) ? status : {};
        hasBegun ||= !isSame(status, before);
        if (hasBegun) onRead?.(status);
        return hasBegun ? status : { ...status, isOld: true };
      };
    },
    isOver: (status) => !status.isOld && isOver(status),
    pace,
    onStart: (answer) => answer !== "unanswered" && onStart?.(answer),
    onEnd,
    failed: (failure) =>
      failure.at === "end"
        ? words.end
        : `${failure.at === "start" ? words.start : words.work}: ${reasonText(failure.error)}`,
  });
  const status = job.hasStarted ? job.status : (job.status ?? known);
  const hasFailed = !job.isWorking && status?.status === "failed";
  const isOverHere = job.phase === "ended" || job.failure !== undefined;
  useTellMaking(making, { isWorking: job.isWorking, isOver: isOverHere });

  return {
    generate: (prompt = "") => job.start(prompt),
    isWorking: job.isWorking,
    isSlow: job.isSlow,
    /** Since when, on the monotonic clock. */
    begun: job.begun,
    /** It came to its end while it was followed here. */
    isDone: job.phase === "ended" && status?.status === "completed",
    /** What the back end said last about this job; not about one that was made before it. */
    status: job.status?.isOld ? undefined : status,
    failure: job.failure ?? (hasFailed ? `${words.work}: ${status.error || "Unknown error"}` : undefined),
  };
}

const isSame = (a: JobStatus, b: JobStatus) => {
  const told = ({ status, error, image_url, stored_image_url, video_url, stored_video_url }: JobStatus) =>
    JSON.stringify([status, error, image_url, stored_image_url, video_url, stored_video_url]);
  return told(a) === told(b);
};

export type ShotMaking = Pick<ReturnType<typeof useShotJob>, "isWorking" | "isSlow" | "begun" | "isDone" | "status">;
