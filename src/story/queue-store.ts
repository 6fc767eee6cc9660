import { deskOf, writeDesk } from "@/desk/desk-store";
import type { QueueStore } from "@/jobs/queue";
import { atOnceRange, isOpen, isQueueControl, isQueueItem, type QueueControl, type QueueItem } from "@/jobs/queue-item";
import type { JobOf } from "@/jobs/tabs";
import { readPreference, type Preference } from "@/shared/preferences";

// Decision: .github/decisions/production.md

/** How many shots are at work at once. */
export const shotsAtOnce: Preference<number> = {
  name: "shots-at-once",
  isOne: (value): value is number =>
    typeof value === "number" && Number.isInteger(value) && value >= atOnceRange.min && value <= atOnceRange.max,
};
export const usualAtOnce = 2;

const controlKey = "control";
const going: QueueControl = { state: "running" };

/** The queue of a story, as the desk of one person has it: the tabs of a browser see the same. */
export interface StoryQueue extends QueueStore {
  isLoaded: () => boolean;
  putAll: (items: readonly QueueItem[]) => void;
  removeAll: (items: readonly QueueItem[]) => void;
}

type OfStory = Omit<JobOf, "kind">;

export function queueOf({ user_id, story_id }: OfStory): StoryQueue {
  const items = deskOf({ user_id, story_id, kind: "queue" });
  const controls = deskOf({ user_id, story_id, kind: "queue-control" });
  let sorted: { of: unknown; items: readonly QueueItem[] } = { of: undefined, items: [] };

  return {
    isLoaded: () => items.read() !== undefined && controls.read() !== undefined,
    items: () => {
      const kept = items.read();
      if (sorted.of !== kept)
        sorted = {
          of: kept,
          items: [...(kept?.values() ?? [])].filter(isQueueItem).toSorted((one, other) => one.order - other.order),
        };
      return sorted.items;
    },
    control: () => {
      const control = controls.read()?.get(controlKey);
      return isQueueControl(control) ? control : going;
    },
    atOnce: () => readPreference(shotsAtOnce, user_id) ?? usualAtOnce,
    put: (item) => items.put(item.id, item),
    putAll: (added) => items.putAll(added.map((item) => [item.id, item])),
    removeAll: (gone) => items.putAll(gone.map(({ id }) => [id, undefined])),
    setControl: (control) => controls.put(controlKey, control),
    written: writeDesk,
    subscribe: (listener) => {
      const stops = [items.subscribe(listener), controls.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
  };
}

/** Milliseconds that each kind takes in this story: the median of those that were made. */
export function mediansOf(items: readonly QueueItem[]): Partial<Record<QueueItem["kind"], number>> {
  const times = new Map<QueueItem["kind"], number[]>();
  for (const { kind, phase, startedAt, endedAt } of items)
    if (phase === "done" && startedAt !== undefined && endedAt !== undefined)
      times.set(kind, [...(times.get(kind) ?? []), endedAt - startedAt]);
  return Object.fromEntries([...times].map(([kind, each]) => [kind, median(each)]));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1);
  return (low + high) / 2;
}

/** What failed and was not made, or asked for again, since. */
export function failedItems(items: readonly QueueItem[]): readonly QueueItem[] {
  const latest = new Map(items.map((item) => [nameOf(item), item]));
  return [...latest.values()].filter(({ phase }) => phase === "failed");
}
const nameOf = ({ uid, kind }: QueueItem) => `${uid} ${kind === "image" ? "image" : "clip"}`;

export const waitingItems = (items: readonly QueueItem[]) => items.filter(({ phase }) => phase === "waiting");
export const isQueueOpen = (items: readonly QueueItem[]) => items.some(isOpen);
