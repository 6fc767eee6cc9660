import { memo, useEffect, type ReactNode } from "react";
import { useRuns, type GeneratorRun } from "@/jobs/generator-run";
import { paths } from "@/routing/paths";
import { NotifyMeButton } from "@/shared/notify-me-button";
import { useJobNotification, type JobEnd } from "@/shared/use-job-notification";
import { Button, ButtonLink } from "@/ui/button";
import { LiveRegion } from "@/ui/live-region";
import { Notice } from "@/ui/notice";
import { Panel } from "@/ui/panel";
import { GeneratorPanel, announcementOf } from "./generator-panel";
import { countLines, isComplete, lineGenerators, type MediaLine } from "@/story/generators";
import { useGenerateAll } from "./use-generate-all";

type ProductionSectionProps = {
  story_id: string;
  runs: readonly GeneratorRun[];
  lines: readonly MediaLine[];
  mayEdit: boolean;
  /** Whether the characters have been found valid since the screen was entered. */
  isValidated: boolean;
  /** Hears whether all seven are being run. */
  onRunning: (isRunning: boolean) => void;
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
  onRunning,
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
  useEffect(() => {
    onRunning(isRunning);
    return () => onRunning(false);
  }, [isRunning, onRunning]);

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
    <Panel
      id="production"
      title="Generate Media"
      actions={
        mayEdit && (
          <>
            {isRunning && (
              <Button variant="ghost" size="sm" disabled={everything.isStopping} onClick={everything.stopAfterStep}>
                {everything.isStopping ? "Stopping after this step" : "Stop after this step"}
              </Button>
            )}
            {isAllDone && !isRunning ? (
              <ButtonLink variant="primary" to={paths.editVideo(story_id)}>
                Edit Story Video
              </ButtonLink>
            ) : (
              (isKnown || isRunning) &&
              isOffered && (
                <Button variant="primary" busy={isRunning} onClick={everything.begin}>
                  {isRunning ? "Generating..." : "Generate everything"}
                </Button>
              )
            )}
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-dim">{summary()}</p>
        <Spoken
          runs={runs}
          lines={lines}
          step={isRunning ? everything.step : undefined}
          end={everything.phase === "done" ? spokenEnd : undefined}
        />
        {isRunning && <NotifyMeButton />}
        {everything.phase === "elsewhere" && (
          <Notice tone="info">Another tab is generating everything. This one follows what it makes.</Notice>
        )}
        {everything.phase === "stopped" && step && <Notice tone="warn">{stopped}</Notice>}
        <div className="grid items-start gap-3 md:grid-cols-2 2xl:grid-cols-3">
          {lineGenerators.map((generator, index) => {
            const run = runs[index];
            if (run === undefined) return null;
            const props = { generator, run, lines, mayEdit, isQueued: isRunning };
            return <GeneratorPanel key={generator.title} {...props} />;
          })}
        </div>
      </div>
    </Panel>
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
