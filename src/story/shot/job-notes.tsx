import { Elapsed } from "@/shared/elapsed";
import { NotifyMeButton } from "@/shared/notify-me-button";
import { useJobNotification } from "@/shared/use-job-notification";
import { Notice } from "@/ui/notice";
import { ProgressBar } from "@/ui/progress-bar";
import { endWords, jobWords, keepingProblem } from "./job-status";
import type { ShotMaking } from "./use-shot-job";

type JobNotesProps = {
  what: "image" | "video";
  line_number: number;
  making: ShotMaking;
  failure: string | undefined;
};

/** How the making of a picture or clip goes, and what came of it. */
export function JobNotes({ what, line_number, making, failure }: JobNotesProps) {
  const { isWorking, isSlow, isDone, status, begun } = making;
  const problem = keepingProblem(status, what);
  const ready = isDone && status ? endWords(status, what) : undefined;
  const words = failure ?? problem ?? ready;
  useJobNotification({
    what: `${what === "image" ? "Image" : "Video"} of line ${line_number}`,
    isWorking,
    end: words === undefined ? undefined : { failed: failure !== undefined, words },
  });
  return (
    <>
      {isWorking && (
        <div className="flex flex-col gap-2">
          <ProgressBar label={`Making the ${what}`} value={status?.progress} />
          <p className="flex flex-wrap justify-between gap-x-4 text-sm text-dim">
            <span role="status">{jobWords(status, what)}</span>
            <Elapsed begun={begun} />
          </p>
          <p className="text-sm text-dim">You may leave: the {what} is made all the same.</p>
          <NotifyMeButton />
        </div>
      )}
      {isSlow && (
        <Notice tone="info">
          {what === "image" ? "Image" : "Video"} generation may take longer. Polling for status...
        </Notice>
      )}
      {failure ? (
        <Notice tone="bad">{failure}</Notice>
      ) : (
        !isWorking && problem && <Notice tone="warn">{problem}</Notice>
      )}
      {ready && !failure && !problem && (
        <p role="status" className="text-sm text-ok">
          {ready}
        </p>
      )}
    </>
  );
}
