import { Link } from "react-router-dom";
import { paths } from "@/routing/paths";
import { formatClock } from "@/rules/format";
import { pickEvenly } from "@/rules/pick-evenly";
import type { Segment } from "@/rules/timeline";
import { cn } from "@/ui/cn";
import { Thumbnail } from "@/ui/media-frame";
import { Skeleton } from "@/ui/skeleton";
import type { ShotsOfFilm } from "./use-shots-of-film";

/** Stills in a row; a phone has room for half of them. */
const places = 12;

type FilmStripProps = { story_id: string; shots: ShotsOfFilm; isMade: boolean };

/**
 * The film at a glance: stills from its beginning to its end, each a way to its moment; before there is a film, to its
 * board.
 */
export function FilmStrip({ story_id, shots, isMade }: FilmStripProps) {
  const { timeline, isPending, starts, now, play } = shots;
  const stills = timeline ? pickStills(timeline.segments) : [];
  if (!isPending && stills.length === 0) return null;
  const seen = isMade && now && stills.findLast(({ line_number }) => line_number <= now.line_number);
  return (
    <ol aria-label="Shots" className="mt-2 grid grid-cols-6 gap-1 sm:grid-cols-12">
      {isPending &&
        Array.from({ length: places }, (_, at) => (
          <li key={at} className={cn(at >= places / 2 && "max-sm:hidden")}>
            <Skeleton className="aspect-video h-auto rounded-sm" />
          </li>
        ))}
      {stills.map((segment, at) => {
        const { uid, still, line_number } = segment;
        const shot = timeline?.segments.indexOf(segment) ?? 0;
        const picture = <Thumbnail src={still} alt="" className="w-full rounded-sm border-0" />;
        return (
          <li key={uid} className={cn(at % 2 === 1 && stills.length > places / 2 && "max-sm:hidden")}>
            {isMade ? (
              <button
                type="button"
                aria-label={`Line ${line_number}, ${formatClock(starts[shot] ?? 0)}`}
                aria-current={segment === seen ? "true" : undefined}
                onClick={() => play(shot)}
                className={cn("block w-full rounded-sm", segment === seen && "outline-2 outline-offset-1 outline-text")}
              >
                {picture}
              </button>
            ) : (
              <Link
                to={paths.boards(story_id, String(line_number))}
                aria-label={`Line ${line_number}`}
                className="block rounded-sm"
              >
                {picture}
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Those that the film is made of and that can be shown. */
const pickStills = (segments: readonly Segment[]) =>
  pickEvenly(
    segments.filter(({ still, picture }) => still && picture === "clip"),
    places,
  );
