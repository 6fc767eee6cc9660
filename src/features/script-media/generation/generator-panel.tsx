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
import { clock, failedLines, outcomeOf, remainingTime, type Outcome } from "./outcome";
import { UnknownWord } from "@/features/script-media/unknown-word";

type GeneratorPanelProps = {
  generator: LineGenerator;
  run: GeneratorRun;
  lines: readonly MediaLine[];
  mayEdit: boolean;
  /** Whether the seven are being run one after another. */
  isQueued: boolean;
};

/** One bulk generator: what is there, what is being made, and what came of it. */
export function GeneratorPanel({ generator, run: store, lines, mayEdit, isQueued }: GeneratorPanelProps) {
  const run = ofTheseLines(useRun(store), lines);
  const busy = isUnderWay(run);
  const count = countWith(run, generator, lines);
  const { done, total } = count;
  const isKnown = done !== undefined;
  const left = isKnown ? total - done : undefined;
  const percent = total === 0 ? 100 : (100 * (done ?? 0)) / total;
  const end = endOf(run, generator.title, left);
  // Of all seven it is their common end that is told.
  useJobNotification({ what: generator.title, isWorking: busy, end: isQueued ? undefined : end && jobEnd(end) });

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
    <section
      id={anchorOf(generator.title)}
      tabIndex={-1}
      aria-label={generator.title}
      className="flex min-w-0 flex-col gap-3 rounded-xl border bg-ink-900 p-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-semibold">{generator.title}</h3>
          <p className="text-sm text-dim tabular-nums">
            {isKnown ? `${done} of ${total}` : "Unknown how many"} {generator.lines} have {generator.has}
          </p>
        </div>
        {action()}
      </div>
      {(isKnown || busy) && (
        <ProgressBar
          label={generator.title}
          value={isKnown ? percent : undefined}
          tone={isComplete(count) ? "ok" : "accent"}
        />
      )}
      {/* Of all seven one voice tells how they go. */}
      <LiveRegion says={busy && !isQueued ? announcementOf(generator, run, lines) : undefined} />
      {busy && <Doing run={run} left={left} />}
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
        failures={failedLines(run).map(([line_number, reason]) => [`Line ${line_number}`, reason])}
        more={(others) => `And ${others} more ${others === 1 ? "line" : "lines"}. The Shot List marks them all.`}
      />
    </section>
  );
}

/** The anchor of a generator's panel: "shot-images". */
export const anchorOf = (title: string) => title.toLowerCase().replaceAll(" ", "-");

const settledLines = (run: Run) => [...run.lines.values()].filter(({ state }) => state !== "running").length;

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
  /** Lines still to be made; undefined where that is not known. */
  left: number | undefined;
};

function Doing({ run, left }: DoingProps) {
  const elapsed = useElapsed(run.begun);
  const settled = settledLines(run);
  const remaining = remainingTime(elapsed, settled, left ?? 0);
  return (
    <div className="flex flex-wrap justify-between gap-x-4 text-sm text-dim">
      <p className="min-w-0 truncate">{doingNow(run)}</p>
      <p className="tabular-nums">
        {clock(elapsed)} elapsed{remaining === undefined ? "" : `, about ${clock(remaining)} left`}
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
