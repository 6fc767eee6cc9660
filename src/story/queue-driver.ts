import type { QueryClient } from "@tanstack/react-query";
import { reasonText } from "@/api/api-error";
import { call } from "@/api/client";
import { parsedLines, type ParsedLine } from "@/api/contract/parsing";
import {
  actionVideoStatus,
  generateActionVideo,
  generateShotImage,
  generateTalkingVideo,
  shotDetails,
  shotImageStatus,
  talkingVideoStatus,
} from "@/api/contract/shot";
import { cacheReply, read, refresh } from "@/api/query";
import { deskOf } from "@/desk/desk-store";
import { driveQueue, isToBeDriven, type QueueStore, type QueueWork } from "@/jobs/queue";
import type { QueueItem } from "@/jobs/queue-item";
import { waitForTabLock, withTabLock, type JobOf } from "@/jobs/tabs";
import { isMadeShot, remade } from "@/rules/asset-state";
import { unsigned, usableUrl } from "@/rules/media-url";
import { isQueueOpen, queueOf } from "./queue-store";
import { imageAddress, isOver, isUnderWay, videoAddress, type JobStatus } from "./shot/job-status";
import { imageWords, videoWords } from "./shot/making-words";
import { imagePace, videoPace } from "./shot/use-shot-job";
import { closeQueue } from "./use-open-queues";
import { madeKind } from "./use-asset-states";
import { refreshLines } from "./use-media-lines";

// Decision: .github/decisions/production.md

type OfStory = Omit<JobOf, "kind">;

const isImage = ({ kind }: QueueItem) => kind === "image";
const wordsOf = (item: QueueItem) => (isImage(item) ? imageWords : videoWords);
const statusCall = ({ kind }: QueueItem) =>
  kind === "image" ? shotImageStatus : kind === "talking" ? talkingVideoStatus : actionVideoStatus;

function start({ kind, dialogue_id, prompt = "" }: QueueItem): Promise<JobStatus> {
  if (kind === "image") return call(generateShotImage, { dialogue_id });
  if (kind === "talking") return call(generateTalkingVideo, { dialogue_id });
  return call(generateActionVideo, { dialogue_id, prompt });
}

const addressOf = (item: QueueItem, status: JobStatus) => (isImage(item) ? imageAddress(status) : videoAddress(status));

function failureOf(item: QueueItem, status: JobStatus): string | undefined {
  const words = wordsOf(item);
  if (status.status === "failed") return `${words.work}: ${status.error || "Unknown error"}`;
  return usableUrl(addressOf(item, status), isImage(item) ? "image" : "video") ? undefined : words.nothing;
}

const workOf = (client: QueryClient, { user_id, story_id }: OfStory): QueueWork<JobStatus> => ({
  start,
  check: (item, signal) => call(statusCall(item), { dialogue_id: item.dialogue_id }, { signal }),
  isOver,
  isUnderWay,
  addressOf: (item, status) => {
    const address = addressOf(item, status);
    return address && unsigned(address);
  },
  failureOf,
  pace: (item) => (isImage(item) ? imagePace : videoPace),
  words: (item, failure) => {
    const { start: notStarted, work, end } = wordsOf(item);
    if (failure.at === "end") return end;
    return `${failure.at === "start" ? notStarted : work}: ${reasonText(failure.error)}`;
  },
  made: (item, status) => {
    const { uid, dialogue_id } = item;
    cacheReply(client, statusCall(item), { dialogue_id }, status);
    const { image_url, stored_image_url, video_url, stored_video_url } = status;
    patchLine(
      client,
      story_id,
      dialogue_id,
      isImage(item) ? { image_url, stored_image_url } : { video_url, stored_video_url },
    );
    const made = deskOf({ user_id, story_id, kind: madeKind });
    const before = made.read()?.get(uid);
    made.put(uid, remade(isMadeShot(before) ? before : undefined, isImage(item) ? "image" : "clip"));
    return refresh(client, [shotDetails]);
  },
});

/** Shows what was made before the lines are read again: a long story is not read anew for each of its pictures. */
function patchLine(client: QueryClient, story_id: string, dialogue_id: string, change: Partial<ParsedLine>) {
  const known = client.getQueryData(read(parsedLines, { story_id }).queryKey);
  if (!known) return;
  const lines = known.parsed_lines.map((line) => (line.id === dialogue_id ? { ...line, ...change } : line));
  cacheReply(client, parsedLines, { story_id }, { ...known, parsed_lines: lines });
}

/**
 * Drives the queue of a story until nothing of it is open or the signal is aborted: in one tab of a browser. Where another
 * one is at it this one waits, and takes over when that tab goes.
 */
export async function driveStoryQueue(client: QueryClient, of: OfStory, signal: AbortSignal): Promise<void> {
  const store = queueOf(of);
  const job = { ...of, kind: "queue" };
  const drive = async () => {
    await driveQueue(store, workOf(client, of), signal);
    return true;
  };
  // The first subscription has the desk read; these make sure that this one does not end before.
  const made = deskOf({ ...of, kind: madeKind }).subscribe(() => undefined);
  try {
    while (!signal.aborted) {
      await until(store, () => store.isLoaded() && (isToBeDriven(store) || !isQueueOpen(store.items())), signal);
      if (signal.aborted) return;
      if (!isQueueOpen(store.items())) return closeQueue(of.user_id, of.story_id);
      const wasDriven = await withTabLock(job, signal, drive);
      if (wasDriven) await refreshLines(client);
      else await waitForTabLock(job, signal);
    }
  } finally {
    made();
  }
}

/** Waits until something about the queue is so, or the signal is aborted. */
const until = (store: QueueStore, isSo: () => boolean, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      stop();
      resolve();
    };
    const look = () => {
      if (isSo()) end();
    };
    const stop = store.subscribe(look);
    signal.addEventListener("abort", end, { once: true });
    look();
  });
