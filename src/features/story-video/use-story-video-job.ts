import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, errorText } from "@/api/api-error";
import { call } from "@/api/client";
import { createStoryVideo, storyVideo, storyVideoJob, type StoryVideoJob } from "@/api/contract/story-video";
import { refresh } from "@/api/query";
import { pause } from "@/jobs/poll";
import { createInFlightRegistry } from "@/jobs/in-flight";
import { useLongJob, type JobFailure } from "@/jobs/use-long-job";
import { forgetJob, recallJob, rememberJob, type JobOf } from "@/jobs/tabs";

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

const useStarts = createInFlightRegistry<string>();

/** Nobody will ever be told more about it: there is no such job, or it is none of this user's. */
const isLost = (error: unknown) => error instanceof ApiError && [403, 404].includes(error.status);

// Decision: .github/decisions/film.md
/** Has a story's video made and follows the job by polling; on arrival it follows the one this browser knows of. */
export function useStoryVideoJob({ user_id, story_id }: Omit<JobOf, "kind">) {
  const client = useQueryClient();
  const job = { kind: "story-video", user_id, story_id };
  const [known_id] = useState(() => recallJob(job));
  const [lacksIds, setLacksIds] = useState(false);

  const making = useLongJob<string, StoryVideoJob>({
    key: story_id,
    starts: useStarts(),
    start: async () => {
      const { job_id } = await call(createStoryVideo, { story_id });
      if (job_id === undefined) throw new Error("No job to follow");
      // Remembered also for whoever left before the answer came.
      rememberJob(job, job_id);
      return job_id;
    },
    resume: known_id,
    check: (job_id) => async (signal) => {
      try {
        return await call(storyVideoJob, { job_id }, { signal });
      } catch (error) {
        if (isLost(error)) forgetJob(job);
        throw error;
      }
    },
    isOver: ({ status }) => status === "completed" || status === "failed",
    pace: storyVideoPace,
    onEnd: async ({ status }, signal) => {
      forgetJob(job);
      if (status !== "completed") return;
      await pause(infoDelayMs, signal);
      await refresh(client, [storyVideo]);
    },
    failed,
  });
  const { phase, isWorking, status: told } = making;
  const isCompleted = phase === "ended" && told?.status === "completed";

  return {
    start: () => {
      if (isWorking) return;
      setLacksIds(!user_id || !story_id);
      if (user_id && story_id) making.start();
    },
    isWorking,
    isCompleted,
    made: madeNow(),
    job: jobNow(),
    job_id: isCompleted ? undefined : making.answer,
    error: isWorking ? undefined : errorNow(),
  };

  /** Whether a film was just made here, and whether it has been asked for since. */
  function madeNow(): "no" | "just now" | "asked for" {
    if (!isCompleted) return "no";
    return making.isSettled ? "asked for" : "just now";
  }

  /** The job as it is shown; undefined before the first click. */
  function jobNow(): StoryVideoJob | undefined {
    if (isCompleted)
      return { ...told, progress: 100, phase: "completed", message: "Story video created successfully!" };
    if (isWorking) return { ...begun, ...told };
    return told && { ...told, progress: phase === "ended" ? 0 : told.progress };
  }

  function errorNow(): string | undefined {
    if (lacksIds) return "Missing required information. Please refresh the page and try again.";
    if (making.failure !== undefined) return making.failure;
    return told?.status === "failed" ? told.error || "Video creation failed" : undefined;
  }
}

function failed(failure: JobFailure): string {
  switch (failure.at) {
    case "start":
      return `Error: ${errorText(failure.error, "Failed to create story video job")}`;
    case "check":
      return `Error checking status: ${errorText(failure.error, "Failed to check job status")}`;
    case "end":
      return "Video creation is taking too long. Please try again later.";
  }
}

export type StoryVideoMaking = ReturnType<typeof useStoryVideoJob>;
