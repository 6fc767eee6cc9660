import { Download } from "lucide-react";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import type { ExportState } from "./use-film-export";

type ExportEndProps = {
  end: Extract<ExportState, { is: "done" | "failed" }>;
  onSave: () => void;
  onClose: () => void;
  /** Back to what can be chosen. */
  onAgain: () => void;
  /** The same once more. */
  onRetry: (() => void) | undefined;
};

/** The film that was written, or why it was not. */
export function ExportEnd({ end, onSave, onClose, onAgain, onRetry }: ExportEndProps) {
  if (end.is === "failed")
    return (
      <>
        <Notice tone="bad">{end.words}</Notice>
        <div className="flex flex-wrap justify-end gap-2 pt-2">
          <Button onClick={onClose}>Close</Button>
          <Button onClick={onAgain}>Change settings</Button>
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
        </div>
      </>
    );
  const { address, fileName, missed } = end;
  return (
    <>
      <Notice tone="ok">{address ? `${fileName} is ready to be saved.` : `${fileName} is saved.`}</Notice>
      {missed && <Notice tone="warn">{missed}</Notice>}
      <div className="flex flex-wrap justify-end gap-2 pt-2">
        <Button onClick={onClose}>Close</Button>
        <Button onClick={onAgain}>Export again</Button>
        {address && (
          <a
            href={address}
            download={fileName}
            onClick={onSave}
            className="inline-flex min-h-9 items-center gap-2 rounded-lg border border-transparent bg-accent-fill px-4 py-1.5 font-medium text-white transition-colors duration-150 hover:bg-accent-fill/85"
          >
            <Download aria-hidden className="size-4" />
            Save file
          </a>
        )}
      </div>
    </>
  );
}
