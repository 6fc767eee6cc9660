import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "@/api/client";
import { parsedLines } from "@/api/contract/parsing";
import { generateShotImage, shotDetails, shotImageStatus } from "@/api/contract/shot";
import { read, refresh, cacheReply } from "@/api/query";
import { imageAddress } from "./job-status";
import { imageWords } from "./making-words";
import { usePatchShot } from "./use-shot";
import { imagePace, useShotJob } from "./use-shot-job";

/** Has a shot's picture made. */
export function useImageJob(dialogue_id: string) {
  const client = useQueryClient();
  const patchShot = usePatchShot(dialogue_id);
  const arrival = useQuery(read(shotImageStatus, { dialogue_id }));
  return useShotJob({
    making: { kind: "image", dialogue_id },
    known: arrival.data,
    start: () => call(generateShotImage, { dialogue_id }),
    check: (signal) => call(shotImageStatus, { dialogue_id }, { signal }),
    pace: imagePace,
    words: imageWords,
    onStart: ({ image_prompt }) => image_prompt && patchShot({ image_prompt }),
    onEnd: (last) => {
      cacheReply(client, shotImageStatus, { dialogue_id }, last);
      const { status, image_url, stored_image_url } = last;
      if (status === "completed" && imageAddress(last)) patchShot({ image_url, stored_image_url });
      return refresh(client, [shotDetails, parsedLines]);
    },
  });
}

export type ImageJob = ReturnType<typeof useImageJob>;
