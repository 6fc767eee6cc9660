import { useState, type ReactNode } from "react";
import { Button } from "./button";
import { ConfirmDialog } from "./confirm-dialog";
import { Notice } from "./notice";

type DeleteButtonProps = {
  label: string;
  /** The question of the dialog. */
  question: string;
  /** What will be lost, by name. */
  children: ReactNode;
  /** Deletes; a rejection closes the dialog and leaves the thing where it is. */
  onDelete: () => Promise<unknown>;
  /** Shown under the button after a failure. */
  error?: string | undefined;
};

/** A delete button that asks first. */
export function DeleteButton({ label, question, children, onDelete, error }: DeleteButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);

  async function confirm() {
    setDeleting(true);
    try {
      await onDelete();
    } catch {
      // The caller's `error` says what happened.
    } finally {
      setDeleting(false);
      setAsking(false);
    }
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant="danger" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {error && <Notice tone="bad">{error}</Notice>}
      <ConfirmDialog
        open={isAsking}
        title={question}
        confirmLabel={isDeleting ? "Deleting..." : label}
        busy={isDeleting}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </div>
  );
}
