import type { z } from "zod";
import type { progressMessage } from "@/api/contract/generators";
import type { Run, World } from "./world";

/** One message of a run, as its stream carries it. */
export type Message = z.input<typeof progressMessage>;
export type Say = (message: Message) => void;

/** Artificial thinking: a share of the world's pace, and no wait at all where the pace is 0. */
export async function pause(world: World, share = 1): Promise<void> {
  if (world.pace > 0) await new Promise((resolve) => setTimeout(resolve, world.pace * share));
}

export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Starts a run that goes on whether or not anybody follows it. Its work gives the last message. */
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
 * What a run said so far, then what it says until it ends. A run that was over before anybody heard its end is told
 * once more: a quick one ends before its stream opens. Silent where there is no such run.
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
    // Now rather than after the loop: a follower leaves with the last message, and never comes back for the end.
    if (isLast && world.running.get(name) === run) world.running.delete(name);
    yield message;
  }
}

/** Works through a list in order, two at a time: one job for each thread of the media engine. */
export async function inPairs<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all([worker(), worker()]);
}
