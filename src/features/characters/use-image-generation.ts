import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";
import { ApiError, reasonText } from "@/api/api-error";
import { call } from "@/api/client";
import {
  characterDetails,
  characterImageDetails,
  generateCharacterImage,
  loadImageSettings,
} from "@/api/contract/character";
import { refresh, cacheReply } from "@/api/query";
import { notAllowed } from "@/jobs/poll";
import { createInFlightRegistry } from "@/jobs/in-flight";
import { useLongJob, type JobFailure } from "@/jobs/use-long-job";
import { usableUrl } from "@/rules/media-url";
import type { ImageStage } from "./image-progress";

export type ImageDetails = z.infer<typeof characterImageDetails.reply>;

interface ImageStatus {
  details: ImageDetails;
  isOver: boolean;
  reads: number;
}

/**
 * A read that fails says nothing about the picture: only time ends the polling, or the word that there is no such
 * character, or none for this user. Document 2, section 9.
 */
const pace = {
  everyMs: 3_000,
  afterMs: 3_000,
  budgetMs: 300_000,
  forgivenAttempts: Infinity,
  finalStatuses: [...notAllowed, 404],
};

const isPending = (details: ImageDetails | undefined) => details?.character.generation_status === "pending";

/** What the back end calls a picture that was not made, or was; any other word but 'pending' is shown as it came. */
const failures = ["failed", "error"];
const ends = [...failures, "completed", "complete"];

/** What makes it known that the back end is at work: the start was answered, or the picture is pending. */
type Begun = "answered" | "pending" | "unanswered";
const useStarts = createInFlightRegistry<Begun>();

/** Has a character's picture made and follows it by polling; on arrival it follows the one that is under way. */
export function useImageGeneration(character_id: string, details: ImageDetails | undefined) {
  const client = useQueryClient();
  const url = details?.character.character_image_url;
  const src = usableUrl(url, "image");
  /** The address whose loading came to an end on the page, well or badly. */
  const [settledSrc, setSettledSrc] = useState<string>();

  const job = useLongJob<Begun, ImageStatus, string>({
    key: character_id,
    starts: useStarts(),
    start: async (project_id) => {
      await call(generateCharacterImage, { character_id, project_id });
      return "answered";
    },
    unanswered: "unanswered",
    isKnown: details !== undefined,
    resume: isPending(details) ? "pending" : undefined,
    // Until the back end is known to have begun, the end of a picture may be that of an earlier one. Without a word of
    // the end, a new address tells of it, or that the picture is pending no more.
    check: (begun) => {
      let wasPending = begun === "pending";
      let reads = 0;
      return async (signal) => {
        const now = await call(characterImageDetails, { character_id }, { signal });
        const { character_image_url, generation_status = "" } = now.character;
        const isNew = character_image_url !== url;
        wasPending ||= isPending(now);
        const hasWord = ends.includes(generation_status) || now.error !== undefined;
        const hasEnded = hasWord || (generation_status === "" && wasPending);
        const hasBegun = wasPending || begun !== "unanswered";
        reads += 1;
        return { details: now, isOver: !isPending(now) && (isNew || (hasEnded && hasBegun)), reads };
      };
    },
    isOver: ({ isOver }) => isOver,
    pace,
    onEnd: (last) => {
      cacheReply(client, characterImageDetails, { character_id }, last.details);
      return refresh(client, [characterDetails, loadImageSettings]);
    },
    failed,
  });

  const hasEnded = job.phase === "ended";
  // What ended the polling is known a moment before it stands in the cache.
  const last = (hasEnded && job.status?.details) || details;
  const { generation_status: lastWord = "", character_image_url: lastUrl } = last?.character ?? {};
  const hasFailed = !isPending(last) && (failures.includes(lastWord) || last?.error !== undefined);
  const hasNoPicture = hasEnded && (url ?? lastUrl) === undefined;

  return {
    generate: job.start,
    onSettled: setSettledSrc,
    isWorking: job.isWorking,
    stage: stageNow(),
    isSlow: job.isSlow,
    error: job.isWorking ? undefined : (job.failure ?? failureOfPicture()),
  };

  function stageNow(): ImageStage | undefined {
    if (job.phase === "starting") return { is: "preparing" };
    if (job.phase === "polling") {
      const { reads = 0, details: told } = job.status ?? {};
      const word = told?.character.generation_status;
      return { is: "making", reads, word: word && [...ends, "pending"].includes(word) ? undefined : word };
    }
    if (!hasEnded || hasFailed || hasNoPicture) return undefined;
    return { is: src === undefined || settledSrc === src ? "complete" : "finalizing" };
  }

  function failureOfPicture(): string | undefined {
    if (hasFailed) return `Image generation failed: ${last?.error || "Unknown error"}`;
    return hasNoPicture ? "Image generation failed: the server sent no image." : undefined;
  }
}

function failed(failure: JobFailure): string {
  if (failure.at === "end") return "Image generation took too long. Please try again later.";
  const isRefused = failure.at === "start" && failure.error instanceof ApiError && failure.error.status > 0;
  return `${isRefused ? "Failed to initiate image generation" : "Unexpected error"}: ${reasonText(failure.error)}`;
}
