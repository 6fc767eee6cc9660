import { clip, counted } from "@/rules/format";
import { NotifyMeButton } from "@/shared/notify-me-button";
import { Button } from "@/ui/button";
import { LiveRegion } from "@/ui/live-region";
import { Notice } from "@/ui/notice";
import { ProgressBar } from "@/ui/progress-bar";
import { Elapsed } from "@/shared/elapsed";
import { Section } from "./section";
import { SlowJobNotice } from "./slow-job-notice";
import type { Standing } from "./use-fold";
import type { Parse } from "./use-parse";

type ParseSectionProps = {
  story_id: string;
  parse: Parse;
  mayEdit: boolean;
  /** Undefined while it is not known. */
  lineCount: number | undefined;
};

/** Parsing the script, and how it goes. */
export function ParseSection({ story_id, parse, mayEdit, lineCount }: ParseSectionProps) {
  const { busy, isPolling, begun, doing, end, start, stop } = parse;

  function standing(): Standing {
    if (busy) return "running";
    if (end) return end.failed ? "failed" : "told";
    if (lineCount === undefined) return "coming";
    return lineCount === 0 ? "todo" : "done";
  }

  return (
    <Section
      story_id={story_id}
      id="parse"
      title="Parse Script"
      standing={standing()}
      words={busy ? "under way" : wordsOf(lineCount)}
      actions={
        mayEdit && (
          <Button size="sm" busy={busy} onClick={start}>
            {busy ? "Parsing..." : "Parse Script"}
          </Button>
        )
      }
      always={<LiveRegion says={busy ? `Parse Script: ${doing}` : undefined} />}
    >
      <div className="flex flex-col gap-3">
        <p className="text-dim">
          {mayEdit && "Reads the script line by line: where each line plays, who speaks it, and what is done."}
          <span className="block">{lineCount !== undefined && linesSoFar(lineCount)}</span>
        </p>
        {busy && (
          <div className="flex flex-col gap-2">
            <ProgressBar label="Parsing the script" />
            <div className="flex flex-wrap items-center gap-x-3 text-sm text-dim">
              <p className="flex flex-wrap gap-x-3">
                {clip(doing)}
                <SlowJobNotice begun={begun} words="Still parsing" />
              </p>
              <Elapsed begun={begun} />
              {isPolling && (
                <Button variant="ghost" size="sm" onClick={stop}>
                  Stop waiting
                </Button>
              )}
            </div>
            <NotifyMeButton />
          </div>
        )}
        {end && <Notice tone={end.failed ? "bad" : "ok"}>{end.words}</Notice>}
      </div>
    </Section>
  );
}

const linesSoFar = (count: number) =>
  count === 0 ? "The script has not been parsed yet." : `${counted(count, "line")} so far.`;

function wordsOf(lineCount: number | undefined): string {
  if (lineCount === undefined) return "not known yet";
  return lineCount === 0 ? "not parsed yet" : `${counted(lineCount, "line")} · ready`;
}
