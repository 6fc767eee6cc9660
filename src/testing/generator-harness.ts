import { afterEach, beforeEach, vi } from "vitest";
import { createGeneratorRun, type Generator } from "@/jobs/generator-run";
import { createInFlight } from "@/jobs/in-flight";
import { FakeChannel } from "./fake-channel";
import { FakeStream } from "./fake-stream";

/** For test files about generator runs: a fake clock, fake streams and answers, and a new story for each test. */
export function generatorHarness(generator: Generator) {
  const answers = vi.fn<() => Promise<Response>>();
  const reread = vi.fn<() => Promise<void>>(() => Promise.resolve());
  /** The starts in flight: state in memory, which a reload loses. */
  let starts = createInFlight<unknown>();
  const closers: (() => void)[] = [];
  // Each test has its own story, so that it does not join the run of an earlier one.
  let stories = 0;
  const storyId = () => `story-${stories}`;

  beforeEach(() => {
    vi.useFakeTimers();
    stories++;
    starts = createInFlight();
    FakeStream.made = [];
    FakeChannel.reset();
    vi.stubGlobal("EventSource", FakeStream);
    vi.stubGlobal("BroadcastChannel", FakeChannel);
    vi.stubGlobal("fetch", answers);
    answers.mockReset().mockImplementation(() => Promise.resolve(new Response("{}")));
    reread.mockClear();
  });
  afterEach(() => {
    for (const close of closers.splice(0)) close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

  /** A run whose screen is mounted. */
  function opened(story_id = storyId()) {
    const run = createGeneratorRun(generator, { user_id: "user-1", story_id }, { reread, starts });
    const close = run.open();
    closers.push(close);
    return { run, close };
  }

  /** A run that was started; its stream is open unless `stands` is false. */
  async function begun({ stands = true } = {}) {
    const { run, close } = opened();
    const ended = run.begin();
    await pass();
    const [stream] = FakeStream.made;
    if (stream === undefined) throw new Error("no stream was opened");
    if (stands) stream.open();
    return { run, close, ended, stream };
  }

  const reload = () => void (starts = createInFlight());

  return { opened, begun, pass, answers, reload, reread, storyId };
}
