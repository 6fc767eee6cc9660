import { Button } from "./button";
import { Notice } from "./notice";
import type { OwnText } from "./own-text";

type KeptNoticeProps = Pick<OwnText, "kept" | "discard"> & { onRestore: () => void };

/** Offers a text that was typed earlier and never saved. */
export function KeptNotice({ kept, discard, onRestore }: KeptNoticeProps) {
  if (!kept) return null;
  return (
    <Notice
      tone="info"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={onRestore}>
            Restore your unsaved text from {momentOf(kept.at)}
          </Button>
          <Button size="sm" variant="ghost" onClick={discard}>
            Discard
          </Button>
        </div>
      }
    >
      <span className="line-clamp-2 text-dim">“{kept.text.slice(0, 200).replace(/\s+/g, " ").trim()}”</span>
      {kept.isOutdated && " The saved text has changed since."}
    </Notice>
  );
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
