import { describe, expect, test } from "vitest";
import { audioProgress, startAudio } from "@/api/contract/generators";
import { FakeChannel } from "@/testing/fake-channel";
import { FakeStream } from "@/testing/fake-stream";
import { generatorHarness } from "@/testing/generator-harness";
import { createGeneratorRun } from "./generator-run";
import { createInFlight } from "./in-flight";

// Runs whose screen goes and comes back, whose page is loaded anew, or that another tab has begun.

const audio = { title: "Audio", start: startAudio, progress: audioProgress, lost: "Lost connection to server" };
const { opened, begun, pass, answers, reload, reread, storyId } = generatorHarness(audio);

const openStreams = () => FakeStream.made.filter((stream) => !stream.closed);

test("a run under way is followed again after a reload, and its time goes on", async () => {
  const { close } = await begun();
  await pass(5_000);
  close();
  const { run } = opened();
  await pass();
  expect(openStreams()).toHaveLength(1);
  expect(answers).toHaveBeenCalledOnce();
  expect(performance.now() - (run.read().begun ?? 0)).toBeCloseTo(5_000, 0);
});

test.each([
  ["completed", { complete: true }],
  ["stopped on an error", { error: "Out of credits" }],
])("a run that %s is over for whoever returns", async (_, last) => {
  const { ended, stream, close } = await begun();
  stream.send(last);
  await ended;
  close();
  expect(opened().run.read().phase).toBe("idle");
  await pass();
  expect(FakeStream.made).toHaveLength(1);
});

test("a run that ended while one was away says nothing of it: the lines tell", async () => {
  const { close } = await begun();
  close();
  const { run } = opened();
  await pass();
  openStreams()[0]?.open();
  openStreams()[0]?.fail();
  await pass();
  expect(run.read()).toMatchObject({ phase: "idle" });
  expect(reread).toHaveBeenCalledOnce();
  opened();
  await pass();
  expect(openStreams()).toEqual([]);
});

test("a run whose stream was lost is taken up by a refresh, until it tells nothing any more", async () => {
  const { ended, stream, close } = await begun();
  stream.send({ line_number: 1, status: "generating" });
  stream.fail();
  await ended;
  close();
  const { run } = opened();
  await pass();
  openStreams()[0]?.fail();
  await pass();
  expect(run.read().text).toMatch(/^Failed to connect to progress updates/);
  opened();
  await pass();
  expect(openStreams()).toEqual([]);
});

test("another person takes up nobody's run", async () => {
  const { close } = await begun();
  close();
  createGeneratorRun(audio, { user_id: "user-2", story_id: storyId() }, { reread, starts: createInFlight() }).open();
  await pass();
  expect(openStreams()).toEqual([]);
});

test("what one tab starts the others follow, also those that are opened later", async () => {
  const { run: early } = opened();
  const { stream } = await begun();
  FakeChannel.deliver();
  await pass();
  expect(early.read().phase).toBe("running");
  sessionStorage.clear();
  await pass(5_000);
  const { run: late } = opened();
  FakeChannel.deliver();
  await pass();
  expect(late.read().phase).toBe("running");
  // It has taken as long as it has, whenever one came to it.
  expect(performance.now() - (late.read().begun ?? 0)).toBeCloseTo(5_000, 0);
  expect(openStreams()).toHaveLength(3);
  for (const each of openStreams()) each.send({ complete: true });
  FakeChannel.deliver();
  await pass();
  expect([early, late].map((run) => run.read().phase)).toEqual(["complete", "complete"]);
  expect(answers).toHaveBeenCalledOnce();
  expect(stream.closed).toBe(true);
});

test("a run that was left is followed again on return, and not started again", async () => {
  const { close } = await begun();
  close();
  await pass();
  const { run, close: closeAgain } = opened();
  closeAgain();
  run.open();
  await pass();
  expect(answers).toHaveBeenCalledOnce();
  expect(FakeStream.made.filter((stream) => !stream.closed)).toHaveLength(1);
  expect(run.read().phase).toBe("running");
  FakeStream.made.at(-1)?.send({ complete: true });
  await pass();
  expect(run.read().phase).toBe("complete");
  expect(reread).toHaveBeenCalledOnce();
});

test("leaving during the start opens no stream", async () => {
  const { run, close } = opened();
  const ended = run.begin();
  close();
  await ended;
  expect(FakeStream.made).toEqual([]);
});

test("a run whose start was refused after leaving is not taken up on return", async () => {
  answers.mockImplementation(() => Promise.resolve(new Response("{}", { status: 400 })));
  const { run, close } = opened();
  void run.begin();
  close();
  await pass();
  opened();
  await pass();
  expect(FakeStream.made).toEqual([]);
});

describe("a start that was left before its answer", () => {
  /** A run whose start is under way and whose screen was left; and what answers the start. */
  function left() {
    let answer: (response: Response) => void = () => {};
    answers.mockImplementation(() => new Promise((resolve) => void (answer = resolve)));
    const { run, close } = opened();
    void run.begin();
    close();
    return answer;
  }

  test("is joined on return, and followed once it is answered", async () => {
    const answer = left();
    const { run } = opened();
    await pass();
    expect(run.read().phase).toBe("starting");
    expect(FakeStream.made).toEqual([]);
    answer(new Response("{}"));
    await pass();
    expect(answers).toHaveBeenCalledOnce();
    expect(openStreams()).toHaveLength(1);
  });

  test("is told on return where it is refused", async () => {
    const answer = left();
    const { run } = opened();
    answer(new Response(JSON.stringify({ error: "Out of credits" }), { status: 400 }));
    await pass();
    expect(run.read()).toMatchObject({ phase: "stopped", text: "Out of credits" });
    opened();
    await pass();
    expect(FakeStream.made).toEqual([]);
  });

  test("may be under way for whoever reloads, and is not sent again", async () => {
    left();
    reload();
    opened();
    await pass();
    expect(answers).toHaveBeenCalledOnce();
    expect(openStreams()).toHaveLength(1);
  });
});
