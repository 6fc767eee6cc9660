import { Button } from "./button";
import { Notice } from "./notice";
import type { OwnText } from "./own-text";

/** For whoever may no longer change a text: what they had typed and not saved, to be copied. */
export function LostRight({
  own,
}: {
  own: Pick<OwnText, "text" | "isDirty" | "failure" | "kept" | "setAside" | "discard">;
}) {
  const text = own.isDirty ? own.text : own.kept?.text;
  if (text === undefined) return null;
  return (
    <Notice
      tone={own.failure ? "bad" : "warn"}
      action={
        <Button size="sm" variant="ghost" onClick={own.isDirty ? own.setAside : own.discard}>
          {own.isDirty ? "Close" : "Discard"}
        </Button>
      }
    >
      {own.failure && <p>{own.failure}</p>}
      <p>You may no longer change this text. What you typed was not saved:</p>
      <div role="region" aria-label="Your unsaved text" tabIndex={0} className="mt-1 max-h-40 overflow-y-auto text-dim">
        {text}
      </div>
    </Notice>
  );
}
