import { afterEach, expect, test, vi } from "vitest";
import { FakeStream } from "@/testing/fake-stream";
import { openStreamInWorker } from "./event-stream";
import type { Heard } from "./stream-source";

class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  ended = false;
  told: unknown[] = [];
  constructor() {
    super();
    FakeWorker.made.push(this);
  }
  postMessage(message: unknown) {
    this.told.push(message);
  }
  hear(data: Heard) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
  terminate() {
    this.ended = true;
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  FakeWorker.made = [];
  FakeStream.made = [];
});

function opened() {
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("EventSource", FakeStream);
  const heard: Heard[] = [];
  const close = openStreamInWorker("/api/progress?user_id=u", (news) => heard.push(news));
  const [worker] = FakeWorker.made;
  if (!worker) throw new Error("No worker was made");
  return { heard, close, worker };
}

test("a worker opens the stream at its whole address, tells what it hears in order, and ends with it", () => {
  const { heard, close, worker } = opened();
  expect(worker.told).toEqual([`${location.origin}/api/progress?user_id=u`]);
  const news: Heard[] = [{ open: true }, { data: "1" }, { data: "2" }, { error: true }];
  for (const each of news) worker.hear(each);
  expect(heard).toEqual(news);
  expect(FakeStream.made).toEqual([]);
  close();
  expect(worker.ended).toBe(true);
});

test("where the worker does not start, the page opens the stream itself", () => {
  const { heard, close, worker } = opened();
  worker.dispatchEvent(new Event("error"));
  expect(worker.ended).toBe(true);
  const [stream] = FakeStream.made;
  stream?.open();
  stream?.send({ complete: true });
  stream?.fail();
  expect(heard).toEqual([{ open: true }, { data: '{"complete":true}' }, { error: true }]);
  close();
  expect(stream?.closed).toBe(true);
});
