import { useMemo, useState } from "react";
import { canaryOf, type CanaryShot } from "@/rules/canary";
import { bulkOf, type AssetKey, type ByKind, type PlannedStart } from "@/rules/production-plan";
import { lineGenerators } from "@/story/generators";
import { useLineRuns } from "@/story/use-line-runs";
import type { StoryRoom } from "@/story/use-story-room";
import { nonSpeakingPart } from "@/rules/shot-type";
import { CanaryPanel } from "./canary-panel";
import { countStates } from "./production-filter";
import { PlanPanel } from "./plan-panel";
import { planSources, staleReasons, usePlan, type PlanSource } from "./use-plan";
import type { ProductionShot } from "./use-production";
import type { ProductionQueue } from "./use-queue";
import { useCanary } from "./use-canary";

type PlanRailProps = {
  story_id: string;
  room: StoryRoom;
  shots: readonly ProductionShot[];
  source: PlanSource;
  onSource: (source: PlanSource) => void;
  selected: ReadonlySet<AssetKey>;
  onCancel: () => void;
  medians: ByKind;
  queue: ProductionQueue;
};

const labels = { missing: "Missing", stale: "Stale", failed: "Failed", selected: "Selected" };

/** The plan, and what becomes of it when it is run. */
export function PlanRail(props: PlanRailProps) {
  const { story_id, room, shots, source, onSource, selected, onCancel, medians, queue } = props;
  const plan = usePlan(shots, source, selected);
  const reasons = useMemo(() => staleReasons(shots), [shots]);
  const counts = useMemo(() => countStates(shots), [shots]);
  const runs = useLineRuns(story_id, room.readAt);
  const [isBulk, setBulk] = useState(false);
  const canary = useCanary(story_id);
  const first = useMemo(() => canaryStarts(plan.starts, shots), [plan.starts, shots]);

  /** What only a bulk run can make comes first: pictures are made of it. */
  async function run() {
    setBulk(plan.runs.length > 0);
    for (const { asset } of plan.runs) {
      const begun = runs[lineGenerators.findIndex(({ title }) => title === bulkOf[asset])];
      const ended = await begun?.begin();
      if (ended?.phase !== "complete") return setBulk(false);
    }
    setBulk(false);
    if (plan.starts.length > 0) queue.run(plan.starts, shots);
    onCancel();
  }

  function tryFew() {
    const tried = new Set(first);
    canary.begin(
      first,
      plan.starts.filter((start) => !tried.has(start)),
    );
    queue.run(first, shots);
    onCancel();
  }

  if (canary.current)
    return (
      <CanaryPanel
        canary={canary.current}
        shots={shots}
        items={queue.items}
        mayEdit={room.mayEdit}
        onGoOn={(rest) => {
          canary.end();
          if (rest.length > 0) queue.run(rest, shots);
        }}
        onChange={canary.end}
      />
    );
  const countOf = { missing: counts.missing, stale: counts.stale, failed: counts.failed, selected: selected.size };
  return (
    <PlanPanel
      plan={plan}
      sources={planSources
        .filter((value) => value === "missing" || value === source || countOf[value] > 0)
        .map((value) => ({ value, label: `${labels[value]} ${countOf[value]}` }))}
      source={source}
      onSource={onSource}
      reasons={reasons}
      medians={medians}
      atOnce={queue.atOnce}
      mayEdit={room.mayEdit}
      isRunning={isBulk}
      onRun={() => void run()}
      onTryFew={first.length > 0 && first.length < plan.starts.length && plan.runs.length === 0 ? tryFew : undefined}
      onCancel={onCancel}
    />
  );
}

/** Of what can be sent at once the fewest that show every character, every place and both types. */
function canaryStarts(starts: readonly PlannedStart[], shots: readonly ProductionShot[]): PlannedStart[] {
  const byUid = new Map(shots.map((shot) => [shot.uid, shot]));
  const ready = starts.filter(({ isAfterImage }) => !isAfterImage);
  // A shot whose image and clip can both be made shows the same in either.
  const images = ready.filter(({ kind }) => kind === "image");
  const pool = images.length > 0 ? images : ready;
  const candidates = pool.flatMap((start): (CanaryShot & { start: PlannedStart })[] => {
    const shot = byUid.get(start.uid);
    if (!shot) return [];
    const { character_name, scene_location = "" } = shot.line;
    const character = character_name && character_name !== nonSpeakingPart ? character_name : undefined;
    return [{ uid: start.uid, character, scene_location, type: shot.isAction ? "action" : "talking", start }];
  });
  return canaryOf(candidates).map(({ start }) => start);
}
