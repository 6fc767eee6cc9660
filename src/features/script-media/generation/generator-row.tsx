import { memo } from "react";
import { isUnderWay, type Run } from "@/jobs/generator";
import { useRun, type GeneratorRun } from "@/jobs/generator-run";
import { clip } from "@/rules/format";
import { NotifyMeButton } from "@/shared/notify-me-button";
import { useJobNotification, type JobEnd } from "@/shared/use-job-notification";
import { Button } from "@/ui/button";
import { inQuarters, LiveRegion } from "@/ui/live-region";
import { Notice } from "@/ui/notice";
import { ProgressBar } from "@/ui/progress-bar";
import { StatusWord } from "@/ui/status-word";
import { useElapsed } from "@/shared/elapsed";
import { FailureList } from "./failure-list";
import { countWith, isComplete, ofTheseLines, type LineGenerator, type MediaLine } from "@/story/generators";
import { clock, failedLines, outcomeOf, type Outcome } from "./outcome";
import { restOf, settledLines } from "./rest-of-run";
import { Section } from "@/features/script-media/section";
import { UnknownWord } from "@/features/script-media/unknown-word";

type GeneratorRowProps = {
  story_id: string;
  generator: LineGenerator;
  run: GeneratorRun;
  lines: readonly MediaLine[];
  mayEdit: boolean;
  /** Whether the seven are being run one after another. */
  isQueued: boolean;
};

/** One bulk generator: a thin row, which opens to what is being made and what came of it. */
export const GeneratorRow = memo(function GeneratorRow(props: GeneratorRowProps) {
  const { story_id, generator, run: store, lines, mayEdit, isQueued } = props;
  const run = ofTheseLines(useRun(store), lines);
  const busy = isUnderWay(run);
  const count = countWith(run, generator, lines);
  const { done, total } = count;
  const isKnown = done !== undefined;
  const left = isKnown ? total - done : undefined;
  const percent = total === 0 ? 100 : (100 * (done ?? 0)) / total;
  const end = endOf(run, generator.title, left);
  const failures = failedLines(run);
  // Of all seven it is their common end that is told.
  useJobNotification({ what: generator.title, isWorking: busy, end: isQueued ? undefined : end && jobEnd(end) });

  /** Under way it tells enough in its line. */
  function standing() {
    if (run.garbled || (end && end.tone !== "ok")) return "failed";
    return isComplete(count) ? "done" : "waiting";
  }

  function mark() {
    if (busy) return "running";
    if (end?.tone === "bad" || failures.length > 0) return "failed";
    return isComplete(count) ? "done" : "todo";
  }

  function action() {
    if (!isKnown && !busy) return <UnknownWord />;
    if (!mayEdit) return <StatusWord status={isComplete(count) ? "done" : "missing"} />;
    return (
      <Button size="sm" busy={busy} disabled={isQueued && !busy} onClick={() => void store.begin()}>
        {busy ? "Generating..." : generator.button}
      </Button>
    );
  }

  return (
    <Section
      story_id={story_id}
      id={anchorOf(generator.title)}
      title={generator.title}
      standing={standing()}
      mark={mark()}
      words={isKnown ? `${done} of ${total} ${generator.lines}` : "unknown"}
      isRow
      // Of all seven one voice tells how they go.
      always={<LiveRegion says={busy && !isQueued ? announcementOf(generator, run, lines) : undefined} />}
    >
      <div className="flex max-w-2xl flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-dim tabular-nums">
            {isKnown ? `${done} of ${total}` : "Unknown how many"} {generator.lines} have {generator.has}
          </p>
          {action()}
        </div>
        {(isKnown || busy) && (
          <ProgressBar
            label={generator.title}
            value={isKnown ? percent : undefined}
            tone={isComplete(count) ? "ok" : "accent"}
          />
        )}
        {busy && <Doing run={run} left={left === undefined ? undefined : left - failures.length} />}
        {busy && !isQueued && <p className="text-sm text-dim">You may leave this page: the work goes on without it.</p>}
        {busy && !isQueued && <NotifyMeButton />}
        {run.garbled && <Notice tone="bad">Error processing server update: Invalid data format</Notice>}
        {end && (
          <Notice
            tone={end.tone}
            isQuiet={isQueued}
            action={
              run.lost && (
                <Button size="sm" onClick={() => void store.reconnect()}>
                  Reconnect
                </Button>
              )
            }
          >
            {end.words}
          </Notice>
        )}
        <FailureList
          label="Failed lines"
          failures={failures.map(([line_number, reason]) => [`Line ${line_number}`, reason])}
          more={(others) => `And ${others} more ${others === 1 ? "line" : "lines"}. The Shot List marks them all.`}
        />
      </div>
    </Section>
  );
});

/** The anchor of a generator's row: "shot-images". */
export const anchorOf = (title: string) => title.toLowerCase().replaceAll(" ", "-");

/** How far a run has come, of what it had to do, in words that change with each quarter. */
export function announcementOf(generator: LineGenerator, run: Run, lines: readonly MediaLine[]): string {
  const { title } = generator;
  const { done, total } = countWith(run, generator, lines);
  if (done === undefined) return title;
  const left = total - done;
  const settled = settledLines(run);
  return inQuarters(title, settled === 0 ? 0 : (100 * settled) / (left + settled));
}

type DoingProps = {
  run: Run;
  /** Lines still to be tried; undefined where that is not known. */
  left: number | undefined;
};

function Doing({ run, left }: DoingProps) {
  const elapsed = useElapsed(run.begun);
  const rest = left === undefined ? undefined : restOf(run, left, elapsed);
  return (
    <div className="flex flex-wrap justify-between gap-x-4 text-sm text-dim">
      <p className="min-w-0 truncate">{doingNow(run)}</p>
      <p className="tabular-nums">
        {clock(elapsed)} elapsed{rest === undefined ? "" : `, about ${clock(rest)} left`}
      </p>
    </div>
  );
}

function doingNow({ phase, latest, silence }: Run): string {
  if (phase === "starting") return "Starting...";
  if (phase === "waiting") return "Waiting for a free connection";
  if (silence) return `No news for ${silence / 1_000} s`;
  if (latest === undefined) return "Waiting for the first news...";
  const { line_number, message, status } = latest;
  const doing = message ?? status?.replaceAll("_", " ");
  return clip([line_number !== undefined && `Line ${line_number}`, doing].filter(Boolean).join(": "));
}

type End = { tone: Outcome["tone"] | "info"; words: string };

function endOf(run: Run, title: string, left = 0): End | undefined {
  if (run.phase === "complete") {
    const { tone, texts } = outcomeOf(title, run, left);
    return { tone, words: texts.join("\n") };
  }
  if (!run.text) return undefined;
  const goesOn = run.lost && run.text.startsWith("Process continues");
  return { tone: goesOn ? "info" : "bad", words: clip(run.text) };
}

/** A run that goes on unseen has not ended. */
const jobEnd = ({ tone, words }: End): JobEnd | undefined =>
  tone === "info" ? undefined : { failed: tone === "bad", words };
