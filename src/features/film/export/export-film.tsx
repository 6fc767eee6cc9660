import { Download } from "lucide-react";
import { useState } from "react";
import { useJobNotification, type JobEnd } from "@/shared/use-job-notification";
import type { Timeline } from "@/rules/timeline";
import { Button } from "@/ui/button";
import { ConfirmDialog } from "@/ui/confirm-dialog";
import { Dialog } from "@/ui/dialog";
import { ExportChoice } from "./export-choice";
import { ExportEnd } from "./export-end";
import { ExportProgress } from "./export-progress";
import { useFilmExport, type ExportOrder, type ExportState } from "./use-film-export";

type ExportFilmProps = { timeline: Timeline; title: string };

/** Writes the film as it is now into a file, in the browser. */
export function ExportFilm({ timeline, title }: ExportFilmProps) {
  const [isOpen, setOpen] = useState(false);
  const [isStopping, setStopping] = useState(false);
  const [order, setOrder] = useState<ExportOrder>();
  const { state, start, cancel, save, reset } = useFilmExport();
  const isWriting = state.is === "writing";
  useJobNotification({ what: "Export film", isWorking: isWriting, end: endOf(state) });

  function begin(next: ExportOrder) {
    setOrder(next);
    void start(next);
  }

  function close() {
    if (isWriting) setStopping(true);
    else setOpen(false);
  }

  function stop() {
    setStopping(false);
    cancel();
  }

  return (
    <>
      <Button
        className="max-sm:px-2 max-sm:text-sm"
        disabled={timeline.segments.length === 0}
        onClick={() => setOpen(true)}
      >
        <Download aria-hidden className="max-sm:hidden" />
        Export film
      </Button>
      <Dialog open={isOpen} title="Export film" onClose={close}>
        {state.is === "idle" && <ExportChoice timeline={timeline} title={title} onExport={begin} onClose={close} />}
        {isWriting && <ExportProgress progress={state} onCancel={stop} />}
        {(state.is === "done" || state.is === "failed") && (
          <ExportEnd
            end={state}
            onSave={save}
            onClose={close}
            onAgain={reset}
            onRetry={order && (() => void start(order))}
          />
        )}
      </Dialog>
      <ConfirmDialog
        open={isStopping && isWriting}
        title="Stop the export?"
        confirmLabel="Stop the export"
        onConfirm={stop}
        onCancel={() => setStopping(false)}
      >
        <p>What is written of the film so far is thrown away.</p>
      </ConfirmDialog>
    </>
  );
}

function endOf(state: ExportState): JobEnd | undefined {
  if (state.is === "done") return { words: `${state.fileName} is written.` };
  return state.is === "failed" ? { failed: true, words: state.words } : undefined;
}
