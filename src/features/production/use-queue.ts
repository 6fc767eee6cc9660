import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { QueueControl, QueueItem } from "@/jobs/queue-item";
import { unsigned } from "@/rules/media-url";
import { imageOf, videoOf } from "@/rules/line-media";
import { assetKey, type Plan, type PlannedStart } from "@/rules/production-plan";
import { useUser } from "@/session/session";
import { usePreference } from "@/shared/preferences";
import { isQueueOpen, queueOf, shotsAtOnce, usualAtOnce, waitingItems } from "@/story/queue-store";
import { useOpenQueue } from "@/story/use-open-queues";
import type { ProductionShot } from "./use-production";

/** Runs of which the history is kept. */
const mostRuns = 20;

/** What is being made shot by shot, and what may be done about it. */
export function useQueue(story_id: string) {
  const { user_id } = useUser();
  const queue = useMemo(() => queueOf({ user_id, story_id }), [user_id, story_id]);
  const items = useSyncExternalStore(queue.subscribe, queue.items);
  const control = useSyncExternalStore(queue.subscribe, queue.control);
  const isLoaded = useSyncExternalStore(queue.subscribe, queue.isLoaded);
  const [atOnce = usualAtOnce, setAtOnce] = usePreference(shotsAtOnce);
  const openQueue = useOpenQueue();

  /** Sends the starts of a plan, in its order, after those that wait already. */
  const run = useCallback(
    (starts: Plan["starts"], shots: readonly ProductionShot[]) => {
      queue.removeAll(oldItems(queue.items()));
      queue.putAll(itemsOf(starts, shots, queue.items()));
      queue.setControl({ state: "running" });
      openQueue(story_id);
    },
    [queue, openQueue, story_id],
  );
  const setState = useCallback((state: QueueControl["state"]) => queue.setControl({ state }), [queue]);
  const stop = useCallback(() => {
    queue.removeAll(waitingItems(queue.items()));
    queue.setControl({ state: "running" });
  }, [queue]);

  return {
    items,
    control,
    isLoaded,
    isOpen: isQueueOpen(items),
    atOnce,
    setAtOnce,
    run,
    pause: () => setState("paused"),
    resume: () => {
      setState("running");
      openQueue(story_id);
    },
    stop,
  };
}
export type ProductionQueue = ReturnType<typeof useQueue>;

/** What is over, of runs longer ago than those that are kept. */
function oldItems(items: readonly QueueItem[]): readonly QueueItem[] {
  const kept = new Set([...new Set(items.map(({ run }) => run))].slice(-(mostRuns - 1)));
  const isOver = ({ phase }: QueueItem) => phase === "done" || phase === "failed";
  return items.filter((item) => isOver(item) && !kept.has(item.run));
}

function itemsOf(starts: readonly PlannedStart[], shots: readonly ProductionShot[], before: readonly QueueItem[]) {
  const run = crypto.randomUUID();
  const first = Math.max(0, ...before.map(({ order }) => order)) + 1;
  const byUid = new Map(shots.map((shot) => [shot.uid, shot]));
  const idOf = (uid: string, asset: PlannedStart["asset"]) => `${run} ${assetKey(uid, asset)}`;
  return starts.map(({ uid, dialogue_id, line_number, kind, asset, isAfterImage }, at): QueueItem => {
    const line = byUid.get(uid)?.line;
    const address = line && (asset === "image" ? imageOf(line) : videoOf(line));
    return {
      id: idOf(uid, asset),
      run,
      order: first + at,
      uid,
      dialogue_id,
      line_number,
      kind,
      phase: "waiting",
      had: address ? unsigned(address) : "",
      ...(isAfterImage && { after: idOf(uid, "image") }),
      ...(kind === "action" && { prompt: line?.action_video_prompt ?? "" }),
    };
  });
}
