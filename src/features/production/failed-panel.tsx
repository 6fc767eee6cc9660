import type { QueueItem } from "@/jobs/queue-item";
import { clip, counted } from "@/rules/format";
import { paths } from "@/routing/paths";
import { Button } from "@/ui/button";
import { Panel } from "@/ui/panel";
import { TextLink } from "@/ui/text-link";
import { itemName } from "./queue-panel";

type FailedPanelProps = { story_id: string; failed: readonly QueueItem[]; mayEdit: boolean; onRetry: () => void };

/** Failures that are shown before the others are counted. */
const mostShown = 8;

/** What was not made, with the server's words. */
export function FailedPanel({ story_id, failed, mayEdit, onRetry }: FailedPanelProps) {
  if (failed.length === 0) return null;
  return (
    <Panel
      title="Failed"
      count={failed.length}
      actions={
        mayEdit && (
          <Button size="sm" onClick={onRetry}>
            Retry failed
          </Button>
        )
      }
    >
      <ul className="flex flex-col gap-3 text-sm">
        {failed.slice(0, mostShown).map((item) => (
          <li key={item.id} className="flex flex-col gap-0.5">
            <span className="flex justify-between gap-3">
              <TextLink to={paths.boards(story_id, String(item.line_number))}>{itemName(item)}</TextLink>
              <span className="text-dim tabular-nums">{timeOf(item)}</span>
            </span>
            <span className="text-dim wrap-anywhere">{clip(item.why ?? "Unknown error")}</span>
          </li>
        ))}
        {failed.length > mostShown && <li className="text-dim">and {counted(failed.length - mostShown, "other")}</li>}
      </ul>
    </Panel>
  );
}

const timeOf = ({ endedAt }: QueueItem) =>
  endedAt === undefined ? "" : new Date(endedAt).toLocaleTimeString(undefined, { hour: "2-digit", minute: "2-digit" });
