import type { EditableField } from "./editable-text";
import { UnsavedText } from "./unsaved-text";

type PermissionLostNoticeProps = {
  own: Pick<EditableField, "text" | "isDirty" | "failure" | "kept" | "setAside" | "discard">;
};

/** For whoever may no longer change a text: what they had typed and not saved. */
export function PermissionLostNotice({ own }: PermissionLostNoticeProps) {
  const text = own.isDirty ? own.text : own.kept?.text;
  if (text === undefined) return null;
  return (
    // The field in which somebody was typing has just left the page, and the focus with it.
    <div data-takes-focus tabIndex={-1} className="outline-none">
      <UnsavedText
        text={text}
        why="You may no longer change this text. What you typed was not saved:"
        failure={own.failure}
        closeLabel={own.isDirty ? "Close" : "Discard"}
        onClose={own.isDirty ? own.setAside : own.discard}
      />
    </div>
  );
}
