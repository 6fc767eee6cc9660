import type { Segment } from "@/rules/timeline";
import { BoardPicture, Length } from "@/story/shot/board-picture";
import { cutOf } from "@/story/shot/cut";
import { ShotFrame, type PictureKind } from "@/story/shot/shot-frame";
import { ShotTile } from "@/story/shot/shot-tile";
import { Picture } from "@/ui/media-frame";

type InspectedPictureProps = {
  segment: Segment;
  /** The shots before and after it in the film. */
  before: Segment | undefined;
  after: Segment | undefined;
  wanted: PictureKind;
  onWant: (wanted: PictureKind) => void;
  onOpen: (segment: Segment) => void;
};

/** The shot as it is seen, and between its neighbours. */
export function InspectedPicture({ segment, before, after, wanted, onWant, onOpen }: InspectedPictureProps) {
  return (
    // Over the boards it leaves room for the words below it: the picture is less than a third of the window.
    <div className="flex flex-col gap-3 max-lg:max-w-[56vh]">
      <ShotFrame
        shot={segment.line}
        clip={segment.clip}
        hasStill={segment.still !== undefined}
        still={<Still segment={segment} />}
        wanted={wanted}
        onWant={onWant}
        cut={cutOf(before, segment, after)}
        corner={<Length segment={segment} />}
      />
      <ol aria-label="Before, this, after" className="grid grid-cols-3 gap-2">
        {[before, segment, after].map((one, at) => (
          <li key={at} aria-current={one === segment || undefined}>
            {one === segment && <ShotTile segment={one} isCurrent />}
            {one && one !== segment && (
              <button type="button" className="block w-full rounded-md text-left" onClick={() => onOpen(one)}>
                <ShotTile segment={one} isCurrent={false} />
              </button>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Still({ segment }: { segment: Segment }) {
  const { line, still } = segment;
  return (
    <div className="relative">
      {still ? (
        <Picture
          src={still}
          alt={`Image of line ${line.line_number}`}
          placeholder=""
          className="rounded-lg [&_img]:object-contain"
        />
      ) : (
        <BoardPicture segment={segment} />
      )}
      <span className="pointer-events-none absolute right-2 bottom-2 flex">
        <Length segment={segment} />
      </span>
    </div>
  );
}
