import { Button } from "./button";
import { Notice } from "./notice";

type UnsavedTextProps = {
  text: string;
  /** Why it stands here. */
  why: string;
  /** Of a save that failed. */
  failure?: string | undefined;
  closeLabel: string;
  onClose: () => void;
};

/** What was typed and not saved, to be copied where it can no longer be edited. */
export function UnsavedText({ text, why, failure, closeLabel, onClose }: UnsavedTextProps) {
  return (
    <Notice
      tone={failure ? "bad" : "warn"}
      action={
        <Button size="sm" variant="ghost" onClick={onClose}>
          {closeLabel}
        </Button>
      }
    >
      {failure && <p>{failure}</p>}
      <p>{why}</p>
      <div role="region" aria-label="Your unsaved text" tabIndex={0} className="mt-1 max-h-40 overflow-y-auto text-dim">
        {text}
      </div>
    </Notice>
  );
}
