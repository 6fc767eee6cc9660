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
import { refresh, remember, useAction } from "@/api/query";
import { noRight, TookTooLong } from "@/jobs/poll";
import { createStarts } from "@/jobs/starts";
import { usePoll } from "@/jobs/use-poll";
import { mediaUrl } from "@/rules/media-url";
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
const pace = { every: 3_000, after: 3_000, budget: 300_000, forgiving: Infinity, final: [...noRight, 404] };

const isPending = (details: ImageDetails | undefined) => details?.character.generation_status === "pending";

const useStarts = createStarts<unknown>();

/** Has a character's picture made and follows it by polling; on arrival it follows the one that is under way. */
export function useImageGeneration(character_id: string, details: ImageDetails | undefined) {
  const client = useQueryClient();
  const starts = useStarts();
  const url = details?.character.character_image_url;
  const image = mediaUrl(url, "image");
  const src = image && "url" in image ? image.url : undefined;
  /** The address whose loading came to an end on the page, well or badly. */
  const [settledSrc, setSettledSrc] = useState<string>();

  const polling = usePoll<ImageStatus>({
    finished: ({ isOver }) => isOver,
    pace,
    onEnd: (last) => {
      remember(client, characterImageDetails, { character_id }, last.details);
      return refresh(client, [characterDetails, loadImageSettings]);
    },
  });

  /** Until the back end is known to have begun, "not pending" may still be the end of an earlier picture. */
  function follow(hasBegun: boolean) {
    let begun = hasBegun;
    let reads = 0;
    polling.start(async (signal) => {
      const now = await call(characterImageDetails, { character_id }, { signal });
      begun ||= isPending(now) || now.character.character_image_url !== url;
      reads += 1;
      return { details: now, isOver: begun && !isPending(now), reads };
    });
  }

  const begin = useAction<"begun" | "slow", () => Promise<unknown>>({
    mutationFn: async (ask) => {
      try {
        await ask();
        return "begun";
      } catch (error) {
        if (error instanceof ApiError && error.failure === "timeout") return "slow";
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
    else if (isUnderWay) follow(true);
  });
  const isKnown = details !== undefined;
  useEffect(() => {
    if (isKnown || isUnderWay) resume();
  }, [isUnderWay, isKnown]);

  const isWorking = begin.isPending || polling.phase === "polling";
  const hasFailed = !isUnderWay && (details?.character.generation_status === "failed" || details?.error !== undefined);
  const hasNoPicture = polling.phase === "ended" && url === undefined;

  return {
    generate: (project_id: string) => {
      polling.stop();
      begin.mutate(() => starts.once(character_id, () => call(generateCharacterImage, { character_id, project_id })));
    },
    src,
    /** Why the address of the picture is not used. */
    refused: image && "refused" in image ? image.refused : undefined,
    onSettled: setSettledSrc,
    isWorking,
    stage: stageNow(),
    /** The request was not answered in time, which says nothing about the picture. */
    isSlow: polling.phase === "polling" && begin.data === "slow",
    error: isWorking ? undefined : errorNow(),
  };

  function stageNow(): ImageStage | undefined {
    if (begin.isPending) return { is: "preparing" };
    if (polling.phase === "polling") return { is: "making", reads: polling.status?.reads ?? 0 };
    if (polling.phase !== "ended" || hasFailed || hasNoPicture) return undefined;
    return { is: src === undefined || settledSrc === src ? "complete" : "finalizing" };
  }

  function errorNow(): string | undefined {
    if (begin.error) {
      const wasAnswered = begin.error instanceof ApiError && begin.error.status > 0;
      const reason = reasonText(begin.error);
      return wasAnswered ? `Failed to initiate image generation: ${reason}` : `Unexpected error: ${reason}`;
    }
    if (polling.phase === "failed")
      return polling.error instanceof TookTooLong
        ? "Image generation took too long. Please try again later."
        : `Unexpected error: ${reasonText(polling.error)}`;
    if (hasFailed || hasNoPicture) return `Image generation failed: ${details?.error || "Unknown error"}`;
    return undefined;
  }
}
