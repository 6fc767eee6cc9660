import { useEffect, useMemo, useState } from "react";
import type { AssetLine, Makings } from "@/rules/asset-makings";
import { isMadeShot, statesOf, type ShotStates, type StatesOfStory, type StoryAssets } from "@/rules/asset-state";
import { useDesk } from "@/shared/use-desk";
import type { ShotUids } from "@/shared/use-shot-uids";
import { statesInWorker } from "./asset-worker";

/** The kind of the desk under which stands what the assets of each shot were made of. */
export const madeKind = "made";
/** Of more lines than these the states are worked out in a worker. */
const mostAtOnce = 300;

/** Lines, and where each of their assets stands, in the same order. */
export interface LinesWithStates<Line extends AssetLine> {
  lines: readonly Line[];
  states: readonly ShotStates[];
}

/**
 * Where each asset of each line stands; undefined until that is known. What is seen for the first time is noted at the
 * desk. While newer lines are worked out in a worker, those before them stand.
 */
export function useAssetStates<Line extends AssetLine>(
  story_id: string,
  lines: readonly Line[] | undefined,
  { uidOf, isLoaded: isAligned }: ShotUids,
  makings: Makings,
): LinesWithStates<Line> | undefined {
  const { isLoaded, records: made, putAll } = useDesk(story_id, madeKind, isMadeShot);
  const story = useMemo(
    () => (lines && isAligned && isLoaded ? { lines, uids: lines.map(uidOf), makings, made } : undefined),
    [lines, isAligned, isLoaded, uidOf, makings, made],
  );
  const found = useStates(story);
  useEffect(() => {
    if (found && found.news.size > 0) putAll(found.news);
  }, [found, putAll]);
  return found;
}

type Asked<Line extends AssetLine> = StoryAssets & { lines: readonly Line[] };
type Found<Line extends AssetLine> = LinesWithStates<Line> & Pick<StatesOfStory, "news">;

function useStates<Line extends AssetLine>(story: Asked<Line> | undefined): Found<Line> | undefined {
  const here = useMemo(
    () => (story && story.lines.length <= mostAtOnce ? { lines: story.lines, ...statesOf(story) } : undefined),
    [story],
  );
  const [elsewhere, setElsewhere] = useState<Found<Line>>();
  useEffect(() => {
    if (!story || here) return undefined;
    return statesInWorker(story, (found) => setElsewhere({ lines: story.lines, ...found }));
  }, [story, here]);
  return here ?? (story && elsewhere);
}
