import { useQuery } from "@tanstack/react-query";
import { memo } from "react";
import { Link } from "react-router-dom";
import { storyVideo } from "@/api/contract/story-video";
import { read } from "@/api/query";
import { isUnderWay } from "@/jobs/generator";
import { useRuns, type GeneratorRun } from "@/jobs/generator-run";
import { generatorSteps } from "@/story/pipeline";
import { paths } from "@/routing/paths";
import { StatusWord, type Status } from "@/ui/status-word";
import { countLines, isComplete, lineGenerators, type MediaLine } from "@/story/generators";
import { UnknownWord } from "@/features/script-media/unknown-word";
import "./pipeline-bar.css";

type PipelineBarProps = {
  story_id: string;
  /** Undefined while they are not known. */
  lines: readonly MediaLine[] | undefined;
  /** Undefined while it is not known. */
  isCast: boolean | undefined;
  runs: readonly GeneratorRun[];
};

/** What is ready, running or missing on the way from the script to the film, and the way there. */
export const PipelineBar = memo(function PipelineBar({ story_id, lines, isCast, runs }: PipelineBarProps) {
  const film = useQuery(read(storyVideo, { story_id }));
  const isParsed = lines && lines.length > 0;
  return (
    <nav
      aria-label="Production pipeline"
      className="pipeline sticky top-26 z-10 -mx-4 mb-6 overflow-x-auto border-y bg-ink-950 px-4 sm:-mx-6 sm:px-6"
    >
      <ol className="flex min-w-max gap-1 py-2">
        <Step label="Parse" href="#parse" status={doneOrMissing(isParsed)} />
        <Step label="Cast" href="#cast" status={isParsed === false ? "waiting" : doneOrMissing(isCast)} />
        {generatorSteps.map((step) => (
          <GeneratorsStep key={step.label} step={step} lines={lines} runs={runs} isOpen={isCast === true} />
        ))}
        <li>
          <Link to={paths.editVideo(story_id)} className={stepLook}>
            Film <Word status={doneOrMissing(film.data?.exists)} />
          </Link>
        </li>
      </ol>
    </nav>
  );
});

const stepLook = "flex items-center gap-2 rounded-lg px-2.5 py-1.5 text-sm font-medium hover:bg-ink-850";

function doneOrMissing(isDone: boolean | undefined) {
  if (isDone === undefined) return "unknown";
  return isDone ? "done" : "missing";
}

type WordProps = { status: Status | "unknown"; words?: string | undefined };

/** As wide as the widest word, so that none moves the others when it changes. */
const Word = ({ status, words }: WordProps) => (
  <span className="flex min-w-20">
    {status === "unknown" ? <UnknownWord /> : <StatusWord status={status}>{words}</StatusWord>}
  </span>
);

function Step({ label, href, ...word }: WordProps & { label: string; href: string }) {
  return (
    <li>
      <a href={href} className={stepLook}>
        {label} <Word {...word} />
      </a>
    </li>
  );
}

type GeneratorsStepProps = Pick<PipelineBarProps, "lines" | "runs"> & {
  step: (typeof generatorSteps)[number];
  isOpen: boolean;
};

function GeneratorsStep({ step, lines, runs, isOpen }: GeneratorsStepProps) {
  const own = lineGenerators.filter(({ title }) => step.of.includes(title));
  const isRunning = useRuns(runs, (all) =>
    all.some((run, index) => own.some(({ title }) => title === lineGenerators[index]?.title) && isUnderWay(run)),
  );
  const counts = own.map((each) => countLines(each, lines ?? []));
  const done = counts.reduce((sum, count) => sum + (count.done ?? 0), 0);
  const total = counts.reduce((sum, count) => sum + count.total, 0);
  const isKnown = lines && counts.every((count) => count.done !== undefined);
  const isDone = lines && lines.length > 0 && counts.every(isComplete);

  function statusOf(): WordProps["status"] {
    if (isRunning) return "running";
    if (!isKnown) return "unknown";
    if (isDone) return "done";
    return isOpen ? "missing" : "waiting";
  }
  const status = statusOf();
  const words = status === "missing" && done > 0 ? `${Math.floor((100 * done) / total)}%` : undefined;
  return <Step label={step.label} href={isOpen ? step.href : "#cast"} status={status} words={words} />;
}
