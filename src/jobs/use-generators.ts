import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { lineProgressOf, type LineProgress, type Run } from "./generator";
import { createGeneratorRun, type Generator, type GeneratorRun } from "./generator-run";
import { createInFlightRegistry } from "./in-flight";

const useInFlight = createInFlightRegistry<unknown>();

/**
 * The runs of a story's generators, which live as long as their screen: leaving it closes every stream.
 * Mount it anew (`key`) for another story.
 */
export function useGenerators(
  generators: readonly Generator[],
  of: { user_id: string; story_id: string },
  reread: () => Promise<unknown>,
): readonly GeneratorRun[] {
  const starts = useInFlight();
  const [runs] = useState(() => generators.map((each) => createGeneratorRun(each, of, { reread, starts })));
  // Before any effect of the screen's parts: what begins a run there must find the one that is taken up.
  useLayoutEffect(() => {
    const closers = runs.map((run) => run.open());
    return () => closers.forEach((close) => close());
  }, [runs]);
  return runs;
}

/** Where a run stands. Renders anew with each batch of messages. */
export const useRun = (run: GeneratorRun): Run => useSyncExternalStore(run.subscribe, run.read);

/** Where one line of a run stands. Renders anew only when that line has moved. */
export const useLineProgress = (run: GeneratorRun, line_number: number): LineProgress | undefined =>
  useSyncExternalStore(run.subscribe, () => lineProgressOf(run.read(), line_number));

/** What several runs come to together. Renders anew only when that changes. */
export function useRuns<Sum extends boolean | number | string | undefined>(
  runs: readonly GeneratorRun[],
  sum: (runs: readonly Run[]) => Sum,
): Sum {
  const subscribe = useCallback(
    (listener: () => void) => {
      const leave = runs.map((run) => run.subscribe(listener));
      return () => leave.forEach((each) => each());
    },
    [runs],
  );
  return useSyncExternalStore(subscribe, () => sum(runs.map((run) => run.read())));
}
