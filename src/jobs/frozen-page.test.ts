import { afterEach, expect, test, vi } from "vitest";
import { audioProgress, startAudio } from "@/api/contract/generators";
import { FakeStream } from "@/testing/fake-stream";
import { generatorHarness } from "@/testing/generator-harness";
import { poll } from "./poll";

// A page that the browser freezes: its timers and connections stop, and no event tells of their end. Some browsers tell
// that it is frozen, others nothing at all.

const audio = { title: "Audio", start: startAudio, progress: audioProgress, lost: "Lost connection to server" };
const { opened, begun, pass, answers, reread } = generatorHarness(audio);

const openStreams = () => FakeStream.made.filter((stream) => !stream.closed);
const done = (line_number: number) => ({ line_number, status: "completed" });
const hour = 3_600_000;

afterEach(() => {
  vi.restoreAllMocks();
});

const tell = (event: string) => document.dispatchEvent(new Event(event));

function show(isVisible: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(!isVisible);
  tell("visibilitychange");
}

/** Time goes on without the page: no timer of its own comes about. */
function sleep(ms: number) {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => now() + ms);
}

test("a page that is told of its freezing gives its stream back at once, and follows one again when it is thawed", async () => {
  const { run, stream } = await begun();
  stream.send(done(1));
  tell("freeze");
  await pass();
  expect(openStreams()).toEqual([]);
  expect(run.read()).toMatchObject({ phase: "waiting" });
  expect(run.read().lines.get(1)?.state).toBe("done");
  sleep(hour);
  tell("resume");
  await pass();
  expect(reread).toHaveBeenCalledOnce();
  expect(openStreams()).toHaveLength(1);
  expect(answers).toHaveBeenCalledOnce();
  openStreams()[0]?.send(done(2), { complete: true });
  await pass();
  expect(run.read()).toMatchObject({ phase: "complete" });
  expect(run.read().lines.size).toBe(2);
});

test("a page that is thawed behind another waits until it is looked at, and then follows one stream", async () => {
  await begun();
  show(false);
  tell("freeze");
  sleep(hour);
  tell("resume");
  await pass(60_000);
  expect(openStreams()).toEqual([]);
  expect(reread).not.toHaveBeenCalled();
  show(true);
  tell("resume");
  window.dispatchEvent(new Event("pageshow"));
  await pass();
  expect(openStreams()).toHaveLength(1);
  expect(reread).toHaveBeenCalledOnce();
});

test("a page that was frozen without a word believes no stream that it held before", async () => {
  const { run, stream } = await begun();
  show(false);
  await pass(30_000);
  sleep(hour);
  show(true);
  await pass();
  expect(stream.closed).toBe(true);
  expect(openStreams()).toHaveLength(1);
  expect(reread).toHaveBeenCalledOnce();
  expect(run.read().phase).toBe("running");
});

test("a page that was behind another for a moment keeps its stream", async () => {
  const { stream } = await begun();
  show(false);
  await pass(59_999);
  show(true);
  await pass(hour / 60);
  expect(openStreams()).toEqual([stream]);
});

test("a frozen page is given no connection that it waited for", async () => {
  const runs = [1, 2, 3, 4, 5].map((n) => opened(`frozen-${n}`).run);
  for (const run of runs) void run.begin();
  await pass();
  expect(openStreams()).toHaveLength(4);
  tell("freeze");
  await pass();
  expect(openStreams()).toEqual([]);
  tell("resume");
  await pass();
  expect(openStreams()).toHaveLength(4);
  expect(answers).toHaveBeenCalledTimes(5);
  expect(reread).toHaveBeenCalledTimes(5);
});

function polled(read: (attempt: number) => Promise<string>) {
  const seen: string[] = [];
  let reads = 0;
  let end: unknown;
  const run = async () => {
    const pace = { everyMs: 2_000, attempts: 5 };
    const statuses = poll(
      () => read(++reads),
      (status) => status === "done",
      pace,
      new AbortController().signal,
    );
    for await (const status of statuses) seen.push(status);
  };
  run().then(
    () => (end = "finished"),
    (error: unknown) => (end = error),
  );
  return { seen, reads: () => reads, end: () => end };
}
const never = () => new Promise<string>(() => undefined);

test("a read that a page was frozen in is made again, instead of counting as failed", async () => {
  const job = polled((read) => (read === 1 ? never() : Promise.resolve("done")));
  await pass(1_000);
  sleep(hour);
  // The timer that ends a read comes about late.
  await pass(14_000);
  expect(job.end()).toBe("finished");
  expect(job.reads()).toBe(2);
});

test("so is one whose connection the freezing has cut", async () => {
  let cut = () => {};
  const job = polled((read) =>
    read === 1
      ? new Promise((_, reject) => (cut = () => reject(new TypeError("Failed to fetch"))))
      : Promise.resolve("done"),
  );
  await pass(1_000);
  tell("freeze");
  cut();
  await pass();
  expect(job.end()).toBe("finished");
  expect(job.reads()).toBe(2);
});

test("what fails in a page that is awake fails", async () => {
  const job = polled(() => Promise.reject(new TypeError("Failed to fetch")));
  await pass(60_000);
  expect(job.end()).toEqual(new TypeError("Failed to fetch"));
  expect(job.reads()).toBe(1);
});
