import { expect, test } from "vitest";
import { progressMessage } from "@/api/contract/generators";
import { advance, type Run } from "@/jobs/generator";
import { clock, failedLines, outcomeOf } from "./outcome";

const running: Run = { phase: "running", lines: new Map() };
const after = (...sent: object[]) =>
  advance(
    running,
    sent.map((each) => progressMessage.parse(each)),
  );
const lines = (...statuses: string[]) => statuses.map((status, index) => ({ line_number: index + 1, status }));

test.each<[string, string, object[], string, string[]]>([
  [
    "all failed",
    "Action Videos",
    [{ complete: true, stats: { success: 0, failed: 4 } }],
    "bad",
    ["Failed to generate any action videos.", "All 4 action videos failed to generate."],
  ],
  [
    "some failed",
    "Action Videos",
    [{ complete: true, stats: { success: "3", failed: "1", total: 4 } }],
    "warn",
    ["Action videos generated with 3 successes and 1 failures."],
  ],
  [
    "without stats, from the lines",
    "Action Videos",
    [...lines("completed", "failed", "failed"), { complete: true }],
    "warn",
    ["Action videos generated with 1 successes and 2 failures."],
  ],
  ["all made", "Action Videos", [{ complete: true, stats: { success: 4, failed: 0 } }], "ok", ["4 lines are done."]],
  [
    "shot types",
    "Shot Types",
    [{ complete: true, stats: { updated_lines: 9, talking_count: 5, action_count: 4 } }],
    "ok",
    ["9 lines updated. 5 talking, 4 action."],
  ],
  [
    "another generator",
    "Audio",
    [...lines("completed", "error"), { complete: true }],
    "warn",
    ["1 line is done, 1 failed."],
  ],
  ["one made", "Audio", [{ complete: true, stats: { success: 1 } }], "ok", ["1 line is done."]],
  [
    "one shot type",
    "Shot Types",
    [{ complete: true, stats: { updated_lines: 1, talking_count: 1, action_count: 0 } }],
    "ok",
    ["1 line updated. 1 talking, 0 action."],
  ],
  ["nothing to do", "Audio", [{ complete: true }], "ok", ["There was nothing left to generate."]],
])("%s", (_, title, messages, tone, texts) => {
  expect(outcomeOf(title, after(...messages))).toEqual({ tone, texts });
});

test("the failed lines are told in their order, with their reasons", () => {
  const run = after(
    { line_number: 9, status: "failed", message: "too dark" },
    { line_number: 2, status: "error" },
    { line_number: 1, status: "completed" },
  );
  expect(failedLines(run)).toEqual([
    [2, "Error"],
    [9, "too dark"],
  ]);
});

test.each([
  [0, "0:00"],
  [59_999, "0:59"],
  [247_000, "4:07"],
  [-5, "0:00"],
])("%i ms read %s", (ms, text) => {
  expect(clock(ms)).toBe(text);
});

test("what a run has left undone is said beside what it has done", () => {
  const nothingTold = after({ complete: true });
  expect(outcomeOf("Audio", nothingTold)).toEqual({ tone: "ok", texts: ["There was nothing left to generate."] });
  expect(outcomeOf("Audio", nothingTold, 17)).toEqual({ tone: "warn", texts: ["17 lines are still to be made."] });
  const some = after(...lines("completed", "completed"), { complete: true });
  expect(outcomeOf("Audio", some, 1).texts).toEqual(["2 lines are done.", "1 line is still to be made."]);
  const failed = after(...lines("completed", "error"), { complete: true });
  expect(outcomeOf("Audio", failed, 1).texts).toEqual(["1 line is done, 1 failed."]);
});
