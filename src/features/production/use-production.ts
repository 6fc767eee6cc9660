import { useMemo } from "react";
import { isOpen, type QueueItem } from "@/jobs/queue-item";
import type { Asset } from "@/rules/asset-makings";
import { isActionShot } from "@/rules/shot-type";
import type { ShotStates } from "@/rules/asset-state";
import { assetKey, type PlanShot, type ProductionState, type ProductionStates } from "@/rules/production-plan";
import { useShotUids } from "@/shared/use-shot-uids";
import type { MediaLine } from "@/story/generators";
import { failedItems } from "@/story/queue-store";
import { useAssetStates } from "@/story/use-asset-states";
import { useMakings } from "@/story/use-makings";

/** A line of the script with where everything that is made for it stands. */
export interface ProductionShot extends PlanShot {
  line: MediaLine;
}

const keyOf = ({ uid, kind }: QueueItem) => assetKey(uid, kind === "image" ? "image" : "clip");

/** What is under way and what has failed: it comes before what reading tells. */
function workOf(items: readonly QueueItem[]): ReadonlyMap<string, ProductionState> {
  const work = new Map<string, ProductionState>();
  for (const item of failedItems(items))
    work.set(keyOf(item), { is: "failed", why: item.why ?? "", at: item.endedAt ?? 0 });
  for (const item of items) if (isOpen(item)) work.set(keyOf(item), { is: "running" });
  return work;
}

function withWork(uid: string, states: ShotStates, work: ReturnType<typeof workOf>): ProductionStates {
  const stateOf = (asset: Asset) => work.get(assetKey(uid, asset)) ?? states[asset];
  return { ...states, image: stateOf("image"), clip: stateOf("clip") };
}

/** Every shot of a story with the state of each of its assets; undefined until that is known. */
export function useProduction(
  story_id: string,
  project_id: string | undefined,
  lines: readonly MediaLine[] | undefined,
  items: readonly QueueItem[],
): readonly ProductionShot[] | undefined {
  const uids = useShotUids(story_id, lines);
  const makings = useMakings(story_id, project_id);
  const found = useAssetStates(story_id, lines, uids, makings);
  const { uidOf } = uids;
  return useMemo(() => {
    if (!found) return undefined;
    const work = workOf(items);
    return found.lines.flatMap((line, at): ProductionShot[] => {
      const states = found.states[at];
      if (!states) return [];
      const uid = uidOf(line);
      return [
        {
          uid,
          line,
          dialogue_id: line.id,
          line_number: line.line_number,
          isAction: isActionShot(line),
          states: withWork(uid, states, work),
        },
      ];
    });
  }, [found, items, uidOf]);
}
