import { useEffect, useEffectEvent, useState } from "react";
import { ApiError } from "@/api/api-error";
import { useAction, useIsMounted } from "@/api/query";
import type { InFlight } from "./in-flight";
import { TookTooLong, type Pace } from "./poll";
import { usePoll } from "./use-poll";

/** Why a job brought nothing: its start failed, its status could not be read, or it is taking too long. */
export type JobFailure = { at: "start" | "check"; error: unknown } | { at: "end" };

interface LongJob<Answer, Status, Input> {
  /** The job's name among all of its kind. */
  key: string;
  /** The starts of its kind that are under way, of a `createInFlightRegistry`. */
  starts: InFlight<Answer>;
  /** What comes before the start; whoever leaves meanwhile has nothing started. */
  prepare?: () => Promise<unknown>;
  start: (input: Input) => Promise<Answer>;
  /**
   * What a start counts as that was not answered in time: the back end may be at work, so it is polled for. Without this,
   * it has failed.
   */
  unanswered?: Answer;
  /** The end that a start's answer tells of already. */
  endOf?: (answer: Answer) => Status | undefined;
  /** What is known of a job under way that was started before: it is followed as if it had been answered just now. */
  resume?: Answer | undefined;
  /** Milliseconds before the first read of one that is resumed; those of the pace, unless told otherwise. */
  resumeAfterMs?: number;
  /** Whether enough is known to follow a job: on arrival none is taken up before. */
  isKnown?: boolean;
  /** Gives what reads the job's status. Called once for each job that is followed, which may remember what it has read. */
  check: (answer: Answer) => (signal: AbortSignal) => Promise<Status>;
  isOver: (status: Status) => boolean;
  pace: Pace;
  onStart?: (answer: Answer) => void;
  /** Hears of the end where it is followed here. The signal ends what it waits for: the screen goes, or the next job begins. */
  onEnd?: (last: Status, signal: AbortSignal) => unknown;
  /** The words for a failure; whoever has left the screen by then is told of a start that failed, too. */
  failed: (failure: JobFailure) => string;
}

/**
 * Has the back end do something that takes long, and follows it by polling while the screen stands; on arrival it joins
 * the start that is under way, or resumes the job that is. Document 2, section 9.
 */
export function useLongJob<Answer, Status, Input = void>(job: LongJob<Answer, Status, Input>) {
  const polling = usePoll<Status>({ finished: job.isOver, pace: job.pace, onEnd: job.onEnd });
  /** What the job that is followed here was answered, or resumed with. */
  const [answer, setAnswer] = useState<Answer | undefined>(() => job.resume);
  const isMounted = useIsMounted();
  const [wasStarting] = useState(() => job.starts.underWay(job.key) !== undefined);

  const begin = useAction<Answer, () => Promise<Answer>>({
    mutationFn: async (ask) => {
      try {
        return await ask();
      } catch (error) {
        if (job.unanswered !== undefined && isTimeout(error)) return job.unanswered;
        throw error;
      }
    },
    onSuccess: (answered) => {
      job.onStart?.(answered);
      follow(answered);
    },
  });

  function follow(answered: Answer, afterMs?: number): void {
    setAnswer(() => answered);
    const end = job.endOf?.(answered);
    if (end === undefined) polling.start(job.check(answered), afterMs);
    else polling.end(end);
  }

  const arrive = useEffectEvent(() => {
    if (begin.isPending || polling.phase !== "idle") return;
    const underWay = job.starts.underWay(job.key);
    if (underWay) begin.mutate(() => underWay);
    else if (job.resume !== undefined) follow(job.resume, job.resumeAfterMs);
  });
  const { isKnown = true } = job;
  const isResumed = job.resume !== undefined;
  useEffect(() => {
    if (isKnown || isResumed) arrive();
  }, [isKnown, isResumed]);

  const isPolling = polling.phase === "polling";
  const isWorking = begin.isPending || isPolling;

  return {
    phase: begin.isPending && !isPolling ? ("starting" as const) : polling.phase,
    isWorking,
    /** The start was not answered in time, which says nothing about the job. */
    isSlow: isPolling && job.unanswered !== undefined && answer === job.unanswered,
    /** Whether one was started here, or its start joined, so that what was known before is old. */
    hasStarted: wasStarting || !begin.isIdle,
    /** When the start was asked for, or the polling began, on the monotonic clock in milliseconds. */
    begun: isPolling ? polling.begun : begin.submittedAt - performance.timeOrigin,
    answer,
    /** What was read last. */
    status: polling.status,
    /** Whether all that `onEnd` does is done. */
    isSettled: polling.isSettled === true,
    failure: failureText(),
    start: (input: Input) => {
      if (!isWorking) begin.mutate(() => startAnew(input));
    },
    /** Follows a job that was started elsewhere. */
    follow: (answered: Answer) => follow(answered),
    /** Asks no more; the back end goes on. */
    stop: polling.stop,
  };

  async function startAnew(input: Input): Promise<Answer> {
    polling.stop();
    setAnswer(undefined);
    await job.prepare?.();
    if (job.prepare && !isMounted.current) throw new Error("The screen was left");
    const words = (error: unknown) =>
      job.unanswered !== undefined && isTimeout(error) ? undefined : job.failed({ at: "start", error });
    return job.starts.once(job.key, () => job.start(input), words);
  }

  function failureText(): string | undefined {
    if (isWorking) return undefined;
    if (polling.phase === "failed")
      return job.failed(polling.error instanceof TookTooLong ? { at: "end" } : { at: "check", error: polling.error });
    return polling.phase === "idle" && begin.error ? job.failed({ at: "start", error: begin.error }) : undefined;
  }
}

const isTimeout = (error: unknown) => error instanceof ApiError && error.failure === "timeout";
