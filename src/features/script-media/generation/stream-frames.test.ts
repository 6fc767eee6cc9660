import { describe, expect, test, vi } from "vitest";
import { FakeStream } from "@/testing/fake-stream";
import { generatorHarness } from "@/testing/generator-harness";
import { lineGenerators } from "@/story/generators";

// Frames that are garbled, unknown, late, doubled, out of order, many or huge: for each of the seven.

const openStreams = () => FakeStream.made.filter((stream) => !stream.closed);
const done = (line_number: number) => ({ line_number, status: "completed" });
const at = (line_number: number, progress: number) => ({ line_number, status: "generating", progress });

describe.each(lineGenerators.map((generator) => [generator.title, generator] as const))("%s:", (_title, generator) => {
  const { begun, pass } = generatorHarness(generator);

  test.each(["{half", "null", "5", '"x"', "[]"])("a frame %s is told of, and the others apply", async (frame) => {
    const { run, ended, stream } = await begun();
    stream.send(done(1), frame, done(2));
    await pass(100);
    expect(run.read()).toMatchObject({ phase: "running", garbled: true });
    expect(run.read().lines.size).toBe(2);
    stream.send({ complete: true });
    expect((await ended).phase).toBe("complete");
  });

  test.each([
    ["a number that is a text", { line_number: "7", status: "completed" }, [[7, "done"]]],
    ["a negative number", { line_number: -1, status: "completed" }, []],
    ["no number", { status: "completed" }, []],
    ["a number that is none", { line_number: "seven", status: "completed" }, []],
    ["unknown fields and an unknown status", { line_number: 7, status: "__proto__", x: {} }, [[7, "running"]]],
    ["a list of statuses", { line_number: 7, status: ["completed"] }, [[7, "running"]]],
  ])("a frame with %s is taken for what it tells", async (_, frame, lines) => {
    const { run, stream } = await begun();
    stream.send(frame);
    await pass(100);
    expect([...run.read().lines].map(([line_number, { state }]) => [line_number, state])).toEqual(lines);
    expect(run.read().phase).toBe("running");
  });

  test("frames that come twice count once", async () => {
    const { ended, stream } = await begun();
    const sent = [done(1), { line_number: 2, status: "failed" }, done(1), { line_number: 2, status: "failed" }];
    stream.send(...sent, { complete: true, stats: { success: 1, failed: 1 } });
    const run = await ended;
    expect(run.stats).toMatchObject({ success: 1, failed: 1 });
    expect([...run.lines.values()].map(({ state }) => state)).toEqual(["done", "failed"]);
  });

  test("progress never goes back, what is done stays done, and an address means done", async () => {
    const { run, stream } = await begun();
    stream.send(at(1, 80), at(1, 40), done(2), at(2, 10), { ...at(3, 60), url: "/3" });
    await pass(100);
    const { lines } = run.read();
    expect(lines.get(1)).toMatchObject({ state: "running", progress: 80 });
    expect(lines.get(2)).toMatchObject({ state: "done", progress: 100 });
    expect(lines.get(3)).toMatchObject({ state: "done", progress: 100 });
  });

  test.each<[string, object, object, string]>([
    ["complete", { complete: true }, { error: "late" }, "complete"],
    ["an error", { error: "Out of credits" }, { complete: true }, "stopped"],
  ])("after %s no frame counts, and none sets a clock going", async (_, first, second, phase) => {
    const { run, ended, stream } = await begun();
    stream.send(first);
    const end = run.read();
    expect(stream.closed).toBe(true);
    stream.send(second, done(1), "{garbled");
    stream.fail();
    await ended;
    await pass(60_000);
    expect(run.read()).toBe(end);
    expect(end.phase).toBe(phase);
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    ["words", { error: "Out of voices" }, "Out of voices"],
    ["an object with words", { error: { message: "Out of voices" } }, "Out of voices"],
    ["a yes, beside a message", { error: true, message: "Out of voices" }, "Out of voices"],
    ["a yes, and nothing more", { error: true }, "Unknown error"],
    ["a status of no line", { status: "error", message: "Out of voices" }, "Out of voices"],
  ])("a failure told as %s ends the run with its reason", async (_, frame, text) => {
    const { ended, stream } = await begun();
    stream.send(frame);
    expect(await ended).toMatchObject({ phase: "stopped", text });
  });

  test("10,000 frames are all applied, in few batches, and none is lost", async () => {
    const { run, ended, stream } = await begun();
    const told = vi.fn<() => void>();
    run.subscribe(told);
    const frames = Array.from({ length: 10_000 }, (_, n) => (n < 5_000 ? at(n + 1, 50) : done(n - 4_999)));
    for (let from = 0; from < frames.length; from += 1_000) {
      stream.send(...frames.slice(from, from + 1_000));
      await pass(16);
    }
    await pass(100);
    expect(run.read().lines.size).toBe(5_000);
    expect([...run.read().lines.values()].every(({ state }) => state === "done")).toBe(true);
    expect(told.mock.calls.length).toBeLessThanOrEqual(3);
    stream.send({ complete: true });
    expect((await ended).lines.size).toBe(5_000);
  });

  test("one frame of a megabyte is one frame", async () => {
    const { run, stream } = await begun();
    stream.send({ ...at(1, 5), message: "x".repeat(1_000_000) }, done(2));
    await pass(100);
    expect([...run.read().lines].map(([line_number, { state }]) => [line_number, state])).toEqual([
      [1, "running"],
      [2, "done"],
    ]);
  });

  test("a server that begins its story anew undoes nothing and doubles nothing", async () => {
    const { run, ended, stream } = await begun();
    stream.send(done(1), at(2, 80));
    stream.fail();
    await ended;
    const again = run.reconnect();
    await pass();
    expect(openStreams()).toHaveLength(1);
    openStreams()[0]?.send(at(1, 5), at(2, 5));
    await pass(100);
    expect(run.read().lines.get(1)?.state).toBe("done");
    expect(run.read().lines.get(2)?.progress).toBe(80);
    openStreams()[0]?.send(done(2), { complete: true, stats: { success: 2 } });
    const end = await again;
    expect(end.stats?.success).toBe(2);
    expect(end.lines.size).toBe(2);
  });
});
