import { Clapperboard, Film, PenLine, Play, Sparkles, UsersRound } from "lucide-react";
import type { ComponentType } from "react";
import { paths } from "@/routing/paths";
import type { NextStep } from "@/rules/next-step";
import { Button, ButtonLink } from "@/ui/button";
import { cn } from "@/ui/cn";

/** What the next step does on the screen that can do it at once. Everywhere else it is a link there. */
export interface StepAction {
  run: () => void;
  /** In other words than usual, where what is done has changed. */
  label?: string | undefined;
  isDisabled?: boolean | undefined;
  /** While it runs it is told and cannot be clicked. The words are few: "2:10 left". */
  running?: { percent?: number | undefined; words?: string | undefined } | undefined;
}
export type StepActions = Partial<Record<NextStep, StepAction>>;

interface Look {
  words: string;
  Icon: ComponentType;
  to: (story_id: string) => string;
}

const looks: Record<NextStep, Look> = {
  write: { words: "Write or import the script", Icon: PenLine, to: (story_id) => paths.editScript(story_id) },
  parse: { words: "Parse Script", Icon: Clapperboard, to: (story_id) => `${paths.scriptMedia(story_id)}#parse` },
  cast: {
    words: "Generate Missing Characters",
    Icon: UsersRound,
    to: (story_id) => `${paths.scriptMedia(story_id)}#missing`,
  },
  generate: {
    words: "Generate everything",
    Icon: Sparkles,
    to: (story_id) => `${paths.scriptMedia(story_id)}#production`,
  },
  film: { words: "Create Story Video", Icon: Film, to: (story_id) => paths.editVideo(story_id) },
  watch: { words: "Watch film", Icon: Play, to: (story_id) => paths.film(story_id) },
};

type NextStepControlProps = {
  story_id: string;
  step: NextStep;
  /** How much of the media is there, in percent. */
  percent: number | undefined;
  action: StepAction | undefined;
};

/** The one filled control of a story's screens: what to do next, in the words of what will happen. */
export function NextStepControl({ story_id, step, percent, action }: NextStepControlProps) {
  const { words: usual, Icon, to } = looks[step];
  const { running, label: words = usual } = action ?? {};
  const state = running ? inFewWords(running) : step === "generate" && percent ? `${percent} %` : undefined;
  const name = `Next step: ${[words, state].filter(Boolean).join(" · ")}`;
  const label = (
    <>
      {!running && <Icon aria-hidden />}
      {words}
      {state && <span className={cn("font-normal tabular-nums", running && "text-dim")}>{state}</span>}
    </>
  );
  if (!action)
    return (
      <ButtonLink variant="primary" className={place} aria-label={name} to={to(story_id)}>
        {label}
      </ButtonLink>
    );
  // The same button all the while, so that the focus stays on it.
  return (
    <Button
      variant={running ? "quiet" : "primary"}
      className={cn(place, "relative overflow-hidden")}
      aria-label={name}
      disabled={action.isDisabled}
      aria-disabled={running && true}
      onClick={running ? undefined : action.run}
    >
      {label}
      {running && (
        <span
          aria-hidden
          className="absolute inset-x-0 bottom-0 h-0.5 origin-left bg-text transition-transform duration-200 motion-reduce:transition-none"
          style={{ transform: `scaleX(${(running.percent ?? 0) / 100})` }}
        />
      )}
    </Button>
  );
}

const place = "w-full text-sm max-sm:min-h-11 sm:w-auto";

function inFewWords({ percent, words }: NonNullable<StepAction["running"]>): string {
  const share = percent === undefined ? undefined : `${percent} %`;
  return [share, words].filter(Boolean).join(", ") || "under way";
}
