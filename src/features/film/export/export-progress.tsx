import { NotifyMeButton } from "@/shared/notify-me-button";
import { Button } from "@/ui/button";
import { ProgressBar } from "@/ui/progress-bar";
import { restWords } from "@/rules/rest-time";
import type { ExportState } from "./use-film-export";

type ExportProgressProps = { progress: Extract<ExportState, { is: "writing" }>; onCancel: () => void };

/** How far the film is written. */
export function ExportProgress({ progress, onCancel }: ExportProgressProps) {
  const { percent, shot, shots, restMs } = progress;
  return (
    <>
      <ProgressBar label="Export film" value={percent} />
      <p className="flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
        <span>
          Line {shot + 1} of {shots}
        </span>
        <span className="text-dim">
          {percent}%{restMs !== undefined && `, ${restWords(restMs)}`}
        </span>
      </p>
      <p className="text-sm text-dim">You can look at other tabs meanwhile. Leaving this screen stops the export.</p>
      <div className="flex flex-wrap items-center justify-between gap-2 pt-2">
        <NotifyMeButton />
        <Button onClick={onCancel} className="ml-auto">
          Cancel
        </Button>
      </div>
    </>
  );
}
