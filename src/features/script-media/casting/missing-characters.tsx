import { clip } from "@/rules/format";
import { NotifyMeButton } from "@/shared/notify-me-button";
import { useJobNotification } from "@/shared/use-job-notification";
import { Button } from "@/ui/button";
import { inQuarters, LiveRegion } from "@/ui/live-region";
import { Notice } from "@/ui/notice";
import { ProgressBar } from "@/ui/progress-bar";
import { Elapsed } from "@/shared/elapsed";
import { Section } from "@/features/script-media/section";
import { SlowJobNotice } from "@/features/script-media/slow-job-notice";
import { useComing, type Standing } from "@/features/script-media/use-fold";
import { FailureList } from "@/features/script-media/generation/failure-list";
import { useProjectCharacters } from "./use-casting";
import type { Making } from "./use-missing-characters";
import { countFailing, type Validation } from "./validation";

type MissingCharactersSectionProps = {
  story_id: string;
  making: Making;
  project_id: string;
  validation: Validation;
  /** Undefined while it is not known. */
  hasLines: boolean | undefined;
  isComing: boolean;
  mayEdit: boolean;
};

/** Makes whoever is missing: a project character with a voice and a picture for every script character without. */
export function MissingCharactersSection(props: MissingCharactersSectionProps) {
  const { story_id, making, project_id, validation, hasLines, isComing, mayEdit } = props;
  const { phase, progress, message, count, begun, failures = [], isUnderWay, begin, stop } = making;
  const characters = useProjectCharacters(project_id).data?.characters;
  useJobNotification({
    what: "Generate Missing Characters",
    isWorking: isUnderWay,
    end: phase === "complete" || phase === "error" ? { failed: phase === "error", words: message } : undefined,
  });
  const nameOf = (id: string | undefined) => characters?.find((one) => one.id === id)?.name ?? `Character ${id}`;
  const isCast = validation.isError ? undefined : validation.data?.allValid;

  const coming = useComing(isComing);

  function standing(): Standing {
    if (isUnderWay) return "running";
    if (phase === "error") return "failed";
    if (phase === "complete") return "told";
    if (!hasLines) return "waiting";
    if (coming) return coming;
    return isCast ? "done" : "todo";
  }

  function words(): string {
    if (isUnderWay) return `${Math.floor(progress)} %`;
    if (isCast === undefined) return "not known yet";
    const failing = countFailing(validation.data?.detailedResults);
    return isCast ? "none missing" : failing > 0 ? `${failing} incomplete` : "some are incomplete";
  }

  return (
    <Section
      story_id={story_id}
      id="missing"
      title="Generate Missing Characters"
      standing={standing()}
      words={words()}
      actions={
        mayEdit && (
          <Button size="sm" busy={isUnderWay} onClick={begin}>
            {isUnderWay ? "Generating..." : "Generate Missing Characters"}
          </Button>
        )
      }
      always={<LiveRegion says={isUnderWay ? inQuarters("Missing characters", progress) : undefined} />}
    >
      <div className="flex flex-col gap-3">
        <p className="text-dim">
          {mayEdit
            ? "Gives every script character without one a project character, and to all of them the voice and the image they lack."
            : whoIsMissing(isCast)}
        </p>
        {isUnderWay && (
          <div className="flex flex-col gap-2">
            <ProgressBar label="Generating missing characters" value={progress} />
            <div className="flex flex-wrap items-center gap-x-3 text-sm text-dim">
              <p className="flex flex-wrap gap-x-3">
                {clip(message)}
                {count && (
                  <span className="tabular-nums">
                    {count.done} of {count.total} {count.total === 1 ? "character" : "characters"}
                  </span>
                )}
                <SlowJobNotice begun={begun} words="Still generating" />
              </p>
              <Elapsed begun={begun} />
              {phase === "generating" && (
                <Button variant="ghost" size="sm" onClick={stop}>
                  Stop waiting
                </Button>
              )}
            </div>
            <NotifyMeButton />
            {phase !== "preparing" && (
              <p className="text-sm text-dim">You may leave this page: the characters are made all the same.</p>
            )}
          </div>
        )}
        {phase === "complete" && <Notice tone="ok">{clip(message)}</Notice>}
        {phase === "error" && <Notice tone="bad">{message}</Notice>}
        <FailureList
          label="Characters that could not be generated"
          failures={failures.map(({ id, name, error }) => [name ?? nameOf(id), error || "Unknown error"])}
          more={(others) => `And ${others} more.`}
        />
      </div>
    </Section>
  );
}

/** For those who can do nothing about it. */
function whoIsMissing(isCast: boolean | undefined): string {
  if (isCast === undefined) return "Whether anybody is missing is not known.";
  return isCast ? "Nobody is missing." : "Some characters are missing assignments, voices, or images.";
}
