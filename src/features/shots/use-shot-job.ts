import { useEffect, useEffectEvent, useState } from "react";
import { ApiError, reasonText } from "@/api/api-error";
import { useAction } from "@/api/query";
import { notAllowed, TookTooLong, type Pace } from "@/jobs/poll";
import { createInFlightRegistry } from "@/jobs/in-flight";
import { usePoll } from "@/jobs/use-poll";
import { isOver, isUnderWay, type JobStatus } from "./job-status";

// Decision: .github/decisions/polling.md
/**
 * Document 2, section 9. A read that fails says nothing about the picture or clip: only time ends the polling, or the
 * word that there is nothing, or nothing for this user, to be asked about.
 */
const untilTimeIsUp = { forgivenAttempts: Infinity, finalStatuses: [...notAllowed, 404] };
export const imagePace: Pace = { everyMs: 3_000, afterMs: 3_000, budgetMs: 300_000, ...untilTimeIsUp };
export const videoPace: Pace = { everyMs: 5_000, afterMs: 5_000, budgetMs: 600_000, ...untilTimeIsUp };

/** Why a job brought nothing: it was refused at the start, it failed, or it is taking too long. */
export type JobFailure = { at: "start" | "work"; reason: string } | { at: "end" };

interface ShotJob {
  /** The job's name among all jobs of all shots. */
  job: string;
  /** Where the shot's last job stood when the screen was opened, or how it ended since; once that is known. */
  known: JobStatus | undefined;
  start: (prompt: string) => Promise<JobStatus>;
  check: (signal: AbortSignal) => Promise<JobStatus>;
  pace: Pace;
  /** Why it brought nothing, in words. */
  wordsOf: (failure: JobFailure) => string;
  /** Hears what the start answered, where it did so in time. */
  onStart?: (answer: JobStatus) => void;
  onEnd: (last: JobStatus) => unknown;
}

const useInFlight = createInFlightRegistry<JobStatus>();

/** Has one picture or clip made and follows it by polling; on arrival it follows the one that is under way. */
export function useShotJob({ job, known, start, check, pace, wordsOf, onStart, onEnd }: ShotJob) {
  const starts = useInFlight();
  const [hasStarted, setStarted] = useState(() => starts.underWay(job) !== undefined);
  const polling = usePoll<JobStatus & { isOld?: boolean }>({
    finished: (status) => !status.isOld && isOver(status),
    pace,
    onEnd,
  });

  /**
   * Until the back end has said that the job has begun, the end that was known before is that of an older one; where
   * nothing was known, so is an end that the first read tells of.
   */
  function follow(hasBegun: boolean) {
    let begun = hasBegun;
    let before = known;
    polling.start(async (signal) => {
      const status = await check(signal);
      before ??= isOver(status) ? status : {};
      begun ||= !isSame(status, before);
      return begun ? status : { ...status, isOld: true };
    });
  }

  const begin = useAction<{ answer: JobStatus | undefined }, () => Promise<JobStatus>>({
    mutationFn: async (ask) => {
      try {
        return { answer: await ask() };
      } catch (error) {
        if (isTimeout(error)) return { answer: undefined };
        throw error;
      }
    },
    onSuccess: ({ answer }) => {
      if (answer) onStart?.(answer);
      follow(answer !== undefined);
    },
  });

  const join = useEffectEvent(() => {
    const underWay = starts.underWay(job);
    if (underWay) begin.mutate(() => underWay);
  });
  useEffect(() => join(), []);

  const wasUnderWay = known !== undefined && isUnderWay(known);
  const resume = useEffectEvent(() => {
    if (polling.phase === "idle" && !begin.isPending && !starts.underWay(job)) follow(true);
  });
  useEffect(() => {
    if (wasUnderWay) resume();
  }, [wasUnderWay]);

  const isWorking = begin.isPending || polling.phase === "polling";
  const status = hasStarted ? polling.status : (polling.status ?? known);

  return {
    generate: (prompt = "") => {
      if (isWorking) return;
      setStarted(true);
      polling.stop();
      begin.mutate(() => starts.once(job, () => start(prompt), notStarted));
    },
    isWorking,
    /** The start was not answered in time, which says nothing about the job. */
    isSlow: polling.phase === "polling" && begin.data !== undefined && begin.data.answer === undefined,
    /** It came to its end while it was followed here. */
    isDone: polling.phase === "ended" && status?.status === "completed",
    /** What the back end said last about this job; not about one that was made before it. */
    status: polling.status?.isOld ? undefined : status,
    failure: failureText(),
  };

  /** Nothing where the request was not answered in time: the job may be under way. */
  function notStarted(error: unknown): string | undefined {
    return isTimeout(error) ? undefined : wordsOf({ at: "start", reason: reasonText(error) });
  }

  function failureText(): string | undefined {
    const failure = isWorking ? undefined : failureNow();
    return failure && wordsOf(failure);
  }

  function failureNow(): JobFailure | undefined {
    if (begin.error) return { at: "start", reason: reasonText(begin.error) };
    if (polling.phase === "failed")
      return polling.error instanceof TookTooLong ? { at: "end" } : { at: "work", reason: reasonText(polling.error) };
    return status?.status === "failed" ? { at: "work", reason: status.error || "Unknown error" } : undefined;
  }
}

const isTimeout = (error: unknown) => error instanceof ApiError && error.failure === "timeout";

const isSame = (a: JobStatus, b: JobStatus) => {
  const told = ({ status, error, image_url, stored_image_url, video_url, stored_video_url }: JobStatus) =>
    JSON.stringify([status, error, image_url, stored_image_url, video_url, stored_video_url]);
  return told(a) === told(b);
};

export type ShotMaking = Pick<ReturnType<typeof useShotJob>, "isWorking" | "isSlow" | "isDone" | "status">;
