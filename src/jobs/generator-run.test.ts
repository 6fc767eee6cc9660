import { expect, test, vi } from "vitest";
import { audioProgress, startAudio } from "@/api/contract/generators";
import { FakeStream } from "@/testing/fake-stream";
import { generatorHarness } from "@/testing/generator-harness";

const audio = { title: "Audio", start: startAudio, progress: audioProgress, lost: "Lost connection to server" };
const { opened, begun, pass, answers, reread, storyId } = generatorHarness(audio);

test("starts, follows the stream and refreshes at the end", async () => {
  const { run, ended, stream } = await begun();
  expect(run.read().phase).toBe("running");
  expect(stream.url).toContain(`/script-audio/progress/${storyId()}?user_id=`);
  stream.send({ line_number: 1, status: "completed", url: "/1.wav" }, { complete: true });
  expect(run.read()).toMatchObject({ phase: "complete" });
  expect(stream.closed).toBe(true);
  await expect(ended).resolves.toBe(run.read());
  expect(reread).toHaveBeenCalledOnce();
});

test("messages are applied in batches", async () => {
  const { run, stream } = await begun();
  const listener = vi.fn<() => void>();
  run.subscribe(listener);
  stream.send(
    ...Array.from({ length: 10_000 }, (_, n) => ({ line_number: n % 91, status: "generating", progress: n / 100 })),
  );
  expect(listener).not.toHaveBeenCalled();
  await pass(100);
  expect(listener).toHaveBeenCalledOnce();
  expect(run.read().lines.size).toBe(91);
});

test("a second click joins the run under way and sends nothing", async () => {
  const { run, ended, stream } = await begun();
  const again = run.begin();
  stream.send({ complete: true });
  expect(await again).toBe(await ended);
  expect(answers).toHaveBeenCalledOnce();
  expect(FakeStream.made).toHaveLength(1);
});

test.each<[string, () => Promise<Response>, string]>([
  ["the server's words", () => Promise.resolve(Response.json({ error: "No voices" }, { status: 400 })), "No voices"],
  ["the status without words", () => Promise.resolve(new Response("<html>", { status: 502 })), "Server error: 502"],
  ["the reason without an answer", () => Promise.reject(new TypeError("Failed to fetch")), "Failed to fetch"],
])("a start that fails says %s, and opens no stream", async (_, answer, text) => {
  answers.mockImplementation(answer);
  const { run } = opened();
  await expect(run.begin()).resolves.toMatchObject({ phase: "stopped", text });
  expect(FakeStream.made).toEqual([]);
});

test("a stream that never opened says so, and is not retried", async () => {
  const { ended, stream } = await begun({ stands: false });
  stream.fail();
  await expect(ended).resolves.toMatchObject({
    phase: "stopped",
    text: "Failed to connect to progress updates: The server could not be reached or sent no updates",
  });
  await pass(60_000);
  expect(FakeStream.made).toHaveLength(1);
  expect(stream.closed).toBe(true);
});

test("an open stream that is lost keeps what was done", async () => {
  const { ended, stream } = await begun();
  stream.send({ line_number: 1, status: "completed" });
  stream.fail();
  const run = await ended;
  expect(run).toMatchObject({ phase: "stopped", text: "Lost connection to server" });
  expect(run.lines.get(1)?.state).toBe("done");
  expect(reread).toHaveBeenCalledOnce();
});

test("a lost run is followed again without being started again", async () => {
  const { run, ended, stream } = await begun();
  stream.send({ line_number: 1, status: "completed" });
  stream.fail();
  await ended;
  const again = run.reconnect();
  await pass();
  expect(run.read()).toMatchObject({ phase: "running" });
  expect(run.read().text).toBeUndefined();
  expect(run.read().lines.get(1)?.state).toBe("done");
  FakeStream.made[1]?.send({ complete: true });
  await expect(again).resolves.toMatchObject({ phase: "complete" });
  expect(answers).toHaveBeenCalledOnce();
});

test("only a read after the end replaces what a run told", async () => {
  const { run, ended, stream } = await begun();
  stream.send({ line_number: 1, status: "completed" });
  run.trustRead(Date.now());
  expect(run.read().isRead).toBeUndefined();
  stream.send({ complete: true });
  await ended;
  run.trustRead(Date.now() - 1);
  expect(run.read().isRead).toBeUndefined();
  run.trustRead(Date.now());
  expect(run.read().isRead).toBe(true);
});

test("a server closing after complete is no loss", async () => {
  const { run, stream } = await begun();
  stream.send({ complete: true });
  stream.fail();
  expect(run.read().phase).toBe("complete");
});

test("an error ends the run with its words", async () => {
  const { ended, stream } = await begun();
  stream.send({ error: "Out of credits" });
  await expect(ended).resolves.toMatchObject({ phase: "stopped", text: "Out of credits" });
  expect(stream.closed).toBe(true);
});

test.each(["no json", "null", "5", "[]", '"x"'])("a garbled frame (%s) is told and the run goes on", async (frame) => {
  const { run, ended, stream } = await begun();
  stream.send(frame);
  expect(run.read()).toMatchObject({ phase: "running", garbled: true });
  stream.send({ complete: true });
  await expect(ended).resolves.toMatchObject({ phase: "complete" });
});

test("leaving closes the stream, refreshes nothing and starts nothing more", async () => {
  const { run, close, ended, stream } = await begun();
  stream.send({ line_number: 1, status: "generating" });
  close();
  await ended;
  expect(stream.closed).toBe(true);
  expect(reread).not.toHaveBeenCalled();
  await run.begin();
  expect(answers).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test("the fifth stream waits for a free connection", async () => {
  const runs = [1, 2, 3, 4, 5].map(() => opened().run);
  for (const run of runs) void run.begin();
  await pass();
  expect(runs.map((run) => run.read().phase)).toEqual(["running", "running", "running", "running", "waiting"]);
  FakeStream.made[0]?.send({ complete: true });
  await pass();
  expect(runs[4]?.read().phase).toBe("running");
});

test("one that has ended can be started again while what it changed is still being read", async () => {
  const { run, stream } = await begun();
  reread.mockImplementationOnce(() => new Promise(() => {}));
  stream.fail();
  await pass();
  expect(run.read().phase).toBe("stopped");
  void run.begin();
  await pass();
  expect(answers).toHaveBeenCalledTimes(2);
  expect(run.read().phase).toBe("running");
});

const openStreams = () => FakeStream.made.filter((stream) => !stream.closed);

test("seven started at once, each twice, hold four streams and lose none", async () => {
  const runs = Array.from({ length: 7 }, (_, place) => opened(`${storyId()}-${place}`).run);
  for (const run of [...runs, ...runs]) void run.begin();
  await pass();
  expect(answers).toHaveBeenCalledTimes(7);
  expect(openStreams()).toHaveLength(4);
  for (let left = 7; left > 0; left--) {
    expect(openStreams()).toHaveLength(Math.min(4, left));
    openStreams()[0]?.send({ complete: true });
    await pass();
  }
  expect(runs.map((run) => run.read().phase)).toEqual(Array(7).fill("complete"));
  expect(FakeStream.made).toHaveLength(7);
});
