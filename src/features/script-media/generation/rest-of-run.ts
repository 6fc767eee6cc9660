import type { Run } from "@/jobs/generator";
import { restMs } from "@/rules/rest-time";

/** As many finished lines tell a generator's pace. */
const least = 3;

export const settledLines = (run: Run) => [...run.lines.values()].filter(({ state }) => state !== "running").length;

/** Milliseconds for the lines that are left, at the pace of those that are finished; undefined until it is measured. */
export function restOf(run: Run, left: number, elapsedMs: number): number | undefined {
  const done = settledLines(run);
  const rest = restMs({ done, all: done + Math.max(0, left), elapsedMs, least });
  return rest !== undefined && rest >= 1_000 ? rest : undefined;
}
