import { Link } from "react-router-dom";
import { paths } from "@/routing/paths";
import { around } from "@/rules/around";
import type { Segment } from "@/rules/timeline";
import { Skeleton } from "@/ui/skeleton";
import { useMedia } from "@/ui/use-media";
import { ShotTile } from "./shot-tile";
import "./shot-strip.css";

type ShotStripProps = {
  /** The shots of the film that have a screen; undefined while they are not known. */
  shots: readonly Segment[] | undefined;
  here: Segment | undefined;
};

/** Where not all of the strip is seen, its middle is this shot. */
function scrollToCurrent(strip: HTMLElement | null) {
  const tile = strip?.querySelector<HTMLElement>("[aria-current]");
  if (strip && tile) strip.scrollLeft = tile.offsetLeft - (strip.clientWidth - tile.clientWidth) / 2;
}

/** The shots around one, which lead to their screens: seven, in a wide window nine. */
export function ShotStrip({ shots, here }: ShotStripProps) {
  const isWide = useMedia("(min-width: 105rem)");
  const count = isWide ? 9 : 7;
  if (!shots)
    return (
      <div aria-hidden className="shot-strip">
        {Array.from({ length: count }, (_, at) => (
          <div key={at} className="flex flex-col gap-1.5">
            <Skeleton className="aspect-video h-auto rounded-md" />
            <div className="h-4" />
          </div>
        ))}
      </div>
    );
  if (!here) return null;
  return (
    <ol ref={scrollToCurrent} aria-label="Shots around this one" className="shot-strip">
      {around(shots, shots.indexOf(here), count).map((shot) => (
        <li key={shot.line.id} aria-current={shot === here || undefined}>
          {shot === here || shot.line.id === undefined ? (
            <ShotTile segment={shot} isCurrent={shot === here} />
          ) : (
            <Link to={paths.shot(shot.line.id)} className="block rounded-md">
              <ShotTile segment={shot} isCurrent={false} />
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}
