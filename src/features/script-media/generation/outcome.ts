import { counted } from "@/rules/format";
import type { Run } from "@/jobs/generator";

export interface Outcome {
  tone: "ok" | "warn" | "bad";
  texts: string[];
}

/** What a completed run came to, and how many lines are still `left`; counts the back end does not tell are derived from the lines. Document 2, section 8. */
export function outcomeOf(title: string, run: Run, left = 0): Outcome {
  const outcome = toldOutcome(title, run);
  if (left <= 0 || outcome.tone !== "ok") return outcome;
  const texts = outcome.texts.filter((text) => text !== nothingLeft);
  return { tone: "warn", texts: [...texts, `${countOf(left)} ${left === 1 ? "is" : "are"} still to be made.`] };
}

const nothingLeft = "There was nothing left to generate.";

function toldOutcome(title: string, { lines, stats }: Run): Outcome {
  const states = [...lines.values()].map(({ state }) => state);
  const failures = stats?.failed ?? states.filter((state) => state === "failed").length;
  const successes = stats?.success ?? states.filter((state) => state === "done").length;

  if (title === "Shot Types" && stats?.updated_lines !== undefined) {
    const { updated_lines, talking_count = 0, action_count = 0 } = stats;
    return {
      tone: "ok",
      texts: [`${countOf(updated_lines)} updated. ${talking_count} talking, ${action_count} action.`],
    };
  }
  if (title === "Action Videos" && failures > 0) {
    return successes === 0
      ? {
          tone: "bad",
          texts: ["Failed to generate any action videos.", `All ${failures} action videos failed to generate.`],
        }
      : { tone: "warn", texts: [`Action videos generated with ${successes} successes and ${failures} failures.`] };
  }
  if (failures > 0)
    return { tone: successes === 0 ? "bad" : "warn", texts: [`${areDone(successes)}, ${failures} failed.`] };
  return {
    tone: "ok",
    texts: [successes === 0 ? nothingLeft : `${areDone(successes)}.`],
  };
}

const countOf = (lines: number) => counted(lines, "line");
const areDone = (lines: number) => `${countOf(lines)} ${lines === 1 ? "is" : "are"} done`;

/** Line number → why it failed, in the order of the lines. */
export const failedLines = ({ lines }: Run): [number, string][] =>
  [...lines]
    .filter(([, { state }]) => state === "failed")
    .map(([line_number, { message }]): [number, string] => [line_number, message ?? "Error"])
    .toSorted(([a], [b]) => a - b);

/** "4:07" of milliseconds. */
export const clock = (ms: number) => {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};
