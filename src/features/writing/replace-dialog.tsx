import { ConfirmDialog } from "@/ui/confirm-dialog";
import type { useOwnText } from "./use-own-text";

type ReplaceDialogProps = { own: ReturnType<typeof useOwnText>; what: "logline" | "script" };

/** Asks before a recommendation replaces edits that were not saved. */
export function ReplaceDialog({ own, what }: ReplaceDialogProps) {
  return (
    <ConfirmDialog
      open={own.offered !== undefined}
      title={`Replace your unsaved ${what}?`}
      confirmLabel="Replace"
      onConfirm={own.accept}
      onCancel={own.decline}
    >
      What you typed in Current {what === "logline" ? "Logline" : "Script"} has not been saved and will be replaced.
    </ConfirmDialog>
  );
}
