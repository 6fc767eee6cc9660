import { onTestFinished, vi } from "vitest";
import { ApiError } from "@/api/api-error";
import { driveQueue, type QueueStore, type QueueWork } from "@/jobs/queue";
import type { QueueControl, QueueItem } from "@/jobs/queue-item";

// A queue kept in memory, and a back end for it, under a fake clock.

export interface Status {
  status: "none" | "generating" | "completed" | "failed";
  address?: string;
  error?: string;
}

export const startLine = "POST /shot-image/generate-shot-image/:dialogue_id";
export const refusal = (status: number, retryAfter?: number) =>
  new ApiError(startLine, "refused", { status, retryAfter });

export const itemOf = (at: number, rest: Partial<QueueItem> = {}): QueueItem => ({
  id: `image-${at}`,
  run: "run-1",
  order: at,
  uid: `shot-${at}`,
  dialogue_id: `line-${at}`,
  line_number: at,
  kind: "image",
  phase: "waiting",
  had: "",
  ...rest,
});

export function storeOf(items: QueueItem[], control: QueueControl = { state: "running" }, atOnce = 1) {
  const all = new Map(items.map((item) => [item.id, item]));
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  let now = control;
  const store: QueueStore = {
    items: () => [...all.values()].toSorted((one, other) => one.order - other.order),
    control: () => now,
    atOnce: () => atOnce,
    put: (item) => {
      all.set(item.id, item);
      tell();
    },
    setControl: (next) => {
      now = next;
      tell();
    },
    written: () => Promise.resolve(),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const phases = () => store.items().map(({ id, phase }) => `${id} ${phase}`);
  return { ...store, all, phases };
}

/** A back end whose jobs take five seconds, unless the test says otherwise. */
export function backEnd() {
  const begun = new Map<string, number>();
  const sent: string[] = [];
  let mostAtOnce = 0;
  let reads = 0;
  const jobs = { start: (_item: QueueItem) => {}, status: (_item: QueueItem): Status | undefined => undefined };
  const work: QueueWork<Status> = {
    start: (item) => {
      sent.push(item.dialogue_id);
      jobs.start(item);
      begun.set(item.dialogue_id, Date.now());
      const working = [...begun.values()].filter((at) => Date.now() - at < 5_000).length;
      mostAtOnce = Math.max(mostAtOnce, working);
      return Promise.resolve({ status: "generating" });
    },
    check: (item) => {
      reads += 1;
      const told = jobs.status(item);
      if (told) return Promise.resolve(told);
      const at = begun.get(item.dialogue_id);
      if (at === undefined) return Promise.resolve({ status: "none" });
      return Promise.resolve(
        Date.now() - at < 5_000
          ? { status: "generating" }
          : { status: "completed", address: `/media/${item.dialogue_id}.png` },
      );
    },
    isOver: ({ status }) => status === "completed" || status === "failed",
    isUnderWay: ({ status }) => status === "generating",
    addressOf: (_, { address }) => address,
    failureOf: (_, { status, error }) => (status === "failed" ? `Image generation failed: ${error ?? "?"}` : undefined),
    pace: () => ({
      everyMs: 3_000,
      afterMs: 3_000,
      budgetMs: 300_000,
      forgivenAttempts: Infinity,
      finalStatuses: [401, 403, 404],
    }),
    words: (_, failure) => (failure.at === "end" ? "It took too long." : `Not made (${failure.at})`),
    made: vi.fn<QueueWork<Status>["made"]>(),
  };
  return { work, jobs, sent, begun, mostAtOnce: () => mostAtOnce, reads: () => reads };
}

export function drive(store: QueueStore, work: QueueWork<Status>) {
  const page = new AbortController();
  const driven = driveQueue(store, work, page.signal);
  onTestFinished(() => page.abort());
  return { driven, kill: () => page.abort() };
}
export const someItems = (count: number) => Array.from({ length: count }, (_, at) => itemOf(at + 1));
export const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);
