import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { z } from "zod";
import { ApiError, reasonText } from "@/api/api-error";
import { call } from "@/api/client";
import {
  characterDetails,
  characterImageDetails,
  generateCharacterImage,
  loadImageSettings,
} from "@/api/contract/character";
import { refresh, cacheReply, useAction } from "@/api/query";
import { notAllowed, TookTooLong } from "@/jobs/poll";
import { createInFlightRegistry } from "@/jobs/in-flight";
import { usePoll } from "@/jobs/use-poll";
import { usableUrl, whyRefused } from "@/rules/media-url";
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

const useInFlight = createInFlightRegistry<unknown>();

/** Has a character's picture made and follows it by polling; on arrival it follows the one that is under way. */
export function useImageGeneration(character_id: string, details: ImageDetails | undefined) {
  const client = useQueryClient();
  const starts = useInFlight();
  const url = details?.character.character_image_url;
  const src = usableUrl(url, "image");
  /** The address whose loading came to an end on the page, well or badly. */
  const [settledSrc, setSettledSrc] = useState<string>();

  const polling = usePoll<ImageStatus>({
    finished: ({ isOver }) => isOver,
    pace,
    onEnd: (last) => {
      cacheReply(client, characterImageDetails, { character_id }, last.details);
      return refresh(client, [characterDetails, loadImageSettings]);
    },
  });

  /**
   * Until the back end is known to have begun, the end of a picture may be that of an earlier one. Without a word of
   * the end, a new address tells of it, or that the picture is pending no more.
   */
  function follow(hasBegun: boolean, wasSeenPending = false) {
    let wasPending = wasSeenPending;
    let reads = 0;
    polling.start(async (signal) => {
      const now = await call(characterImageDetails, { character_id }, { signal });
      const { character_image_url, generation_status = "" } = now.character;
      const isNew = character_image_url !== url;
      wasPending ||= isPending(now);
      const hasWord = ends.includes(generation_status) || now.error !== undefined;
      const hasEnded = hasWord || (generation_status === "" && wasPending);
      reads += 1;
      return { details: now, isOver: !isPending(now) && (isNew || (hasEnded && (hasBegun || wasPending))), reads };
    });
  }

  const begin = useAction<"begun" | "slow", () => Promise<unknown>>({
    mutationFn: async (ask) => {
      try {
        await ask();
        return "begun";
      } catch (error) {
        if (isTimeout(error)) return "slow";
        throw error;
      }
    },
    onSuccess: (answer) => follow(answer === "begun"),
  });

  const isUnderWay = isPending(details);
  const resume = useEffectEvent(() => {
    if (polling.phase !== "idle" || begin.isPending) return;
    const start = starts.underWay(character_id);
    if (start) begin.mutate(() => start);
    else if (isUnderWay) follow(true, true);
  });
  const isKnown = details !== undefined;
  useEffect(() => {
    if (isKnown || isUnderWay) resume();
  }, [isUnderWay, isKnown]);

  const isWorking = begin.isPending || polling.phase === "polling";
  // What ended the polling is known a moment before it stands in the cache.
  const last = (polling.phase === "ended" && polling.status?.details) || details;
  const { generation_status: lastWord = "", character_image_url: lastUrl } = last?.character ?? {};
  const hasFailed = !isPending(last) && (failures.includes(lastWord) || last?.error !== undefined);
  const hasNoPicture = polling.phase === "ended" && (url ?? lastUrl) === undefined;

  return {
    generate: (project_id: string) => {
      polling.stop();
      begin.mutate(() =>
        starts.once(character_id, () => call(generateCharacterImage, { character_id, project_id }), notStarted),
      );
    },
    src,
    /** Why the address of the picture is not used. */
    refused: whyRefused(url, "image"),
    onSettled: setSettledSrc,
    isWorking,
    stage: stageNow(),
    /** The request was not answered in time, which says nothing about the picture. */
    isSlow: polling.phase === "polling" && begin.data === "slow",
    error: isWorking ? undefined : errorNow(),
  };

  function stageNow(): ImageStage | undefined {
    if (begin.isPending) return { is: "preparing" };
    if (polling.phase === "polling") {
      const { reads = 0, details: told } = polling.status ?? {};
      const word = told?.character.generation_status;
      return { is: "making", reads, word: word && [...ends, "pending"].includes(word) ? undefined : word };
    }
    if (polling.phase !== "ended" || hasFailed || hasNoPicture) return undefined;
    return { is: src === undefined || settledSrc === src ? "complete" : "finalizing" };
  }

  function errorNow(): string | undefined {
    if (begin.error) return notStarted(begin.error);
    if (polling.phase === "failed")
      return polling.error instanceof TookTooLong
        ? "Image generation took too long. Please try again later."
        : `Unexpected error: ${reasonText(polling.error)}`;
    if (hasFailed) return `Image generation failed: ${last?.error || "Unknown error"}`;
    if (hasNoPicture) return "Image generation failed: the server sent no image.";
    return undefined;
  }
}

/** Nothing where the request was not answered in time: the picture may be under way. */
function notStarted(error: unknown): string | undefined {
  if (isTimeout(error)) return undefined;
  const wasAnswered = error instanceof ApiError && error.status > 0;
  return `${wasAnswered ? "Failed to initiate image generation" : "Unexpected error"}: ${reasonText(error)}`;
}

const isTimeout = (error: unknown) => error instanceof ApiError && error.failure === "timeout";
