import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { isUnderWay } from "@/jobs/generator";
import type { GeneratorRun } from "@/jobs/generator-run";
import { countLines, isComplete, lineGenerators } from "./generators";
import { latestLines } from "./use-media-lines";

interface Sequence {
  phase: "idle" | "running" | "done" | "stopped";
  /** Which of the seven is being run, or was run last. */
  step: number;
}

/** Runs the seven generators one after another, each on what the earlier ones made; those with nothing to do are passed over. */
export function useEverything(story_id: string, runs: readonly GeneratorRun[]) {
  const client = useQueryClient();
  const [sequence, setSequence] = useState<Sequence>({ phase: "idle", step: 0 });
  const [isStopping, setStopping] = useState(false);
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function runAll(signal: AbortSignal): Promise<void> {
    for (const [step, run] of runs.entries()) {
      const generator = lineGenerators[step];
      if (generator === undefined) continue;
      if (isComplete(countLines(generator, latestLines(client, story_id))) && !isUnderWay(run.read())) continue;
      setSequence({ phase: "running", step });
      const { phase } = await run.begin();
      if (phase !== "complete") return setSequence({ phase: "stopped", step });
      if (signal.aborted) return setSequence({ phase: "idle", step });
    }
    setSequence({ phase: "done", step: runs.length - 1 });
  }

  function begin(): void {
    if (current.current !== null) return;
    current.current = new AbortController();
    setStopping(false);
    void runAll(current.current.signal).finally(() => {
      current.current = null;
    });
  }

  /** Lets the run under way end and starts no further one. */
  function stopAfterStep(): void {
    current.current?.abort();
    setStopping(true);
  }

  return { ...sequence, isStopping, begin, stopAfterStep };
}
