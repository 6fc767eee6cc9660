import type { OwnText } from "./own-text";
import { UnsavedText } from "./unsaved-text";

type LostRightProps = { own: Pick<OwnText, "text" | "isDirty" | "failure" | "kept" | "setAside" | "discard"> };

/** For whoever may no longer change a text: what they had typed and not saved. */
export function LostRight({ own }: LostRightProps) {
  const text = own.isDirty ? own.text : own.kept?.text;
  if (text === undefined) return null;
  return (
    <UnsavedText
      text={text}
      why="You may no longer change this text. What you typed was not saved:"
      failure={own.failure}
      closeLabel={own.isDirty ? "Close" : "Discard"}
      onClose={own.isDirty ? own.setAside : own.discard}
    />
  );
}
