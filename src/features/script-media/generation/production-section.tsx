import { memo, useCallback, useEffect, useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { useRuns, type GeneratorRun } from "@/jobs/generator-run";
import { paths } from "@/routing/paths";
import { NotifyMeButton } from "@/shared/notify-me-button";
import { useJobNotification, type JobEnd } from "@/shared/use-job-notification";
import { Button, ButtonLink } from "@/ui/button";
import { cn } from "@/ui/cn";
import { LiveRegion } from "@/ui/live-region";
import { Notice } from "@/ui/notice";
import { ProgressBar } from "@/ui/progress-bar";
import type { Everything } from "./everything";
import { GeneratorRow, announcementOf } from "./generator-row";
import { Percent, StepProgress, useStepUnderWay } from "./progress";
import { MakingOf } from "./wall";
import { countLines, isComplete, lineGenerators, type MediaLine } from "@/story/generators";
import { useGenerateAll } from "./use-generate-all";

type ProductionSectionProps = {
  story_id: string;
  runs: readonly GeneratorRun[];
  lines: readonly MediaLine[];
  mayEdit: boolean;
  /** Whether the characters have been found valid since the screen was entered. */
  isValidated: boolean;
  /** How far everything has come, in percent, while something is under way. */
  percent: number | undefined;
  /** Hears where generating everything stands, as long as it can. */
  onEverything: (everything: Everything | undefined) => void;
};

const allMade = "Every line has its media. The film can be made.";
const notAllMade = "Not every line has its media yet.";

/** The seven generators, and the one button that runs them all in their order. */
export const ProductionSection = memo(function ProductionSection({
  story_id,
  runs,
  lines,
  mayEdit,
  isValidated,
  percent,
  onEverything,
}: ProductionSectionProps) {
  const counts = lineGenerators.map((generator) => countLines(generator, lines));
  const isAllDone = counts.every(isComplete);
  const isKnown = counts.every(({ done }) => done !== undefined);
  const everything = useGenerateAll(story_id, runs, isKnown && isValidated);
  const isRunning = everything.phase === "running";
  const isOffered = everything.phase !== "elsewhere" && everything.phase !== "unknown";
  const step = lineGenerators[everything.step];
  const stopped = `The steps after ${step?.title} were not started, because it did not complete.`;
  const ends: Partial<Record<typeof everything.phase, JobEnd>> = {
    done: everything.isAllMade ? { words: allMade } : { failed: true, words: notAllMade },
    stopped: { failed: true, words: stopped },
  };
  const spokenEnd = everything.isAllMade ? "All seven steps are done." : notAllMade;
  useJobNotification({ what: "Generate everything", isWorking: isRunning, end: ends[everything.phase] });
  const canBegin = isOffered && (isKnown || isRunning);

  const latest = useRef(everything.begin);
  useLayoutEffect(() => {
    latest.current = everything.begin;
  });
  const begin = useCallback(() => latest.current(), []);
  const isElsewhere = everything.phase === "elsewhere";
  const at = everything.step;
  useEffect(() => {
    const phase = isRunning ? "running" : isElsewhere ? "elsewhere" : "idle";
    onEverything({ phase, isOffered: canBegin, step: at, begin });
    return () => onEverything(undefined);
  }, [isRunning, isElsewhere, canBegin, at, begin, onEverything]);

  const underWay = useStepUnderWay(runs);
  const made = counts.reduce((sum, { done = 0 }) => sum + done, 0);
  const all = counts.reduce((sum, { total }) => sum + total, 0);
  const share = percent ?? (all === 0 ? 100 : Math.floor((100 * made) / all));
  const titleId = useId();

  function summary(): ReactNode {
    if (isRunning && step)
      return (
        <>
          Step {everything.step + 1} of {lineGenerators.length}: {step.title}. You may leave this page: the step under
          way goes on without it, the next ones when you come back.
        </>
      );
    if (isAllDone) return allMade;
    if (!isKnown) return "How much of it is there already is not known.";
    if (!mayEdit) return notAllMade;
    return "Each step works on what the steps before it made. What is there already is kept.";
  }

  return (
    <section id="production" tabIndex={-1} aria-labelledby={titleId} className="flex min-w-0 flex-col gap-2.5">
      <header className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={titleId} className="text-lg font-semibold max-sm:w-full">
          Generate Media
        </h2>
        <p className="min-w-0 text-sm text-dim tabular-nums">
          {underWay !== undefined && <StepProgress runs={runs} lines={lines} step={underWay} />}
        </p>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-2 max-sm:w-full">
          <p className="text-sm text-dim tabular-nums max-sm:mr-auto">
            {isKnown && <Percent percent={share} begun={isRunning ? everything.begun : undefined} />}
          </p>
          {mayEdit && isRunning && (
            <Button variant="ghost" size="sm" disabled={everything.isStopping} onClick={everything.stopAfterStep}>
              {everything.isStopping ? "Stopping after this step" : "Stop after this step"}
            </Button>
          )}
          {mayEdit && isAllDone && !isRunning && (
            <ButtonLink size="sm" to={paths.editVideo(story_id)}>
              Edit Story Video
            </ButtonLink>
          )}
          {mayEdit && (!isAllDone || isRunning) && canBegin && (
            // The story bar has the same, filled; on a phone that alone has the room to say that it runs.
            <Button
              size="sm"
              variant="ghost"
              busy={isRunning}
              onClick={everything.begin}
              className={cn(isRunning && "max-sm:sr-only")}
            >
              {isRunning ? "Generating..." : "Generate everything"}
            </Button>
          )}
        </div>
      </header>
      {isKnown && <ProgressBar label="Generate Media" value={share} tone="dim" className="h-1" />}
      {/* On a phone the pictures come first. */}
      <p className={cn("text-sm text-dim", isRunning && "max-sm:order-last")}>{summary()}</p>
      <Spoken
        runs={runs}
        lines={lines}
        step={isRunning ? everything.step : undefined}
        end={everything.phase === "done" ? spokenEnd : undefined}
      />
      {isRunning && <NotifyMeButton />}
      {isElsewhere && (
        <Notice tone="info">Another tab is generating everything. This one follows what it makes.</Notice>
      )}
      {everything.phase === "stopped" && step && <Notice tone="warn">{stopped}</Notice>}
      <MakingOf runs={runs} lines={lines} isEverything={isRunning}>
        {lineGenerators.map((generator, index) => {
          const run = runs[index];
          if (run === undefined) return null;
          const props = { story_id, generator, run, lines, mayEdit, isQueued: isRunning };
          return <GeneratorRow key={generator.title} {...props} />;
        })}
      </MakingOf>
    </section>
  );
});

type SpokenProps = Pick<ProductionSectionProps, "runs" | "lines"> & {
  /** Which of the seven is being run; undefined where they are not run one after another. */
  step: number | undefined;
  /** How all of them ended, once they have. */
  end: string | undefined;
};

/** One voice for all seven: the step, how far it is, and the end. */
function Spoken({ runs, lines, step, end }: SpokenProps) {
  const words = useRuns(runs, (all) => {
    const [generator, run] = step === undefined ? [] : [lineGenerators[step], all[step]];
    return generator && run && announcementOf(generator, run, lines);
  });
  return (
    <LiveRegion
      says={step === undefined ? end : `Step ${step + 1} of ${lineGenerators.length}, ${words ?? "beginning"}`}
    />
  );
}
