import { isUnderWay, type Run } from "@/jobs/generator";
import { useRuns, type GeneratorRun } from "@/jobs/generator-run";
import { useElapsed } from "@/shared/elapsed";
import { countWith, lineGenerators, type MediaLine } from "@/story/generators";
import { clock, failedLines } from "./outcome";
import { restOf } from "./rest-of-run";

type OfRuns = { runs: readonly GeneratorRun[]; lines: readonly MediaLine[] };

/** Which of the seven is under way; undefined while none is. */
export const useStepUnderWay = (runs: readonly GeneratorRun[]) =>
  useRuns(runs, (all) => {
    const step = all.findIndex(isUnderWay);
    return step < 0 ? undefined : step;
  });

/** "2:10 left" of a generator under way, anew each second; undefined until that is measured. */
export function useRestWords({ runs, lines }: OfRuns, step: number | undefined): string | undefined {
  const run = step === undefined ? undefined : runs[step]?.read();
  const elapsed = useElapsed(run?.begun);
  const generator = step === undefined ? undefined : lineGenerators[step];
  if (!run || !generator) return undefined;
  const { done, total } = countWith(run, generator, lines);
  const rest = done === undefined ? undefined : restOf(run, total - done - failedLines(run).length, elapsed);
  return rest === undefined ? undefined : `${clock(rest)} left`;
}

/** What is being made now: "Shot Images, 34 of 69 lines, 2:10 left". */
export function StepProgress({ runs, lines, step }: OfRuns & { step: number }) {
  const words = useRuns(runs, (all) => wordsOf(all, step, lines));
  const rest = useRestWords({ runs, lines }, step);
  return <>{[words, rest].filter(Boolean).join(", ")}</>;
}

function wordsOf(all: readonly Run[], step: number, lines: readonly MediaLine[]): string | undefined {
  const [generator, run] = [lineGenerators[step], all[step]];
  if (!generator || !run) return undefined;
  const { done, total } = countWith(run, generator, lines);
  return done === undefined ? generator.title : `${generator.title}, ${done} of ${total} ${generator.lines}`;
}

/** "60 % · 3:15 gone". */
export function Percent({ percent, begun }: { percent: number | undefined; begun: number | undefined }) {
  const elapsed = useElapsed(begun);
  return (
    <>
      {percent !== undefined && <span className="font-semibold text-text">{percent} %</span>}
      {percent !== undefined && begun !== undefined && " · "}
      {begun !== undefined && `${clock(elapsed)} gone`}
    </>
  );
}
