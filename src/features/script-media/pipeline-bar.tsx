import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { storyVideo } from "@/api/contract/story-video";
import { read } from "@/api/query";
import { isUnderWay } from "@/jobs/generator";
import type { GeneratorRun } from "@/jobs/generator-run";
import { paths } from "@/routing/paths";
import { StatusWord, type Status } from "@/ui/status-word";
import { countLines, isComplete, lineGenerators, type MediaLine } from "./generators";

type PipelineBarProps = {
  story_id: string;
  lines: readonly MediaLine[];
  isCast: boolean;
  runs: readonly GeneratorRun[];
};

type Stage = { label: string; href: string; generators: number[] };

/** Which of the seven generators make up a stage, by their place. */
const stages: Stage[] = [
  { label: "Audio", href: "#audio", generators: [0] },
  { label: "Shots", href: "#shot-types", generators: [1] },
  { label: "Prompts", href: "#image-prompts", generators: [2, 4] },
  { label: "Images", href: "#shot-images", generators: [3] },
  { label: "Video", href: "#talking-videos", generators: [5, 6] },
];

/** What is ready, running or missing on the way from the script to the film, and the way there. */
export function PipelineBar({ story_id, lines, isCast, runs }: PipelineBarProps) {
  const film = useQuery(read(storyVideo, { story_id }));
  const isParsed = lines.length > 0;
  return (
    <nav
      aria-label="Production pipeline"
      className="sticky top-14 z-20 -mx-4 mb-6 overflow-x-auto border-y bg-ink-950 px-4 sm:-mx-6 sm:px-6"
    >
      <ol className="flex min-w-max gap-1 py-2">
        <Step label="Parse" href="#parse" status={isParsed ? "done" : "missing"} />
        <Step label="Cast" href="#cast" status={isCast ? "done" : "missing"} />
        {stages.map((stage) => (
          <StageStep key={stage.label} stage={stage} lines={lines} runs={runs} isOpen={isCast} />
        ))}
        <li>
          <Link to={paths.editVideo(story_id)} className={stepLook}>
            Film <StatusWord status={film.data?.exists ? "done" : "missing"} />
          </Link>
        </li>
      </ol>
    </nav>
  );
}

const stepLook = "flex items-center gap-2 rounded-lg px-2.5 py-1.5 text-sm font-medium hover:bg-ink-850";

function Step({
  label,
  href,
  status,
  words,
}: {
  label: string;
  href: string;
  status: Status;
  words?: string | undefined;
}) {
  return (
    <li>
      <a href={href} className={stepLook}>
        {label} <StatusWord status={status}>{words}</StatusWord>
      </a>
    </li>
  );
}

type StageStepProps = { stage: Stage; lines: readonly MediaLine[]; runs: readonly GeneratorRun[]; isOpen: boolean };

function StageStep({ stage, lines, runs, isOpen }: StageStepProps) {
  const isRunning = useAnyUnderWay(runs.filter((_, place) => stage.generators.includes(place)));
  const counts = lineGenerators
    .filter((_, place) => stage.generators.includes(place))
    .map((each) => countLines(each, lines));
  const done = counts.reduce((sum, count) => sum + count.done, 0);
  const total = counts.reduce((sum, count) => sum + count.total, 0);
  const isDone = lines.length > 0 && counts.every(isComplete);
  const status = isRunning ? "running" : isDone ? "done" : isOpen ? "missing" : "waiting";
  const words = status === "missing" && done > 0 ? `${Math.floor((100 * done) / total)}%` : undefined;
  return <Step label={stage.label} href={isOpen ? stage.href : "#cast"} status={status} words={words} />;
}

/** Whether any of these runs is under way; renders anew only when that changes. */
function useAnyUnderWay(runs: readonly GeneratorRun[]): boolean {
  const subscribe = (listener: () => void) => {
    const leave = runs.map((run) => run.subscribe(listener));
    return () => leave.forEach((each) => each());
  };
  return useSyncExternalStore(subscribe, () => runs.some((run) => isUnderWay(run.read())));
}
