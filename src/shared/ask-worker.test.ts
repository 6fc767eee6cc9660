import { expect, test, vi } from "vitest";
import type { ParsedLine } from "@/api/contract/parsing";
import { alignShots } from "@/rules/shot-alignment";
import { alignInWorker } from "./shot-aligner";

const lines: ParsedLine[] = [{ line_number: 1, dialogue_text: "I came." }];
const readings = { remembered: [], lines };
const aligned = alignShots([], lines);

/** A worker that answers, or fails, when the test says so. */
class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  asked: unknown[] = [];
  terminate = vi.fn<() => void>();
  constructor() {
    super();
    FakeWorker.made.push(this);
  }
  postMessage(data: unknown) {
    this.asked.push(data);
  }
}

function startWorker() {
  FakeWorker.made = [];
  vi.stubGlobal("Worker", FakeWorker);
  vi.useFakeTimers();
  const tell = vi.fn<(found: unknown) => void>();
  const giveUp = alignInWorker(readings, tell);
  vi.runAllTimers();
  const [worker] = FakeWorker.made;
  if (!worker) throw new Error("No worker was made");
  return { tell, giveUp, worker };
}

test("a worker aligns, and is ended", () => {
  const { tell, worker } = startWorker();
  expect(worker.asked).toEqual([readings]);
  worker.dispatchEvent(new MessageEvent("message", { data: aligned }));
  expect(tell.mock.calls).toEqual([[aligned]]);
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test("where a worker does not start the page aligns", () => {
  const { tell, worker } = startWorker();
  worker.dispatchEvent(new Event("error"));
  expect(tell.mock.calls).toEqual([[aligned]]);
});

test("where there are no workers the page aligns", () => {
  vi.stubGlobal("Worker", undefined);
  vi.useFakeTimers();
  const tell = vi.fn<(found: unknown) => void>();
  alignInWorker(readings, tell);
  vi.runAllTimers();
  expect(tell.mock.calls).toEqual([[aligned]]);
});

test("what was given up tells nothing", () => {
  const { tell, giveUp, worker } = startWorker();
  giveUp();
  expect(worker.terminate).toHaveBeenCalledOnce();
  worker.dispatchEvent(new Event("error"));
  vi.stubGlobal("Worker", undefined);
  alignInWorker(readings, tell)();
  vi.runAllTimers();
  expect(tell).not.toHaveBeenCalled();
});
