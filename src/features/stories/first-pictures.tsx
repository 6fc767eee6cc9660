import { Link } from "react-router-dom";
import { paths } from "@/routing/paths";
import { clip } from "@/rules/format";
import type { Timeline } from "@/rules/timeline";
import { cn } from "@/ui/cn";
import { Thumbnail } from "@/ui/media-frame";

type FirstPicturesProps = { story_id: string; title: string; timeline: Timeline | undefined };

/** A large picture and five around it fill a frame of their own shape. */
const shown = 6;

/** What there is to see of a film that is not made: the first pictures of its boards, else its title card. */
export function FirstPictures({ story_id, title, timeline }: FirstPicturesProps) {
  const pictured = timeline?.segments.filter(({ still }) => still).slice(0, shown) ?? [];
  if (pictured.length === 0) return <TitleCard title={title} />;
  const isWhole = pictured.length < shown;
  return (
    <ol
      aria-label="First pictures"
      className={cn(
        "grid aspect-video gap-1 overflow-hidden rounded-xl",
        !isWhole && "grid-cols-3 grid-rows-[repeat(3,minmax(0,1fr))]",
      )}
    >
      {pictured.slice(0, isWhole ? 1 : shown).map(({ uid, line_number, still }, index) => (
        <li key={uid} className={cn("min-h-0 min-w-0", index === 0 && !isWhole && "col-span-2 row-span-2")}>
          <Link
            to={paths.boards(story_id, String(line_number))}
            className="block size-full -outline-offset-2 [&>*]:size-full [&>*]:rounded-none [&>*]:border-0"
          >
            <Thumbnail src={still} alt={`Line ${line_number} in Boards`} />
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** What the film begins with where it has no picture yet. */
const TitleCard = ({ title }: { title: string }) => (
  <div
    aria-hidden
    className="grid aspect-video place-content-center rounded-xl border bg-ink-900 px-[10%] text-center font-script"
  >
    <p className="line-clamp-4 text-lg font-bold text-balance uppercase wrap-anywhere sm:text-2xl">{clip(title, 200)}</p>
  </div>
);
