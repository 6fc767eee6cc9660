import { useQuery } from "@tanstack/react-query";
import type { Shot } from "@/api/contract/shot";
import { read } from "@/api/query";
import { usableUrl } from "@/rules/media-url";
import { videoAddress } from "./job-status";
import { clipKindOf } from "./use-shot-type";
import { videoStatusOf } from "./use-video-job";

/** A shot's clip, where its address can be used: as the shot tells it, else as its making was told of last. */
export function useShotClip(dialogue_id: string, shot: Shot): string | undefined {
  // Its section reads it.
  const told = useQuery({ ...read(videoStatusOf(clipKindOf(shot)), { dialogue_id }), enabled: false }).data;
  return usableUrl(videoAddress(shot, told?.status === "completed" ? told : undefined), "video");
}
