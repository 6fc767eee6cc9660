import { afterEach, describe, expect, test, vi } from "vitest";
import { audioProgress, startAudio } from "@/api/contract/generators";
import { FakeStream } from "@/testing/fake-stream";
import { generatorHarness } from "@/testing/generator-harness";

// What streams do when networks, servers and pages misbehave.

const audio = { start: startAudio, progress: audioProgress, lost: "Lost connection to server" };
const { opened, begun, pass, answers, reread } = generatorHarness(audio);

afterEach(() => {
  vi.restoreAllMocks();
});

const openStreams = () => FakeStream.made.filter((stream) => !stream.closed);
const done = (line_number: number) => ({ line_number, status: "completed" });

/** A page in or out of sight, as the browser tells it. */
function show(isVisible: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(!isVisible);
  document.dispatchEvent(new Event("visibilitychange"));
}

describe("a stream that", () => {
  test("gets no headers is given up after 30 s, as one refused", async () => {
    const { run, stream } = await begun({ stands: false });
    await pass(29_999);
    expect(run.read().phase).toBe("running");
    await pass(1);
    expect(run.read()).toMatchObject({
      phase: "stopped",
      lost: true,
      text: "Failed to connect to progress updates: The server could not be reached",
    });
    expect(stream.closed).toBe(true);
    expect(FakeStream.made).toHaveLength(1);
  });

  test.each([
    ["before a whole frame came", []],
    ["with a line done", [done(1)]],
    ["after an unreadable frame", ["{half", done(1)]],
  ])("ends %s is lost once, and closed", async (_, frames) => {
    const { run, ended, stream } = await begun();
    stream.send(...frames);
    stream.fail();
    stream.fail();
    await ended;
    expect(run.read()).toMatchObject({ phase: "stopped", lost: true, text: "Lost connection to server" });
    expect(run.read().lines.size).toBe(Math.min(1, frames.length));
    expect(reread).toHaveBeenCalledOnce();
    await pass(600_000);
    expect(FakeStream.made).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("is lost, and then refused, ends both times", async () => {
    const { run, ended, stream } = await begun();
    stream.fail();
    await ended;
    const again = run.reconnect();
    await pass();
    FakeStream.made[1]?.fail();
    expect((await again).text).toMatch(/^Failed to connect to progress updates/);
    expect(answers).toHaveBeenCalledOnce();
  });

  test("is silent tells so each minute, has the lines read again, and is no error", async () => {
    const { run, stream } = await begun();
    stream.send({ line_number: 1, status: "generating" });
    await pass(59_999);
    expect(run.read().silence).toBeUndefined();
    await pass(1);
    expect(run.read()).toMatchObject({ phase: "running", silence: 60_000 });
    expect(run.read().text).toBeUndefined();
    await pass(540_000);
    expect(run.read()).toMatchObject({ phase: "running", silence: 600_000 });
    expect(reread).toHaveBeenCalledTimes(10);
    expect(openStreams()).toEqual([stream]);

    stream.send({ line_number: 1, status: "generating", progress: 5 });
    await pass(100);
    expect(run.read().silence).toBeUndefined();
    await pass(59_899);
    expect(reread).toHaveBeenCalledTimes(10);
  });
});

test.each([
  ["a number that is a text", { line_number: "7", status: "completed" }, [[7, "done"]]],
  ["a negative number", { line_number: -1, status: "completed" }, []],
  ["no number", { status: "completed" }, []],
  ["a number that is none", { line_number: "seven", status: "completed" }, []],
  ["unknown fields and an unknown status", { line_number: 7, status: "__proto__", x: {} }, [[7, "running"]]],
  ["a list of statuses", { line_number: 7, status: ["completed"] }, [[7, "running"]]],
])("a frame with %s", async (_, frame, lines) => {
  const { run, stream } = await begun();
  stream.send(frame);
  await pass(100);
  expect([...run.read().lines].map(([line_number, { state }]) => [line_number, state])).toEqual(lines);
  expect(run.read().phase).toBe("running");
});

test("frames that come twice count once", async () => {
  const { run, ended, stream } = await begun();
  const sent = [done(1), { line_number: 2, status: "failed" }, done(1), { line_number: 2, status: "failed" }];
  stream.send(...sent, { complete: true, stats: { success: 1, failed: 1 } });
  await ended;
  expect(run.read().stats).toMatchObject({ success: 1, failed: 1 });
  expect(run.read().lines.size).toBe(2);
});

test.each<[string, object, object, string]>([
  ["complete", { complete: true }, { error: "late" }, "complete"],
  ["an error", { error: "Out of credits" }, { complete: true }, "stopped"],
])("after %s no frame counts, and none sets a clock going", async (_, first, second, phase) => {
  const { run, ended, stream } = await begun();
  stream.send(first);
  const end = run.read();
  stream.send(second, done(1), "{garbled");
  await ended;
  await pass(60_000);
  expect(run.read()).toBe(end);
  expect(end.phase).toBe(phase);
  expect(vi.getTimerCount()).toBe(0);
});

test("a server that begins its story anew undoes nothing and doubles nothing", async () => {
  const { run, ended, stream } = await begun();
  stream.send(done(1), { line_number: 2, status: "generating", progress: 80 });
  stream.fail();
  await ended;
  const again = run.reconnect();
  await pass();
  const [next] = openStreams();
  next?.send(
    { line_number: 1, status: "generating", progress: 5 },
    { line_number: 2, status: "generating", progress: 5 },
  );
  await pass(100);
  expect(run.read().lines.get(1)?.state).toBe("done");
  expect(run.read().lines.get(2)?.progress).toBe(80);
  next?.send(done(2), { complete: true, stats: { success: 2 } });
  expect((await again).stats?.success).toBe(2);
  expect(run.read().lines.size).toBe(2);
});

test("seven started at once, each twice, hold four streams and lose none", async () => {
  const runs = Array.from({ length: 7 }, () => opened().run);
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

describe("a page out of sight", () => {
  test("for a minute keeps its stream; for longer it gives it back", async () => {
    const { run, stream } = await begun();
    show(false);
    await pass(59_999);
    expect(stream.closed).toBe(false);
    show(true);
    await pass(60_000);
    expect(stream.closed).toBe(false);

    stream.send(done(1));
    show(false);
    await pass(60_000);
    expect(openStreams()).toEqual([]);
    expect(run.read()).toMatchObject({ phase: "waiting" });
    expect(run.read().lines.get(1)?.state).toBe("done");
    const reads = reread.mock.calls.length;
    await pass(3_600_000);
    expect(openStreams()).toEqual([]);
    expect(reread).toHaveBeenCalledTimes(reads);

    show(true);
    await pass();
    expect(openStreams()).toHaveLength(1);
    expect(reread).toHaveBeenCalledTimes(reads + 1);
    expect(run.read().phase).toBe("running");
    expect(answers).toHaveBeenCalledOnce();
    openStreams()[0]?.send({ complete: true });
    expect(run.read().phase).toBe("complete");
  });

  test("that is put away closes its stream at once, and follows again when it is taken out", async () => {
    const { run } = await begun();
    window.dispatchEvent(new Event("pagehide"));
    await pass();
    expect(openStreams()).toEqual([]);
    window.dispatchEvent(new Event("pageshow"));
    await pass();
    expect(openStreams()).toHaveLength(1);
    expect(run.read().phase).toBe("running");
  });

  test("whose screen goes meanwhile follows nothing when it is back", async () => {
    const { close, ended } = await begun();
    show(false);
    await pass(60_000);
    close();
    await ended;
    show(true);
    await pass(60_000);
    expect(openStreams()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
