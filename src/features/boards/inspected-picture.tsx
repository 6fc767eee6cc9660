import { Play, Square } from "lucide-react";
import { useState } from "react";
import { speakerOf, type Segment } from "@/rules/timeline";
import { clip } from "@/rules/format";
import { ClipPlayer } from "@/story/shot/clip-player";
import { Button } from "@/ui/button";
import { cn } from "@/ui/cn";
import { Picture } from "@/ui/media-frame";
import { Segmented } from "@/ui/segmented";
import { BoardPicture, Length } from "./board-picture";
import { cutOf } from "./cut";
import { CutPlayer } from "./cut-player";

type InspectedPictureProps = {
  segment: Segment;
  /** The shots before and after it in the film. */
  before: Segment | undefined;
  after: Segment | undefined;
  onOpen: (segment: Segment) => void;
};

const kinds = [
  { value: "clip", label: "Clip" },
  { value: "still", label: "Still" },
] as const;

/** The shot as it is seen, and between its neighbours. */
export function InspectedPicture({ segment, before, after, onOpen }: InspectedPictureProps) {
  const [wanted, setWanted] = useState<"clip" | "still">("clip");
  /** The line whose cut is played. */
  const [played, setPlayed] = useState<number>();
  const kind = segment.clip && (wanted === "clip" || !segment.still) ? "clip" : "still";
  const isPlaying = played === segment.line_number;

  return (
    // Over the boards it leaves room for the words below it: the picture is less than a third of the window.
    <div className="flex flex-col gap-2 max-lg:max-w-[56vh]">
      {isPlaying ? (
        <CutPlayer key={segment.line_number} parts={cutOf(before, segment, after)} onEnd={() => setPlayed(undefined)} />
      ) : (
        <Shown segment={segment} kind={kind} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Segmented
          label="Picture"
          options={kinds}
          value={kind}
          onChange={setWanted}
          disabled={!segment.clip || !segment.still}
        />
        <Button size="sm" variant="ghost" onClick={() => setPlayed(isPlaying ? undefined : segment.line_number)}>
          {isPlaying ? <Square aria-hidden className="fill-current" /> : <Play aria-hidden className="fill-current" />}
          {isPlaying ? "Stop the cut" : "Play the cut"}
        </Button>
      </div>
      <ol aria-label="Before, this, after" className="mt-1 grid grid-cols-3 gap-2">
        {[before, segment, after].map((one, at) => (
          <li key={at}>{one && <Neighbour segment={one} isThis={one === segment} onOpen={onOpen} />}</li>
        ))}
      </ol>
    </div>
  );
}

function Shown({ segment, kind }: { segment: Segment; kind: "clip" | "still" }) {
  const { line, still, clip: video } = segment;
  const length = <Length segment={segment} />;
  if (kind === "clip" && video) return <ClipPlayer key={video} address={video} shot={line} corner={length} />;
  return (
    <div className="relative">
      {still ? (
        <Picture src={still} alt={`Image of line ${line.line_number}`} placeholder="" className="rounded-lg" />
      ) : (
        <BoardPicture segment={segment} />
      )}
      <span className="pointer-events-none absolute right-2 bottom-2 flex">{length}</span>
    </div>
  );
}

type NeighbourProps = { segment: Segment; isThis: boolean; onOpen: (segment: Segment) => void };

function Neighbour({ segment, isThis, onOpen }: NeighbourProps) {
  const picture = <BoardPicture segment={segment} className={cn("rounded-md", isThis && "outline-2 outline-accent")} />;
  const caption = (
    <span className={cn("mt-1.5 flex gap-1.5 truncate text-xs/4", isThis ? "text-text" : "text-dim")}>
      <span className="font-semibold tabular-nums">
        <span className="sr-only">Line</span> {segment.line_number}
      </span>{" "}
      <span className="truncate">{clip(speakerOf(segment.line), 60)}</span>
    </span>
  );
  if (isThis)
    return (
      <div aria-current>
        {picture}
        {caption}
      </div>
    );
  return (
    <button type="button" className="block w-full rounded-md text-left" onClick={() => onOpen(segment)}>
      {picture}
      {caption}
    </button>
  );
}
