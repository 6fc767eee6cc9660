import { startKinds, type StartKind } from "@/rules/production-plan";

// What a queue keeps of each start, as the desk holds it: another version or another tab may have written anything.

/**
 * Where a start stands. `starting`: its request may or may not have reached the back end. `following`: it was accepted, and
 * its status is read until it ends.
 */
const phases = ["waiting", "starting", "following", "done", "failed"] as const;
export type QueuePhase = (typeof phases)[number];

/** One picture or clip to be made for one shot, and what became of it. */
export interface QueueItem {
  /** Unique in the queue of its story. */
  id: string;
  /** The run that it was planned in. */
  run: string;
  /** Its place among all that were ever planned. */
  order: number;
  uid: string;
  dialogue_id: string;
  line_number: number;
  kind: StartKind;
  phase: QueuePhase;
  /** What an action clip is made from. */
  prompt?: string;
  /** The address that was there before, by which a new one is told apart; "" where there was none. */
  had: string;
  /** The id of what it is made of, which has to be done first. */
  after?: string;
  /** By the wall clock in milliseconds. */
  startedAt?: number;
  endedAt?: number;
  /** Why it failed, in words. */
  why?: string;
}

/** Whether starts are sent, and how many shots are at work at once. */
export interface QueueControl {
  /** `halted`: something concerns all of them, as that nobody is signed in any more. */
  state: "running" | "paused" | "halted";
  why?: string;
  /** Until when a busy back end wants no further start, by the wall clock in milliseconds. */
  until?: number;
}

export const atOnceRange = { min: 1, max: 4 };

export const isInWork = ({ phase }: QueueItem) => phase === "starting" || phase === "following";
export const isOpen = (item: QueueItem) => item.phase === "waiting" || isInWork(item);

const isText = (value: unknown) => typeof value === "string";
const isMaybe = (value: unknown, is: (value: unknown) => boolean) => value === undefined || is(value);

export function isQueueItem(value: unknown): value is QueueItem {
  if (typeof value !== "object" || value === null) return false;
  const item: { [Field in keyof QueueItem]?: unknown } = value;
  return (
    [item.id, item.run, item.uid, item.dialogue_id, item.had].every(isText) &&
    [item.order, item.line_number].every(Number.isFinite) &&
    startKinds.some((kind) => kind === item.kind) &&
    phases.some((phase) => phase === item.phase) &&
    [item.after, item.prompt, item.why].every((text) => isMaybe(text, isText)) &&
    [item.startedAt, item.endedAt].every((ms) => isMaybe(ms, Number.isFinite))
  );
}

export function isQueueControl(value: unknown): value is QueueControl {
  if (typeof value !== "object" || value === null) return false;
  const { state, why, until }: { [Field in keyof QueueControl]?: unknown } = value;
  const isState = state === "running" || state === "paused" || state === "halted";
  return isState && isMaybe(why, isText) && isMaybe(until, Number.isFinite);
}
