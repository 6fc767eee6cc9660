import { Link } from "react-router-dom";
import { paths } from "@/routing/paths";
import { cardOf } from "@/rules/card";
import { clip } from "@/rules/format";
import type { Segment, Timeline } from "@/rules/timeline";
import { cn } from "@/ui/cn";
import { Thumbnail } from "@/ui/media-frame";

type FirstPicturesProps = { story_id: string; title: string; timeline: Timeline | undefined };

/** A large picture and five around it fill a frame of their own shape. */
const places = 6;

/** What there is to see of a film that is not made: the first of its boards, else its title card. */
export function FirstPictures({ story_id, title, timeline }: FirstPicturesProps) {
  const boards = firstBoards(timeline?.segments ?? []);
  if (boards.length === 0) return <TitleCard title={title} />;
  const isWhole = boards.length < places;
  return (
    <ol
      aria-label="First pictures"
      className={cn(
        "grid aspect-video gap-1 overflow-hidden rounded-xl",
        !isWhole && "grid-cols-3 grid-rows-[repeat(3,minmax(0,1fr))]",
      )}
    >
      {boards.map((segment, index) => (
        <li key={segment.uid} className={cn("min-h-0 min-w-0", index === 0 && !isWhole && "col-span-2 row-span-2")}>
          <Link
            to={paths.boards(story_id, String(segment.line_number))}
            aria-label={`Line ${segment.line_number} in Boards`}
            className="block size-full -outline-offset-2 *:size-full *:rounded-none *:border-0 *:bg-ink-900"
          >
            {segment.still ? <Thumbnail src={segment.still} alt="" /> : <Page segment={segment} />}
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** As many as there are places, those with a picture if they fill them; of a shorter story the first with one. */
function firstBoards(segments: readonly Segment[]): readonly Segment[] {
  const pictured = segments.filter(({ still }) => still);
  const whole = [pictured, segments].find(({ length }) => length >= places);
  return whole?.slice(0, places) ?? (pictured.length > 0 ? pictured : segments).slice(0, 1);
}

/** A shot without a picture, set like a page of the screenplay. */
function Page({ segment }: { segment: Segment }) {
  const { isSpoken, cue, words } = cardOf(segment.line);
  return (
    <span className="@container grid bg-ink-900 text-center font-script">
      <span className="grid place-content-center justify-items-center px-[8%] text-[clamp(9px,5cqi,24px)] leading-[1.35]">
        {cue && <span className="max-w-full truncate text-dim">{clip(cue, 60)}</span>}
        <span className={cn("line-clamp-3 text-balance wrap-anywhere", !isSpoken && "text-dim")}>
          {clip(words, 240)}
        </span>
      </span>
    </span>
  );
}

/** What the film begins with where it has no boards yet. */
const TitleCard = ({ title }: { title: string }) => (
  <div
    aria-hidden
    className="grid aspect-video place-content-center rounded-xl border bg-ink-900 px-[10%] text-center font-script"
  >
    <p className="line-clamp-4 text-lg font-bold text-balance uppercase wrap-anywhere sm:text-2xl">
      {clip(title, 200)}
    </p>
  </div>
);
