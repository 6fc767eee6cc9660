import { useEffect, useEffectEvent, useState } from "react";
import { ApiError, reasonText } from "@/api/api-error";
import { useAction } from "@/api/query";
import { TookTooLong, type Pace } from "@/jobs/poll";
import { usePoll } from "@/jobs/use-poll";
import { isOver, isUnderWay, type JobStatus } from "./job-status";

/** Document 2, section 9. A read that fails says nothing about the picture or clip: only time ends the polling. */
export const imagePace: Pace = { every: 3_000, after: 3_000, budget: 300_000, forgiving: Infinity };
export const videoPace: Pace = { every: 5_000, after: 5_000, budget: 600_000, forgiving: Infinity };

/** Why a job brought nothing: it was refused at the start, it failed, or it is taking too long. */
export type JobFailure = { at: "start" | "work"; reason: string } | { at: "end" };

interface ShotJob<Input> {
  /** Where the shot's last job stood when the screen was opened, or how it ended since; once that is known. */
  known: JobStatus | undefined;
  start: (input: Input) => Promise<JobStatus>;
  check: (signal: AbortSignal) => Promise<JobStatus>;
  pace: Pace;
  /** Hears what the start answered, where it did so in time. */
  onStart?: (answer: JobStatus) => void;
  onEnd: (last: JobStatus) => unknown;
}

/** Has one picture or clip made and follows it by polling; on arrival it follows the one that is under way. */
export function useShotJob<Input = void>({ known, start, check, pace, onStart, onEnd }: ShotJob<Input>) {
  const [hasStarted, setStarted] = useState(false);
  const polling = usePoll<JobStatus & { isOld?: boolean }>({
    finished: (status) => !status.isOld && isOver(status),
    pace,
    onEnd,
  });

  /** An end that was known before the start is the end of an older job, unless the back end said it has begun. */
  function follow(before: JobStatus | undefined) {
    let begun = before === undefined;
    polling.start(async (signal) => {
      const status = await checked(signal);
      begun ||= !isSame(status, before);
      return begun ? status : { ...status, isOld: true };
    });
  }

  async function checked(signal: AbortSignal): Promise<JobStatus> {
    try {
      return await check(signal);
    } catch (error) {
      // Whoever may not ask, or asks for what is gone, will not be told more later.
      if (error instanceof ApiError && [401, 403, 404].includes(error.status))
        return { status: "failed", error: reasonText(error) };
      throw error;
    }
  }

  const begin = useAction({
    mutationFn: async (input: Input) => {
      try {
        return { answer: await start(input) };
      } catch (error) {
        if (error instanceof ApiError && error.failure === "timeout") return { answer: undefined };
        throw error;
      }
    },
    onSuccess: ({ answer }) => {
      if (answer) onStart?.(answer);
      follow(answer ? undefined : (known ?? {}));
    },
  });

  const wasUnderWay = known !== undefined && isUnderWay(known);
  const resume = useEffectEvent(() => {
    if (polling.phase === "idle" && !begin.isPending) follow(undefined);
  });
  useEffect(() => {
    if (wasUnderWay) resume();
  }, [wasUnderWay]);

  const isWorking = begin.isPending || polling.phase === "polling";
  const status = hasStarted ? polling.status : (polling.status ?? known);

  return {
    generate: (input: Input) => {
      if (isWorking) return;
      setStarted(true);
      polling.stop();
      begin.mutate(input);
    },
    isWorking,
    /** The start was not answered in time, which says nothing about the job. */
    isSlow: polling.phase === "polling" && begin.data !== undefined && begin.data.answer === undefined,
    /** What the back end said last about this job; not about one that was made before it. */
    status: polling.status?.isOld ? undefined : status,
    failure: isWorking ? undefined : failureNow(),
  };

  function failureNow(): JobFailure | undefined {
    if (begin.error) return { at: "start", reason: reasonText(begin.error) };
    if (polling.phase === "failed")
      return polling.error instanceof TookTooLong ? { at: "end" } : { at: "work", reason: reasonText(polling.error) };
    return status?.status === "failed" ? { at: "work", reason: status.error ?? "Unknown error" } : undefined;
  }
}

const isSame = (a: JobStatus, b: JobStatus | undefined) => {
  const told = ({ status, error, image_url, stored_image_url, video_url, stored_video_url }: JobStatus) =>
    JSON.stringify([status, error, image_url, stored_image_url, video_url, stored_video_url]);
  return b !== undefined && told(a) === told(b);
};

export type ShotMaking = Pick<ReturnType<typeof useShotJob>, "isWorking" | "isSlow" | "status">;
