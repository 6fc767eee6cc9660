import { useState } from "react";
import { Button } from "./button";
import { ConfirmDialog } from "./confirm-dialog";
import { Notice } from "./notice";
import type { EditableField } from "./editable-text";
import { VisuallyHidden } from "./visually-hidden";

type DraftRecoveryNoticeProps = Pick<EditableField, "kept" | "discard"> & {
  /** What stands in the field. */
  present: string;
  onRestore: () => void;
};

/** Offers a text that was typed earlier and never saved. */
export function DraftRecoveryNotice({ kept, present, discard, onRestore }: DraftRecoveryNoticeProps) {
  const [isAsking, setAsking] = useState(false);
  if (!kept) return null;
  const when = momentOf(kept.at);
  return (
    <>
      <Notice
        tone="info"
        action={
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={onRestore}>
              Restore your unsaved text from {when}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
              Discard
            </Button>
          </div>
        }
      >
        <VisuallyHidden>Your unsaved text from {when}: </VisuallyHidden>
        <span className="line-clamp-2 text-dim">“{whereItDiffers(kept.text, present)}”</span>
        {kept.isOutdated && " The saved text has changed since."}
      </Notice>
      <ConfirmDialog
        open={isAsking}
        title="Discard your unsaved text?"
        confirmLabel="Discard"
        onConfirm={() => {
          setAsking(false);
          discard();
        }}
        onCancel={() => setAsking(false)}
      >
        What you typed at {when} is kept nowhere else: “{whereItDiffers(kept.text, present)}”
      </ConfirmDialog>
    </>
  );
}

/** A glance at a text: from the line in which it begins to differ from the other one. */
function whereItDiffers(text: string, other: string): string {
  let at = 0;
  while (at < text.length && text[at] === other[at]) at += 1;
  const start = at >= text.length ? 0 : text.lastIndexOf("\n", at) + 1;
  return `${start > 0 ? "…" : ""}${text
    .slice(start, start + 200)
    .replace(/\s+/g, " ")
    .trim()}`;
}

/** The time, with the day unless that is today. */
function momentOf(at: number): string {
  const moment = new Date(at);
  const isToday = moment.toDateString() === new Date().toDateString();
  return moment.toLocaleString([], {
    ...(!isToday && { month: "short", day: "numeric" }),
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
}
