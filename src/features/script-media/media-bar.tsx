import { memo } from "react";
import type { GeneratorRun } from "@/jobs/generator-run";
import { lineGenerators, type MediaLine } from "@/story/generators";
import type { StepActions } from "@/story/next-step-control";
import { StoryBar } from "@/story/story-bar";
import { useMedia } from "@/ui/use-media";
import type { Making } from "./casting/use-missing-characters";
import type { Everything } from "./generation/everything";
import { useRestWords } from "./generation/progress";
import type { Parse } from "./use-parse";

type MediaBarProps = {
  story_id: string;
  parse: Parse;
  making: Making;
  /** Undefined as long as nothing can be generated. */
  everything: Everything | undefined;
  /** How far generating has come. */
  percent: number | undefined;
  runs: readonly GeneratorRun[];
  /** Undefined while they are not known. */
  lines: readonly MediaLine[] | undefined;
};

const noLines: readonly MediaLine[] = [];

/** The story's bar, which does the next step at once here. The rest time, which moves each second, renders it alone. */
export const MediaBar = memo(function MediaBar(props: MediaBarProps) {
  const { story_id, parse, making, everything, percent, runs, lines = noLines } = props;
  const isRunning = everything?.phase === "running";
  // A phone has room for the percent alone.
  const hasRoom = useMedia("(min-width: 40rem)");
  const rest = useRestWords({ runs, lines }, isRunning && hasRoom ? everything.step : undefined);

  const { count } = making;
  const actions: StepActions = {
    parse: { run: parse.start, running: parse.busy ? {} : undefined },
    cast: {
      run: making.begin,
      running: making.isUnderWay
        ? { percent: Math.floor(making.progress), words: count && `${count.done} of ${count.total}` }
        : undefined,
    },
    ...(everything && {
      generate: {
        run: everything.begin,
        isDisabled: everything.phase === "idle" && !everything.isOffered,
        running: runningOf(everything, percent, rest),
      },
    }),
  };
  return <StoryBar story_id={story_id} room="scriptMedia" actions={actions} />;
});

/** The rest time is that of the step under way: what the next ones take has not been measured. */
function runningOf({ phase, step }: Everything, percent: number | undefined, rest: string | undefined) {
  if (phase === "elsewhere") return { words: "in another tab" };
  return phase === "running" ? { percent, words: rest && `${lineGenerators[step]?.title} ${rest}` } : undefined;
}
