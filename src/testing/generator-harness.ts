import { afterEach, beforeEach, vi } from "vitest";
import { createGeneratorRun, type Generator } from "@/jobs/generator-run";
import { createInFlight } from "@/jobs/in-flight";
import { FakeChannel } from "./fake-channel";
import { FakeStream } from "./fake-stream";

/** For a file of tests of runs: a fake clock, streams and answers that each test decides, and a story of its own. */
export function generatorHarness(generator: Generator) {
  const answers = vi.fn<() => Promise<Response>>();
  const reread = vi.fn<() => Promise<void>>(() => Promise.resolve());
  /** What a reload forgets. */
  let starts = createInFlight<unknown>();
  const closers: (() => void)[] = [];
  // What one test leaves under way is not taken up by the next.
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

  /** A run whose screen stands. */
  function opened(story_id = storyId()) {
    const run = createGeneratorRun(generator, { user_id: "user-1", story_id }, { reread, starts });
    const close = run.open();
    closers.push(close);
    return { run, close };
  }

  /** A run that was started and whose stream stands, unless told otherwise. */
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
