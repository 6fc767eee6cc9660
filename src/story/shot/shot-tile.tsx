import { clip } from "@/rules/format";
import { speakerOf, type Segment } from "@/rules/timeline";
import { cn } from "@/ui/cn";
import { BoardPicture } from "./board-picture";

/** A shot among its neighbours: its picture, its number and who speaks. Where it stands, one is. */
export function ShotTile({ segment, isCurrent }: { segment: Segment; isCurrent: boolean }) {
  return (
    <>
      <BoardPicture segment={segment} className={cn("rounded-md", isCurrent && "outline-2 outline-accent")} />
      <span className={cn("mt-1.5 flex gap-1.5 text-xs/4", isCurrent ? "text-text" : "text-dim")}>
        <span className="font-semibold tabular-nums">
          <span className="sr-only">Line</span> {segment.line_number}
        </span>{" "}
        <span className="truncate">{clip(speakerOf(segment.line), 60)}</span>
      </span>
    </>
  );
}
