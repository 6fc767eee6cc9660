import { atOnceRange, isInWork, type QueueItem } from "@/jobs/queue-item";
import { formatClock } from "@/rules/format";
import type { ByKind } from "@/rules/production-plan";
import { useElapsed } from "@/shared/elapsed";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { Panel } from "@/ui/panel";
import { ProgressBar } from "@/ui/progress-bar";
import { Select } from "@/ui/select";
import type { ProductionQueue } from "./use-queue";

const kindNames = { image: "Image", talking: "Talking clip", action: "Action clip" };
export const itemName = ({ kind, line_number }: QueueItem) => `${kindNames[kind]}, line ${line_number}`;

const { min, max } = atOnceRange;
const counts = Array.from({ length: max - min + 1 }, (_, at) => min + at);

type QueuePanelProps = { queue: ProductionQueue; medians: ByKind; mayEdit: boolean };

/** What is being made, and what waits; it goes on whatever screen stands. */
export function QueuePanel({ queue, medians, mayEdit }: QueuePanelProps) {
  const { items, control, atOnce, setAtOnce } = queue;
  const inWork = items.filter(isInWork);
  const waiting = items.filter(({ phase }) => phase === "waiting").length;
  if (!queue.isOpen) return null;
  const isGoing = control.state === "running";
  return (
    <Panel
      title="Queue"
      count={inWork.length + waiting}
      actions={
        mayEdit && (
          <>
            <Button size="sm" onClick={isGoing ? queue.pause : queue.resume}>
              {isGoing ? "Pause" : "Resume"}
            </Button>
            {waiting > 0 && (
              <Button size="sm" variant="ghost" onClick={queue.stop}>
                Stop
              </Button>
            )}
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {control.state === "halted" && (
          <Notice tone="bad">{`Nothing more is sent: ${control.why ?? "the server refused"}. Resume once that is mended.`}</Notice>
        )}
        {control.state === "paused" && (
          <p className="text-sm text-dim">Paused. What the server works on is followed to its end.</p>
        )}
        {inWork.map((item) => (
          <ItemInWork key={item.id} item={item} median={medians[item.kind]} />
        ))}
        <div className="flex items-center justify-between gap-4 text-sm text-dim">
          <p className="tabular-nums">{waiting > 0 ? `${waiting} more to be sent` : "Nothing more to be sent"}</p>
          {mayEdit && (
            <label className="flex items-center gap-2 whitespace-nowrap">
              At once
              <Select
                className="w-16"
                value={String(atOnce)}
                onChange={({ target }) => setAtOnce(Number(target.value))}
              >
                {counts.map((count) => (
                  <option key={count} value={count}>
                    {count}
                  </option>
                ))}
              </Select>
            </label>
          )}
        </div>
      </div>
    </Panel>
  );
}

/** How long it has taken, against what such a thing takes in this story; without a measure only that it goes on. */
function ItemInWork({ item, median }: { item: QueueItem; median: number | undefined }) {
  const begun = item.startedAt === undefined ? undefined : item.startedAt - performance.timeOrigin;
  const elapsed = useElapsed(begun);
  // Nobody knows how far it is: near the end it waits for the server's word.
  const percent = median === undefined ? undefined : Math.min(95, (100 * elapsed) / median);
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex justify-between gap-3 text-sm">
        {itemName(item)}
        <span className="text-dim tabular-nums">{formatClock(Math.floor(elapsed / 1000))}</span>
      </p>
      <ProgressBar label={itemName(item)} value={percent} />
    </div>
  );
}
