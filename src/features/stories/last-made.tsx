import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { listStories, type StoryEntry } from "@/api/contract/story";
import { readAside } from "@/api/query";
import { paths } from "@/routing/paths";
import { SideSection } from "@/story/side-section";
import { useStoryMade } from "@/story/use-story-made";
import { Thumbnail } from "@/ui/media-frame";
import { truncateTitle } from "@/ui/screen";
import { useSeen } from "@/ui/use-seen";

/** The newest of the project's other stories; nothing where there are none, or they are not known. */
export function LastMade({ project_id, story_id }: { project_id: string; story_id: string }) {
  const list = useQuery(readAside(listStories, { project_id })).data?.stories;
  const others = list?.filter(({ id }) => id !== story_id) ?? [];
  if (others.length === 0) return null;
  return (
    <SideSection title="Last made in this project">
      <ul className="flex flex-col">
        {others
          .slice(-2)
          .toReversed()
          .map((story) => (
            <StoryRow key={story.id} story={story} />
          ))}
      </ul>
    </SideSection>
  );
}

function StoryRow({ story: { id, title } }: { story: StoryEntry }) {
  const [row, isSeen] = useSeen<HTMLLIElement>();
  const made = useStoryMade(id, isSeen);
  return (
    <li ref={row}>
      <Link
        to={paths.story(id)}
        className="-mx-2 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-lg p-2 text-sm hover:bg-ink-850"
      >
        <span aria-hidden>
          <Thumbnail src={made.picture} alt="" />
        </span>
        <span className="flex min-w-0 flex-col gap-0.5">
          <b className="line-clamp-2 font-script wrap-anywhere">{truncateTitle(title)}</b>
          {/* Its line stays free: what comes late moves nothing. */}
          <span className="min-h-4.5 truncate text-dim">
            {made.progress && [made.progress.words, made.progress.counted].filter(Boolean).join(" · ")}
          </span>
        </span>
      </Link>
    </li>
  );
}
