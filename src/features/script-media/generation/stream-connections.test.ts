import { describe, expect, test, vi } from "vitest";
import { FakeStream } from "@/testing/fake-stream";
import { generatorHarness } from "@/testing/generator-harness";
import { lineGenerators } from "@/story/generators";

// Streams that are refused, break off, end or fall silent, and pages that come and go: for each of the seven.

const openStreams = () => FakeStream.made.filter((stream) => !stream.closed);
const done = (line_number: number) => ({ line_number, status: "completed" });

/** A page in or out of sight, as the browser tells it. */
function show(isVisible: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(!isVisible);
  document.dispatchEvent(new Event("visibilitychange"));
}

describe.each(lineGenerators.map((generator) => [generator.title, generator] as const))("%s:", (_title, generator) => {
  const { opened, begun, pass, answers, reread } = generatorHarness(generator);
  const refused = { phase: "stopped", lost: true, text: expect.stringMatching(/^Failed to connect to progress/) };

  async function expectSilence() {
    const made = FakeStream.made.length;
    await pass(600_000);
    expect(FakeStream.made).toHaveLength(made);
    expect(vi.getTimerCount()).toBe(0);
  }

  test.each([
    ["words", Response.json({ error: "No voices" }, { status: 400 }), "No voices"],
    ["no words", new Response("<html>", { status: 503 }), "Server error: 503"],
  ])("a start that is refused with %s opens no stream", async (_, answer, text) => {
    answers.mockResolvedValue(answer.clone());
    const { run } = opened();
    expect(await run.begin()).toMatchObject({ phase: "stopped", text });
    expect(FakeStream.made).toEqual([]);
    await expectSilence();
  });

  test("a stream that is refused is closed at once and asked for again only by hand, without another start", async () => {
    const { run, ended, stream } = await begun({ stands: false });
    stream.fail();
    expect(await ended).toMatchObject(refused);
    expect(stream.closed).toBe(true);
    await expectSilence();
    const again = run.reconnect();
    await pass();
    FakeStream.made[1]?.open();
    FakeStream.made[1]?.send({ complete: true });
    expect((await again).phase).toBe("complete");
    expect(answers).toHaveBeenCalledOnce();
  });

  test("a stream whose headers never come is given up after 30 s", async () => {
    const { run, stream } = await begun({ stands: false });
    await pass(29_999);
    expect(run.read().phase).toBe("running");
    await pass(1);
    expect(run.read()).toMatchObject(refused);
    expect(stream.closed).toBe(true);
    await expectSilence();
  });

  test("an open stream that is silent says so each minute, has the lines read, and is no failure", async () => {
    const { run, stream } = await begun();
    await pass(59_999);
    expect(run.read().silence).toBeUndefined();
    await pass(1);
    expect(run.read()).toMatchObject({ phase: "running", silence: 60_000 });
    await pass(540_000);
    expect(run.read()).toMatchObject({ phase: "running", silence: 600_000 });
    expect(run.read().text).toBeUndefined();
    expect(reread).toHaveBeenCalledTimes(10);
    expect(openStreams()).toEqual([stream]);
    stream.send({ line_number: 1, status: "generating", progress: 5 });
    await pass(100);
    expect(run.read().silence).toBeUndefined();
  });

  test.each([
    ["before a whole frame came", [], 0],
    ["without complete, with a line done", [done(1)], 1],
    ["after half a frame", ["{half", done(1)], 1],
  ])("a stream that ends %s is lost once, keeps what was done and has the lines read", async (_, frames, kept) => {
    const { ended, stream } = await begun();
    stream.send(...frames);
    stream.fail();
    stream.fail();
    const run = await ended;
    expect(run).toMatchObject({ phase: "stopped", lost: true, text: generator.lost });
    expect(run.lines.size).toBe(kept);
    expect(stream.closed).toBe(true);
    expect(reread).toHaveBeenCalledOnce();
    await expectSilence();
  });

  test("a stream that is lost, and then refused, ends both times", async () => {
    const { run, ended, stream } = await begun();
    stream.fail();
    await ended;
    const again = run.reconnect();
    await pass();
    FakeStream.made[1]?.fail();
    expect(await again).toMatchObject(refused);
    await expectSilence();
  });

  test("a second start joins the first; one stream stands", async () => {
    const { run, ended, stream } = await begun();
    const again = run.begin();
    stream.send({ complete: true });
    expect(await again).toBe(await ended);
    expect(answers).toHaveBeenCalledOnce();
    expect(FakeStream.made).toHaveLength(1);
  });

  test("no stream stands while one is away; on return one does, and nothing is started", async () => {
    const { close, stream } = await begun();
    stream.send(done(1));
    close();
    expect(openStreams()).toEqual([]);
    await pass(60_000);
    const { run } = opened();
    await pass();
    expect(openStreams()).toHaveLength(1);
    expect(answers).toHaveBeenCalledOnce();
    openStreams()[0]?.send({ complete: true });
    expect(run.read().phase).toBe("complete");
  });

  test("a page out of sight for a minute gives its stream back, and follows again with the lines read anew", async () => {
    const { run, stream } = await begun();
    stream.send(done(1));
    show(false);
    await pass(59_999);
    expect(stream.closed).toBe(false);
    await pass(1);
    expect(openStreams()).toEqual([]);
    await pass(3_600_000);
    expect(openStreams()).toEqual([]);
    const reads = reread.mock.calls.length;
    show(true);
    await pass();
    expect(openStreams()).toHaveLength(1);
    expect(reread).toHaveBeenCalledTimes(reads + 1);
    expect(run.read().lines.get(1)?.state).toBe("done");
    expect(answers).toHaveBeenCalledOnce();
  });

  test("a page that is put away closes its stream at once, and follows again when it is taken out", async () => {
    const { run } = await begun();
    window.dispatchEvent(new Event("pagehide"));
    await pass();
    expect(openStreams()).toEqual([]);
    window.dispatchEvent(new Event("pageshow"));
    await pass();
    expect(openStreams()).toHaveLength(1);
    expect(run.read().phase).toBe("running");
  });

  test("a page whose screen goes while it is out of sight follows nothing when it is back", async () => {
    const { close, ended } = await begun();
    show(false);
    await pass(60_000);
    close();
    await ended;
    show(true);
    await expectSilence();
  });
});
