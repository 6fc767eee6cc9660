import { useState } from "react";
import { isUnderWay } from "@/jobs/generator";
import { useRuns, type GeneratorRun } from "@/jobs/generator-run";
import { countWith, lineGenerators, type MediaLine } from "@/story/generators";

/**
 * How far the generator under way has come, in percent; undefined while none is. Of the seven run one after another it
 * is the share of everything that is there, which never goes back: what shot types are found changes what is to be made.
 */
export function useRunningPercent(
  runs: readonly GeneratorRun[],
  lines: readonly MediaLine[] | undefined,
  isEverything: boolean,
): number | undefined {
  const now = useRuns(runs, (all) => {
    const first = all.findIndex(isUnderWay);
    const counts = lineGenerators.flatMap((generator, index) => {
      const run = isEverything || index === first ? all[index] : undefined;
      return run && lines ? [countWith(run, generator, lines)] : [];
    });
    if (counts.length === 0 || counts.some(({ done }) => done === undefined)) return undefined;
    const sum = (field: "done" | "total") => counts.reduce((before, count) => before + (count[field] ?? 0), 0);
    return sum("total") === 0 ? 0 : Math.floor((100 * sum("done")) / sum("total"));
  });

  const [furthest, setFurthest] = useState(0);
  const next = isEverything ? Math.max(furthest, now ?? 0) : 0;
  if (next !== furthest) setFurthest(next);
  return isEverything ? next : now;
}
