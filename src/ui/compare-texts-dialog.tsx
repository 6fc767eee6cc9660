import { Button } from "./button";
import { cn } from "./cn";
import { Dialog, DialogActions } from "./dialog";
import type { EditableField } from "./editable-text";

type CompareTextsDialogProps = {
  own: Pick<EditableField, "text" | "theirs" | "setAside" | "goOn">;
  /** Words of the film: set in the screenplay's type. */
  script?: boolean | undefined;
  /** Saves the user's own text over theirs. */
  onKeepMine: () => void;
  /** Shows theirs, with what was typed on offer; left out where the field stays as it is. */
  onTakeTheirs?: () => void;
};

/** Shows what somebody else has saved meanwhile beside what was typed, and asks which of them is kept. */
export function CompareTextsDialog({
  own,
  script = false,
  onKeepMine,
  onTakeTheirs = own.setAside,
}: CompareTextsDialogProps) {
  return (
    <Dialog
      open={own.theirs !== undefined}
      title="This text was changed while you were editing it"
      role="alertdialog"
      className="max-w-4xl"
      onClose={own.goOn}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Version title="Saved meanwhile" text={own.theirs ?? ""} script={script} />
        <Version title="Yours" text={own.text} script={script} />
      </div>
      <DialogActions>
        <Button onClick={own.goOn}>Go on editing</Button>
        <Button onClick={onTakeTheirs}>Keep theirs</Button>
        <Button variant="danger" onClick={onKeepMine}>
          Replace with yours
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Version({ title, text, script }: { title: string; text: string; script: boolean }) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <h3 className="text-sm text-dim">{title}</h3>
      <div
        role="region"
        tabIndex={0}
        aria-label={title}
        className={cn(
          "max-h-[40dvh] overflow-y-auto rounded-lg border bg-ink-950 p-3 whitespace-pre-wrap wrap-anywhere",
          script && "font-script",
        )}
      >
        {text || "Empty."}
      </div>
    </div>
  );
}
