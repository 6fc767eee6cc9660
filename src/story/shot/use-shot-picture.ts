import { usableUrl, whyRefused } from "@/rules/media-url";
import { imageAddress } from "./job-status";
import { useImageJob } from "./use-image-job";
import type { ShotDetails } from "./use-shot";

/** A shot's picture and its making. One under way is shown as soon as it is there, before it has been stored. */
export function useShotPicture(dialogue_id: string, shot: ShotDetails["shot"]) {
  const making = useImageJob(dialogue_id);
  const fromStatus = making.status?.status === "completed" ? making.status : undefined;
  const address = making.isWorking ? imageAddress(fromStatus, shot) : imageAddress(shot, fromStatus);
  return {
    making,
    src: usableUrl(address, "image"),
    /** Why the address of the picture cannot be used. */
    refused: whyRefused(address, "image"),
  };
}
