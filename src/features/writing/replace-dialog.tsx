import { useState } from "react";
import { ConfirmDialog } from "@/ui/confirm-dialog";
import type { EditableField } from "@/ui/editable-text";

/** Puts a recommendation or an imported file into the field; asks first where that replaces unsaved edits. */
export function useConfirmReplace(own: EditableField) {
  const [offered, setOffered] = useState<string>();
  return {
    offer: (text: string) => {
      // The field must not change while its text is being saved.
      if (own.isSaving) return;
      if (own.isDirty && text !== own.text) setOffered(text);
      else own.type(text);
    },
    isAsking: offered !== undefined,
    accept: () => {
      if (offered !== undefined && !own.isSaving) own.type(offered);
      setOffered(undefined);
    },
    decline: () => setOffered(undefined),
  };
}

type ReplaceDialogProps = Omit<ReturnType<typeof useConfirmReplace>, "offer"> & { what: "logline" | "script" };

/** Asks before unsaved edits are replaced. */
export function ReplaceDialog({ isAsking, accept, decline, what }: ReplaceDialogProps) {
  return (
    <ConfirmDialog
      open={isAsking}
      title={`Replace your unsaved ${what}?`}
      confirmLabel="Replace"
      onConfirm={accept}
      onCancel={decline}
    >
      What you typed in Current {what === "logline" ? "Logline" : "Script"} has not been saved and will be replaced.
    </ConfirmDialog>
  );
}
