import { formatClock } from "@/rules/format";
import type { Segment } from "@/rules/timeline";
import { cn } from "@/ui/cn";
import { Thumbnail } from "@/ui/media-frame";
import { Skeleton } from "@/ui/skeleton";
import type { ShotsOfFilm } from "./use-shots-of-film";

/** Stills in a row; a phone has room for half of them. */
const places = 12;

/** The film at a glance: stills from its beginning to its end, each a way to its moment. */
export function FilmStrip({ shots }: { shots: ShotsOfFilm }) {
  const { timeline, isPending, starts, now, play } = shots;
  const stills = timeline ? pickStills(timeline.segments) : [];
  if (!isPending && stills.length === 0) return null;
  const seen = now && stills.findLast(({ line_number }) => line_number <= now.line_number);
  return (
    <ol aria-label="Shots" className="mt-2 grid grid-cols-6 gap-1 sm:grid-cols-12">
      {isPending &&
        Array.from({ length: places }, (_, at) => (
          <li key={at} className={cn(at >= places / 2 && "max-sm:hidden")}>
            <Skeleton className="aspect-video h-auto rounded-sm" />
          </li>
        ))}
      {stills.map((segment, at) => {
        const shot = timeline?.segments.indexOf(segment) ?? 0;
        return (
          <li key={segment.uid} className={cn(at % 2 === 1 && stills.length > places / 2 && "max-sm:hidden")}>
            <button
              type="button"
              aria-label={`Line ${segment.line_number}, ${formatClock(starts[shot] ?? 0)}`}
              aria-current={segment === seen ? "true" : undefined}
              onClick={() => play(shot)}
              className={cn("block w-full rounded-sm", segment === seen && "outline-2 outline-offset-1 outline-text")}
            >
              <Thumbnail src={segment.still} alt="" className="w-full rounded-sm border-0" />
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** As many of the shots with a still as there are places, from the first on and evenly. */
function pickStills(segments: readonly Segment[]): Segment[] {
  const all = segments.filter(({ still, picture }) => still && picture === "clip");
  if (all.length <= places) return all;
  return Array.from({ length: places }, (_, at) => all[Math.floor((at * all.length) / places)]).filter(
    (segment) => segment !== undefined,
  );
}
