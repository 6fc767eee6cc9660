import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { z } from "zod";
import { ApiError, errorText } from "@/api/api-error";
import { call } from "@/api/client";
import { createStoryVideo, storyVideo, storyVideoJob, type StoryVideoJob } from "@/api/contract/story-video";
import { refresh, useAction } from "@/api/query";
import { TookTooLong } from "@/jobs/poll";
import { createInFlightRegistry } from "@/jobs/in-flight";
import { usePoll } from "@/jobs/use-poll";
import { forgetJob, recallJob, rememberJob, type JobOf } from "@/jobs/remembered-job";

/** Polled at once and then every 3 s, at most 200 times; errors of attempts 1 to 5 are ignored. Document 2, section 9. */
export const storyVideoPace = { everyMs: 3_000, attempts: 200, forgivenAttempts: 5 };

/** Milliseconds from a job's completion until the story's video is read again. */
const infoDelayMs = 2_000;

/** What is shown from the click on, until the back end says more. */
const begun: StoryVideoJob = {
  status: "queued",
  phase: "initializing",
  progress: 0,
  message: "Starting story video creation...",
};

type Created = z.infer<typeof createStoryVideo.reply>;
const useInFlight = createInFlightRegistry<Created>();

/** Nobody will ever be told more about it: there is no such job, or it is none of this user's. */
const isLost = (error: unknown) => error instanceof ApiError && [403, 404].includes(error.status);

const isOver = ({ status }: StoryVideoJob) => status === "completed" || status === "failed";

const notCreated = (error: unknown) => `Error: ${errorText(error, "Failed to create story video job")}`;

// Decision: .github/decisions/film.md
/** Has a story's video made and follows the job by polling; on arrival it follows the one this browser knows of. */
export function useStoryVideoJob({ user_id, story_id }: JobOf) {
  const client = useQueryClient();
  const starts = useInFlight();
  const [job_id, setJobId] = useState(() => recallJob({ user_id, story_id }));
  const [lacksIds, setLacksIds] = useState(false);
  /** The completed job after which the story's video was read again. */
  const [askedAfter, setAskedAfter] = useState<string>();

  const polling = usePoll<StoryVideoJob>({
    finished: isOver,
    pace: storyVideoPace,
    onEnd: () => forgetJob({ user_id, story_id }),
  });

  function follow(id: string) {
    polling.start(async (signal) => {
      try {
        return await call(storyVideoJob, { job_id: id }, { signal });
      } catch (error) {
        if (isLost(error)) forgetJob({ user_id, story_id });
        throw error;
      }
    });
  }

  const create = useAction<Created, () => Promise<Created>>({
    mutationFn: (ask) => ask(),
    onSuccess: (answer) => {
      if (answer.job_id === undefined) return;
      setJobId(answer.job_id);
      follow(answer.job_id);
    },
  });

  /** The job is remembered also for whoever left before the answer came. */
  async function askForIt(): Promise<Created> {
    const answer = await call(createStoryVideo, { story_id });
    if (answer.job_id !== undefined) rememberJob({ user_id, story_id }, answer.job_id);
    return answer;
  }

  const resume = useEffectEvent(() => {
    const start = starts.underWay(story_id);
    if (start) create.mutate(() => start);
    else if (job_id !== undefined) follow(job_id);
  });
  useEffect(() => resume(), []);

  const isCompleted = polling.phase === "ended" && polling.status?.status === "completed";
  useEffect(() => {
    if (!isCompleted) return;
    const timer = setTimeout(() => void refresh(client, [storyVideo]).then(() => setAskedAfter(job_id)), infoDelayMs);
    return () => clearTimeout(timer);
  }, [isCompleted, client, job_id]);

  const isWorking = create.isPending || polling.phase === "polling";

  return {
    start: () => {
      if (isWorking) return;
      setLacksIds(!user_id || !story_id);
      if (!user_id || !story_id) return;
      setJobId(undefined);
      polling.stop();
      create.mutate(() => starts.once(story_id, askForIt, notCreated));
    },
    isWorking,
    isCompleted,
    made: madeNow(),
    job: jobNow(),
    job_id: isCompleted ? undefined : job_id,
    error: isWorking ? undefined : errorNow(),
  };

  /** Whether a film was just made here, and whether it has been asked for since. */
  function madeNow(): "no" | "just now" | "asked for" {
    if (!isCompleted) return "no";
    return askedAfter === job_id ? "asked for" : "just now";
  }

  /** The job as it is shown; undefined before the first click. */
  function jobNow(): StoryVideoJob | undefined {
    if (isCompleted)
      return { ...polling.status, progress: 100, phase: "completed", message: "Story video created successfully!" };
    if (isWorking) return { ...begun, ...polling.status };
    return polling.status && { ...polling.status, progress: polling.phase === "ended" ? 0 : polling.status.progress };
  }

  function errorNow(): string | undefined {
    if (lacksIds) return "Missing required information. Please refresh the page and try again.";
    if (create.isError) return notCreated(create.error);
    if (create.data && create.data.job_id === undefined) return notCreated(undefined);
    if (polling.phase === "failed")
      return polling.error instanceof TookTooLong
        ? "Video creation is taking too long. Please try again later."
        : `Error checking status: ${errorText(polling.error, "Failed to check job status")}`;
    if (polling.status?.status === "failed") return polling.status.error || "Video creation failed";
    return undefined;
  }
}

export type StoryVideoMaking = ReturnType<typeof useStoryVideoJob>;
