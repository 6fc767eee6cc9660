import type { z } from "zod";
import type { progressMessage } from "@/api/contract/generators";
import type { Run, World } from "./world";

/** One message of a run's event stream. */
export type Message = z.input<typeof progressMessage>;
export type Say = (message: Message) => void;

/** Simulates work: waits for a share of the world's pace, or not at all where that is 0. */
export async function pause(world: World, share = 1): Promise<void> {
  if (world.pace > 0) await new Promise((resolve) => setTimeout(resolve, world.pace * share));
}

export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Starts a run, which continues without followers. `work` resolves to the last message. */
export function startRun(world: World, name: string, work: (say: Say) => Promise<Message>): void {
  const run: Run = { messages: [], ended: false, listeners: new Set() };
  world.running.set(name, run);
  const say: Say = (message) => {
    run.messages.push(message);
    const woken = [...run.listeners];
    run.listeners.clear();
    for (const wake of woken) wake();
  };
  const finish = async () => {
    const last = await work(say).catch((error: unknown): Message => ({ error: reasonOf(error) }));
    run.ended = true;
    world.save();
    say(last);
  };
  void finish();
}

export const isUnderWay = (world: World, name: string) => world.running.get(name)?.ended === false;

/**
 * Yields the messages of a run, from its beginning to its end. A run that ended before anybody followed it is replayed
 * once, because a quick one ends before its stream opens. Yields nothing where there is no such run.
 */
export async function* followRun(world: World, name: string): AsyncGenerator<Message, void> {
  const run = world.running.get(name);
  if (run === undefined) return;
  let heard = 0;
  while (!run.ended || heard < run.messages.length) {
    const message = run.messages[heard];
    if (message === undefined) {
      await new Promise<void>((resolve) => run.listeners.add(resolve));
      continue;
    }
    heard += 1;
    const isLast = run.ended && heard === run.messages.length;
    // Not after the loop: a follower disconnects at the last message, and the code after the loop would not run.
    if (isLast && world.running.get(name) === run) world.running.delete(name);
    yield message;
  }
}

/** Processes a list in order, two at a time: one for each thread of the media engine. */
export async function inPairs<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all([worker(), worker()]);
}
