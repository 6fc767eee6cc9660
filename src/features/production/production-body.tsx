import { useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "@/routing/paths";
import { assets, type Asset } from "@/rules/asset-makings";
import { assetNames, stateInWords } from "@/rules/asset-words";
import type { AssetKey } from "@/rules/production-plan";
import { AudioFailure } from "@/story/audio-failure";
import { failedItems, mediansOf } from "@/story/queue-store";
import type { StoryRoom } from "@/story/use-story-room";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { FailedPanel } from "./failed-panel";
import { HistoryPanel } from "./history-panel";
import { withRail } from "./layout";
import { Matrix } from "./matrix";
import { PlanRail } from "./plan-rail";
import { countStates, filtered } from "./production-filter";
import { ProductionMap } from "./production-map";
import { QueuePanel } from "./queue-panel";
import { StateFilters } from "./state-filters";
import { columns, useMatrixKeys } from "./use-matrix-keys";
import type { PlanSource } from "./use-plan";
import type { ProductionShot } from "./use-production";
import { useProductionFilter } from "./use-production-address";
import type { ProductionQueue } from "./use-queue";

type ProductionBodyProps = {
  story_id: string;
  room: StoryRoom;
  shots: readonly ProductionShot[];
  queue: ProductionQueue;
  /** The number of the line that the screen is opened at. */
  line: number | undefined;
};

const nothing: ReadonlySet<AssetKey> = new Set();

export function ProductionBody({ story_id, room, shots, queue, line }: ProductionBodyProps) {
  const navigate = useNavigate();
  const [filter, show] = useProductionFilter();
  const shown = useMemo(() => filtered(shots, filter), [shots, filter]);
  const [selected, setSelected] = useState(nothing);
  const [chosen, setSource] = useState<PlanSource>();
  const medians = useMemo(() => mediansOf(queue.items), [queue.items]);
  const counts = useMemo(() => countsOf(shots), [shots]);
  const failed = useMemo(() => failedItems(queue.items), [queue.items]);
  const source = chosen ?? (countStates(shots).missing > 0 ? "missing" : "stale");

  function select(next: ReadonlySet<AssetKey>) {
    setSelected(next);
    if (next.size > 0) setSource("selected");
    else if (source === "selected") setSource(undefined);
  }
  const keys = useMatrixKeys({
    shots: shown,
    selected,
    onSelect: select,
    onOpen: ({ line_number }) => void navigate(paths.boards(story_id, String(line_number))),
    openedAt: line,
  });

  return (
    <div className={withRail}>
      <div className="min-w-0">
        <ProductionMap shots={shown} onGo={keys.go} />
        <StateFilters shots={shots} shown={shown.length} filter={filter} onChange={show} />
        {room.audio.isError && !room.audio.data && <AudioFailure audio={room.audio} />}
        {shown.length === 0 ? (
          <EmptyState
            text="No shot matches these filters."
            action={<Button onClick={() => show({})}>Show all shots</Button>}
          />
        ) : (
          <>
            <Matrix shots={shown} counts={counts} selected={selected} keys={keys} />
            <Here shot={shown[keys.at.row]} column={keys.at.column} />
          </>
        )}
      </div>
      <aside aria-label="Plan and queue" className="flex min-w-0 flex-col gap-4 xl:sticky xl:top-30 xl:self-start">
        <PlanRail
          story_id={story_id}
          room={room}
          shots={shots}
          source={source}
          onSource={setSource}
          selected={selected}
          onCancel={() => select(nothing)}
          medians={medians}
          queue={queue}
        />
        <QueuePanel queue={queue} medians={medians} mayEdit={room.mayEdit} />
        <FailedPanel
          story_id={story_id}
          failed={failed}
          mayEdit={room.mayEdit}
          // It is planned first: nothing is sent by this.
          onRetry={() => setSource("failed")}
        />
        <HistoryPanel items={queue.items} />
      </aside>
    </div>
  );
}

function countsOf(shots: readonly ProductionShot[]): Record<Asset, { ready: number; of: number }> {
  const count = (asset: Asset) => ({
    ready: shots.filter(({ states }) => states[asset].is === "ready").length,
    of: shots.filter(({ states }) => states[asset].is !== "none").length,
  });
  return {
    audio: count("audio"),
    imagePrompt: count("imagePrompt"),
    image: count("image"),
    actionPrompt: count("actionPrompt"),
    clip: count("clip"),
  };
}

/** Why the asset that the keyboard is at stands as it does. */
function Here({ shot, column }: { shot: ProductionShot | undefined; column: number }) {
  const asset = assets.find((one) => one === columns[column]);
  if (!shot || !asset) return null;
  return (
    <p aria-hidden className="sticky bottom-0 border-t bg-ink-950 py-2 text-sm text-dim">
      <b className="font-medium text-text">
        Line {shot.line_number} · {assetNames[asset]}
      </b>{" "}
      {stateInWords(shot.states[asset], shot.line)}
    </p>
  );
}
