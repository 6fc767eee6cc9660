import { isOpen, type QueueItem } from "@/jobs/queue-item";
import { counted } from "@/rules/format";
import { imageOf } from "@/rules/line-media";
import { usableUrl } from "@/rules/media-url";
import type { PlannedStart } from "@/rules/production-plan";
import { Button } from "@/ui/button";
import { Panel } from "@/ui/panel";
import type { Canary } from "./use-canary";
import type { ProductionShot } from "./use-production";

type CanaryPanelProps = {
  canary: Canary;
  shots: readonly ProductionShot[];
  items: readonly QueueItem[];
  mayEdit: boolean;
  onGoOn: (rest: readonly PlannedStart[]) => void;
  onChange: () => void;
};

/** The few that were tried first, and the question whether to go on. */
export function CanaryPanel({ canary: { tried, rest }, shots, items, mayEdit, onGoOn, onChange }: CanaryPanelProps) {
  const byUid = new Map(shots.map((shot) => [shot.uid, shot]));
  const isMaking = items.some((item) => isOpen(item) && tried.some(({ uid }) => uid === item.uid));
  return (
    <Panel title="A few first" count={tried.length}>
      <div className="flex flex-col gap-4">
        <p className="text-sm text-dim">They show every character, every place and both types.</p>
        <ul className="grid grid-cols-2 gap-3">
          {tried.map(({ uid, line_number }) => (
            <li key={uid} className="flex flex-col gap-1 text-sm">
              <TriedPicture shot={byUid.get(uid)} />
              <span>
                Line {line_number} <span className="text-dim">{byUid.get(uid)?.line.character_name}</span>
              </span>
            </li>
          ))}
        </ul>
        {isMaking ? (
          <p role="status" className="text-sm text-dim">
            They are being made. The rest waits for your answer.
          </p>
        ) : (
          <p role="status">Go on with the rest, or change something first?</p>
        )}
        {mayEdit && (
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" disabled={isMaking} onClick={() => onGoOn(rest)}>
              {`Go on with ${counted(rest.length, "other")}`}
            </Button>
            <Button onClick={onChange}>Change something first</Button>
          </div>
        )}
      </div>
    </Panel>
  );
}

function TriedPicture({ shot }: { shot: ProductionShot | undefined }) {
  const url = shot?.states.image.is === "running" ? undefined : usableUrl(shot && imageOf(shot.line), "image");
  if (!url) return <span aria-hidden className="aspect-video rounded-lg border border-dashed" />;
  return (
    <img
      src={url}
      alt={`Line ${shot?.line_number ?? ""} as it was made`}
      className="aspect-video rounded-lg object-cover"
    />
  );
}
