import { useId, type ReactNode } from "react";
import { Button } from "./button";
import { Dialog, DialogActions } from "./dialog";
import { Notice } from "./notice";

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  /** What will happen, naming what will be lost. */
  children: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  tone?: "danger" | "primary" | undefined;
  busy?: boolean | undefined;
  error?: string | undefined;
};

/** Asks before something that cannot be taken back. Cancel comes first, so that it has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, onConfirm, onCancel, tone = "danger", busy = false, error } = props;
  const bodyId = useId();
  return (
    <Dialog open={open} title={title} role="alertdialog" describedBy={bodyId} onClose={() => !busy && onCancel()}>
      <div id={bodyId} className="flex flex-col gap-3 text-dim wrap-anywhere">
        {children}
      </div>
      {error && <Notice tone="bad">{error}</Notice>}
      <DialogActions>
        <Button disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
        <Button variant={tone} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
