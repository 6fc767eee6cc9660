import { Play, Square } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Button } from "@/ui/button";
import { Segmented } from "@/ui/segmented";
import { ClipPlayer, type Pictured } from "./clip-player";
import type { CutPart } from "./cut";
import { CutPlayer } from "./cut-player";
import "./shot-parts.css";

const kinds = [
  { value: "clip", label: "Clip" },
  { value: "still", label: "Still" },
] as const;

/** A button under the frame. */
export const quiet = "panel-button text-dim hover:text-text";

/** What of a shot one wants to see. */
export type PictureKind = (typeof kinds)[number]["value"];

type ShotFrameProps = {
  shot: Pictured;
  /** The address of the clip, where it can be used. */
  clip: string | undefined;
  hasStill: boolean;
  /** The still, or what stands in its place. */
  still: ReactNode;
  wanted: PictureKind;
  onWant: (wanted: PictureKind) => void;
  /** The shot with the end of the one before and the beginning of the one after. */
  cut: readonly CutPart[];
  /** Stands in the corner of a clip at rest. */
  corner?: ReactNode;
  /** The look of the picture's box. */
  className?: string;
  /** Beside the choice. */
  state?: ReactNode;
  /** At the end of the row. */
  actions?: ReactNode;
};

/** One frame in which a shot is seen: its clip, else its still; or between its neighbours, as a cut. */
export function ShotFrame(props: ShotFrameProps) {
  const { shot, clip, hasStill, still, wanted, onWant, cut, corner, className, state, actions } = props;
  /** The line whose cut is played. */
  const [played, setPlayed] = useState<number>();
  const isPlaying = played === shot.line_number;
  const kind = clip && (wanted === "clip" || !hasStill) ? "clip" : "still";

  return (
    <div className="flex flex-col gap-2">
      {isPlaying && (
        <CutPlayer key={shot.line_number} parts={cut} className={className} onEnd={() => setPlayed(undefined)} />
      )}
      {!isPlaying && kind === "clip" && clip && (
        <ClipPlayer key={clip} address={clip} shot={shot} corner={corner} className={className} />
      )}
      {!isPlaying && kind === "still" && still}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Segmented label="Picture" options={kinds} value={kind} onChange={onWant} disabled={!clip || !hasStill} />
        {state}
        <div className="ml-auto flex flex-wrap items-center gap-1">
          {cut.length > 0 && (
            <Button
              size="sm"
              variant="ghost"
              className={quiet}
              onClick={() => setPlayed(isPlaying ? undefined : shot.line_number)}
            >
              {isPlaying ? (
                <Square aria-hidden className="fill-current" />
              ) : (
                <Play aria-hidden className="fill-current" />
              )}
              {isPlaying ? "Stop the cut" : "Play the cut"}
            </Button>
          )}
          {actions}
        </div>
      </div>
    </div>
  );
}
