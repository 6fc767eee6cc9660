import type { ImageStatus, VideoStatus } from "@/api/contract/shot";
import { mediaUrl, usableUrl } from "@/rules/media-url";

/** Where the picture or the clip of a shot stands. */
export type JobStatus = ImageStatus & VideoStatus;

/** Steps of keeping a finished picture or clip, after which more will come. */
const isBeingKept = ({ storage_status = "" }: JobStatus) =>
  ["downloading", "uploading", "overlaying_audio"].includes(storage_status);

const working = new Map([
  ["generating", "Generating"],
  ["processing", "Processing"],
]);

export const isUnderWay = (job: JobStatus) =>
  working.has(job.status ?? "") ||
  job.status === "audio_processing" ||
  (job.status === "completed" && isBeingKept(job));

export const isOver = (job: JobStatus) => job.status === "failed" || (job.status === "completed" && !isBeingKept(job));

const storageWords = new Map([
  ["downloading", "Downloading the"],
  ["uploading", "Uploading the"],
]);
const overlayWords = new Map([
  ["overlaying_audio", "Adding the audio to the video..."],
  ["audio_overlay_completed", "The audio has been added. Finishing the video..."],
  ["audio_overlay_failed", "The audio could not be added. Keeping the original video..."],
]);

/** What is going on, in words; a status the application doesn't know is shown as the back end calls it. */
export function jobWords(job: JobStatus | undefined, what: "image" | "video"): string {
  const { status, storage_status = "" } = job ?? {};
  const storing = storageWords.get(storage_status);
  if (storing) return `${storing} ${what}...`;
  const overlay = overlayWords.get(storage_status);
  if (overlay) return overlay;
  if (status === undefined) return `Starting ${what} generation...`;
  if (status === "audio_processing") return "Processing audio...";
  const doing = working.get(status);
  return doing ? `${doing} ${what}...` : status;
}

/** What came of it, where nothing went wrong. */
export const endWords = ({ storage_status }: JobStatus, what: "image" | "video") =>
  storage_status === "audio_overlay_completed" ? `The ${what} is ready, with its audio.` : `The ${what} is ready.`;

/** What went wrong with a picture or clip that was made all the same. */
export function keepingProblem(job: JobStatus | undefined, what: "image" | "video"): string | undefined {
  if (job?.status !== "completed") return undefined;
  if (job.storage_status === "audio_overlay_failed") return "The audio could not be added. This is the original video.";
  if (job.storage_status === "failed") return `The ${what} was made, but it could not be stored.`;
  return undefined;
}

/** The first address known; of each source the stored one is preferred. */
export const imageAddress = (...sources: (Pick<JobStatus, "image_url" | "stored_image_url"> | undefined)[]) =>
  best(
    sources.flatMap((known) => [known?.stored_image_url, known?.image_url]),
    "image",
  );

export const videoAddress = (...sources: (Pick<JobStatus, "video_url" | "stored_video_url"> | undefined)[]) =>
  best(
    sources.flatMap((known) => [known?.stored_video_url, known?.video_url]),
    "video",
  );

/** The first address that can be used; else the first one, which says why it can't. */
function best(addresses: (string | undefined)[], kind: "image" | "video"): string | undefined {
  const given = addresses.filter((address) => mediaUrl(address, kind) !== undefined);
  return given.find((address) => usableUrl(address, kind)) ?? given[0];
}
