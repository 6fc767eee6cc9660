import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { isUnderWay } from "@/jobs/generator";
import type { GeneratorRun } from "@/jobs/generator-run";
import { pause } from "@/jobs/poll";
import {
  forgetJob,
  isTabLocked,
  recallJob,
  rememberJob,
  useJobChannel,
  waitForTabLock,
  withTabLock,
} from "@/jobs/tabs";
import { useUser } from "@/session/session";
import { countLines, isComplete, lineGenerators } from "@/story/generators";
import { latestLines } from "@/story/use-media-lines";

interface Sequence {
  /** `elsewhere`: another tab is at it, and this one follows what it makes; `unknown` until it is known whether one is. */
  phase: "unknown" | "idle" | "running" | "done" | "stopped" | "elsewhere";
  /** Which of the seven is being run, or was run last. */
  step: number;
  /** When it began here, on the monotonic clock, in milliseconds. */
  begun?: number;
  /** Whether no line lacked anything once it was done. */
  isAllMade?: boolean;
}

/** Milliseconds in which a tab that is loaded anew takes its work up again. */
const reloadMs = 5_000;

// Decision: .github/decisions/generators.md
/**
 * Runs the seven generators one after another, each on what the earlier ones made; those with nothing to do are passed
 * over. Whoever leaves finds the sequence going on after their return, from the step that was under way.
 */
export function useGenerateAll(story_id: string, runs: readonly GeneratorRun[], isKnown: boolean) {
  const client = useQueryClient();
  const { user_id } = useUser();
  const job = { kind: "everything", user_id, story_id };
  const [sequence, setSequence] = useState<Sequence>({ phase: "unknown", step: 0 });
  const [isStopping, setStopping] = useState(false);
  /** Aborted when the screen goes; what it was told to do stays remembered. */
  const current = useRef<AbortController>(null);
  const stopsAfterStep = useRef(false);
  // At once, as the runs do: the one under way ends with the screen, which must not be taken for its failure.
  useLayoutEffect(
    () => () => {
      current.current?.abort();
      current.current = null;
    },
    [],
  );

  const arrive = useEffectEvent((isElsewhere: boolean) => {
    if (isElsewhere) atOneTime(followElsewhere);
    else setSequence((before) => (before.phase === "unknown" ? { ...before, phase: "idle" } : before));
  });
  useEffect(() => {
    const leaving = new AbortController();
    void isTabLocked({ kind: "everything", user_id, story_id }).then((isElsewhere) => {
      if (!leaving.signal.aborted) arrive(isElsewhere);
    });
    return () => leaving.abort();
  }, [user_id, story_id]);

  const isDone = (step: number) => {
    const generator = lineGenerators[step];
    return generator === undefined || isComplete(countLines(generator, latestLines(client, story_id)));
  };

  const isAllMade = () => lineGenerators.every((_, step) => isDone(step));

  /**
   * Gives whether a generator has made what it can. The step that was under way when the screen was left is followed,
   * never begun a second time: what it left undone is the user's to ask for again.
   */
  async function makeStep(run: GeneratorRun, isResumed: boolean): Promise<boolean> {
    if (isResumed && !isUnderWay(run.read())) return true;
    const { phase } = await run.begin();
    return phase === "complete" || (isResumed && phase === "idle");
  }

  async function runAll(signal: AbortSignal, leftAt: number | undefined): Promise<Sequence["phase"]> {
    const begun = performance.now();
    for (const [step, run] of runs.entries()) {
      if (step < (leftAt ?? 0)) continue;
      if (isDone(step) && !isUnderWay(run.read())) continue;
      setSequence({ phase: "running", step, begun });
      rememberJob(job, String(step));
      const isMade = await makeStep(run, step === leftAt);
      if (signal.aborted) return "running";
      if (!isMade) return "stopped";
      if (stopsAfterStep.current) return "idle";
    }
    return "done";
  }

  async function runInOneTab(signal: AbortSignal, leftAt: number | undefined): Promise<Sequence["phase"]> {
    const phase = await withTabLock(job, signal, () => runAll(signal, leftAt));
    if (signal.aborted) return "running";
    return phase ?? followElsewhere(signal);
  }

  async function followElsewhere(signal: AbortSignal): Promise<Sequence["phase"]> {
    setSequence({ phase: "elsewhere", step: 0 });
    do {
      await waitForTabLock(job, signal);
      if (isAllMade()) break;
      await pause(reloadMs, signal);
    } while (await isTabLocked(job));
    return "idle";
  }

  /** Does this until it is over or the screen goes; nothing where something is done already. */
  function atOneTime(work: (signal: AbortSignal) => Promise<Sequence["phase"]>): void {
    if (current.current !== null) return;
    const leaving = (current.current = new AbortController());
    stopsAfterStep.current = false;
    setStopping(false);
    const end = (phase: Sequence["phase"]) => {
      if (leaving.signal.aborted) return;
      current.current = null;
      forgetJob(job);
      setSequence(({ step }) => ({ phase, step, isAllMade: isAllMade() }));
    };
    work(leaving.signal).then(end, () => end("idle"));
  }

  const begin = (leftAt?: number) => atOneTime((signal) => runInOneTab(signal, leftAt));

  // Whoever opens, or looks at, another tab is not offered what this one is at.
  const begun = sequence.phase === "running" ? sequence.begun : undefined;
  useJobChannel(job, begun, () => atOneTime(followElsewhere));

  const resume = useEffectEvent(() => {
    const leftAt = recallJob(job);
    if (leftAt !== undefined) begin(Number(leftAt));
  });
  useEffect(() => {
    if (isKnown) resume();
  }, [isKnown]);

  /** Lets the run under way end and starts no further one. */
  function stopAfterStep(): void {
    stopsAfterStep.current = true;
    forgetJob(job);
    setStopping(true);
  }

  return { ...sequence, isStopping, begin: () => begin(), stopAfterStep };
}
