import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "@/api/client";
import { parsedLines } from "@/api/contract/parsing";
import {
  actionPrompt,
  actionVideoStatus,
  generateActionVideo,
  generateTalkingVideo,
  shotDetails,
  talkingVideoStatus,
} from "@/api/contract/shot";
import { read, refresh, cacheReply } from "@/api/query";
import type { ShotType } from "@/rules/shot-type";
import { videoAddress } from "./job-status";
import { videoWords } from "./making-words";
import { usePatchShot } from "./use-shot";
import { useShotJob, videoPace } from "./use-shot-job";

export const videoStatusOf = (kind: ShotType) => (kind === "talking" ? talkingVideoStatus : actionVideoStatus);

/** Has a shot's clip made, of one kind or the other; an action clip is made from a prompt. */
export function useVideoJob(kind: ShotType, dialogue_id: string, onStart?: () => void) {
  const client = useQueryClient();
  const patchShot = usePatchShot(dialogue_id);
  const videoStatus = videoStatusOf(kind);
  const arrival = useQuery(read(videoStatus, { dialogue_id }));
  return useShotJob({
    making: { kind, dialogue_id },
    known: arrival.data,
    start: (prompt) =>
      kind === "talking"
        ? call(generateTalkingVideo, { dialogue_id })
        : call(generateActionVideo, { dialogue_id, prompt }),
    check: (signal) => call(videoStatus, { dialogue_id }, { signal }),
    pace: videoPace,
    words: videoWords,
    onStart: () => onStart?.(),
    // It is seen as soon as it is there, before it has been stored.
    onRead: (told) => {
      const { status, video_url, stored_video_url } = told;
      if (status === "completed" && videoAddress(told)) patchShot({ video_url, stored_video_url });
    },
    onEnd: (last) => {
      cacheReply(client, videoStatus, { dialogue_id }, last);
      return refresh(client, [shotDetails, parsedLines, actionPrompt]);
    },
  });
}
