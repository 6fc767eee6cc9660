import { isOpen, type QueueItem } from "@/jobs/queue-item";
import { counted, formatClock, formatDateTime } from "@/rules/format";
import { countKinds } from "@/rules/production-plan";
import { Panel } from "@/ui/panel";

/** One press of Run, and what came of it. */
interface RunRecord {
  run: string;
  begun: number;
  ended: number;
  made: QueueItem[];
  failed: number;
}

function runsOf(items: readonly QueueItem[]): RunRecord[] {
  const byRun = new Map<string, QueueItem[]>();
  for (const item of items) byRun.set(item.run, [...(byRun.get(item.run) ?? []), item]);
  return [...byRun]
    .filter(([, each]) => !each.some(isOpen))
    .map(([run, each]) => ({
      run,
      begun: Math.min(...each.map(({ startedAt, endedAt }) => startedAt ?? endedAt ?? Infinity)),
      ended: Math.max(...each.map(({ endedAt }) => endedAt ?? 0)),
      made: each.filter(({ phase }) => phase === "done"),
      failed: each.filter(({ phase }) => phase === "failed").length,
    }))
    .toSorted((one, other) => other.begun - one.begun);
}

/** The runs that are over: what each made, how long it took, how many failed. */
export function HistoryPanel({ items }: { items: readonly QueueItem[] }) {
  const runs = runsOf(items);
  if (runs.length === 0) return null;
  return (
    <Panel title="History" count={runs.length}>
      <ol className="flex flex-col gap-3 text-sm">
        {runs.map((one) => (
          <li key={one.run} className="flex flex-col">
            <span className="flex justify-between gap-3">
              {madeInWords(one.made)}
              <span className="text-dim tabular-nums">{formatClock((one.ended - one.begun) / 1000)}</span>
            </span>
            <span className="flex justify-between gap-3 text-dim">
              {formatDateTime(one.begun)}
              {one.failed > 0 && <span className="text-bad">{one.failed} failed</span>}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function madeInWords(starts: readonly QueueItem[]): string {
  const { image, talking, action } = countKinds({ starts });
  const parts = [
    image > 0 && counted(image, "image"),
    talking > 0 && counted(talking, "talking clip"),
    action > 0 && counted(action, "action clip"),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : "Nothing was made";
}
