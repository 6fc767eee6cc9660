import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { progressMessage } from "@/api/contract/generators";
import { advance, markGarbled, idle, stop, lineProgressOf, type Run } from "./generator";

const running: Run = { phase: "running", lines: new Map() };
const messages = (...sent: object[]) => sent.map((each) => progressMessage.parse(each));
const after = (...sent: object[]) => advance(running, messages(...sent));
const line = (run: Run, n = 1) => run.lines.get(n);

describe("a line", () => {
  test.each(["generating", "processing", "updating", "image_generating", "audio_processing", "dreaming"])(
    "is running while %s",
    (status) => {
      expect(line(after({ line_number: 1, status, progress: 40 }))).toMatchObject({
        state: "running",
        status,
        progress: 40,
      });
    },
  );
  test.each(["completed", "image_completed", "image_storage_completed"])(
    "is done, at 100 percent, when %s",
    (status) => {
      expect(line(after({ line_number: 1, status }))).toMatchObject({ state: "done", status, progress: 100 });
    },
  );
  test.each(["error", "prompt_error", "failed"])("has failed on %s, with its words", (status) => {
    expect(line(after({ line_number: 1, status, message: "no voice" }))).toMatchObject({
      state: "failed",
      message: "no voice",
    });
  });
  test("with an address but still generating is completed", () => {
    const run = after({ line_number: "7", status: "generating", progress: 80, url: "/a.wav" });
    expect(line(run, 7)).toMatchObject({ state: "done", status: "completed", progress: 100, url: "/a.wav" });
  });
  test("never goes back", () => {
    const run = after(
      { line_number: 1, status: "generating", progress: 80, message: "late" },
      { line_number: 1, status: "generating", progress: 40, message: "early" },
    );
    expect(line(run)).toMatchObject({ progress: 80, message: "late" });
  });
  test.each(["completed", "image_storage_completed", "failed", "error"])("that is %s stays so", (status) => {
    const run = after(
      { line_number: 1, status, message: "the end" },
      { line_number: 1, status: "generating", progress: 5, message: "again" },
    );
    expect(line(run)).toMatchObject({ status, message: "the end" });
  });
  test("that failed and then succeeded is done", () => {
    expect(line(after({ line_number: 1, status: "failed" }, { line_number: 1, status: "completed" }))?.state).toBe(
      "done",
    );
  });
  test("that is not told of keeps its very object, so that its row need not render", () => {
    const before = after({ line_number: 1, status: "completed" });
    expect(line(advance(before, messages({ line_number: 2, status: "completed" })))).toBe(line(before));
  });
});

describe("a run", () => {
  test("completes, with its counts", () => {
    expect(after({ complete: true, stats: { updated_lines: 3, talking_count: "2" } })).toMatchObject({
      phase: "complete",
      stats: { updated_lines: 3, talking_count: 2 },
    });
  });
  test("stops on an error", () => {
    expect(after({ error: "Out of credits" })).toMatchObject({ phase: "stopped", text: "Out of credits" });
  });
  test("goes on after a message that cannot be read, and says so", () => {
    const run = markGarbled(running);
    expect(run).toMatchObject({ phase: "running", garbled: true });
    expect(advance(run, messages({ complete: true }))).toMatchObject({ phase: "complete", garbled: true });
  });
  test("that stopped at a line gives the line its reason", () => {
    expect(line(after({ line_number: 1, status: "error", error: "No voice" }))?.message).toBe("No voice");
  });
  test("whose lines have been read again tells only of failures", () => {
    const run = after(
      { line_number: 1, status: "completed" },
      { line_number: 2, status: "failed" },
      { line_number: 3, status: "generating" },
      { complete: true },
    );
    const told = (isRead: boolean) => [1, 2, 3].map((n) => lineProgressOf({ ...run, isRead }, n)?.state);
    expect(told(false)).toEqual(["done", "failed", "running"]);
    expect(told(true)).toEqual([undefined, "failed", undefined]);
  });
  test("tells what it is doing now", () => {
    expect(after({ line_number: 3, status: "generating", message: "Speaking" }).latest?.message).toBe("Speaking");
  });
  test.each<[string, (run: Run) => Run]>([
    ["a message", (run) => advance(run, messages({ line_number: 1, status: "failed" }, { error: "late" }))],
    ["a garbled message", markGarbled],
    ["a lost connection", (run) => stop(run, "Lost connection to server")],
  ])("that has ended is not moved by %s", (_, move) => {
    for (const ended of [after({ complete: true }), after({ error: "E" })]) expect(move(ended)).toBe(ended);
  });
  test("nothing after its end counts, even in the same batch", () => {
    const run = after({ complete: true }, { error: "late" }, { line_number: 1, status: "completed" });
    expect(run).toMatchObject({ phase: "complete" });
    expect(run.text).toBeUndefined();
    expect(run.lines.size).toBe(0);
  });
  test("that is not under way cannot stop", () => {
    expect(stop(idle, "lost")).toBe(idle);
  });
});

describe("whatever the order and the repetitions of messages", () => {
  const lineStory = fc
    .record({
      line_number: fc.integer({ min: 1, max: 4 }),
      steps: fc.uniqueArray(fc.integer({ min: 0, max: 100 }), { maxLength: 5 }),
      end: fc.constantFrom(undefined, "completed", "failed", "image_completed", "image_storage_completed"),
    })
    .map(({ line_number, steps, end }) => [
      ...steps.map((progress) => ({ line_number, status: "generating", progress, message: `at ${progress}` })),
      ...(end
        ? [{ line_number, status: end, message: `${line_number} ${end}`, image_url: `/${line_number}.webp` }]
        : []),
    ]);
  const story = fc
    .uniqueArray(lineStory, { maxLength: 4, selector: (steps) => steps[0]?.line_number })
    .map((lines) => lines.flat());
  const shuffled = story.chain((told) =>
    fc.record({
      told: fc.constant(told),
      retold:
        told.length === 0 ? fc.constant(told) : fc.shuffledSubarray([...told, ...told], { minLength: told.length * 2 }),
      cut: fc.nat(20),
    }),
  );
  const sorted = (run: Run) => [...run.lines].toSorted(([a], [b]) => a - b);

  test("the lines end the same", () => {
    fc.assert(
      fc.property(shuffled, ({ told, retold, cut }) => {
        const [first, second] = [messages(...retold.slice(0, cut)), messages(...retold.slice(cut))];
        expect(sorted(advance(advance(running, first), second))).toEqual(sorted(after(...told)));
      }),
      { numRuns: 500 },
    );
  });

  const word = fc.constantFrom(
    "processing",
    "generating",
    "audio_processing",
    "image_generating",
    "dreaming",
    "completed",
    "image_completed",
    "image_storage_completed",
    "error",
    "failed",
    "prompt_error",
  );
  const anyMessages = fc.array(
    fc.record(
      {
        line_number: fc.integer({ min: 1, max: 5 }),
        status: word,
        progress: fc.integer({ min: -10, max: 120 }),
        url: fc.constant("/a.wav"),
      },
      { requiredKeys: ["line_number"] },
    ),
    { maxLength: 20 },
  );
  const states = (run: Run) => sorted(run).map(([n, { state, progress }]) => [n, state, progress]);
  const counts = (run: Run) =>
    ["running", "done", "failed"].map((state) => [...run.lines.values()].filter((each) => each.state === state).length);

  test("whatever the words are, the lines stand and count the same", () => {
    const retold = anyMessages.chain((told) =>
      fc.tuple(
        fc.constant(told),
        fc.shuffledSubarray([...told, ...told, ...told], { minLength: told.length * 3 }),
        fc.nat(60),
      ),
    );
    fc.assert(
      fc.property(retold, ([told, again, cut]) => {
        const [first, second] = [messages(...again.slice(0, cut)), messages(...again.slice(cut))];
        const run = advance(advance(running, first), second);
        expect(states(run)).toEqual(states(after(...told)));
        expect(counts(run)).toEqual(counts(after(...told)));
      }),
      { numRuns: 500 },
    );
  });

  test("no line's progress ever falls", () => {
    fc.assert(
      fc.property(shuffled, ({ retold }) => {
        let run = running;
        for (const message of messages(...retold)) {
          const before = line(run, message.line_number)?.progress ?? 0;
          run = advance(run, [message]);
          expect(line(run, message.line_number)?.progress ?? 0).toBeGreaterThanOrEqual(before);
        }
      }),
    );
  });
});
