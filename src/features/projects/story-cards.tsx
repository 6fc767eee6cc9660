import { useQuery } from "@tanstack/react-query";
import { Clapperboard, Plus } from "lucide-react";
import { Link } from "react-router-dom";
import { listStories, type StoryEntry } from "@/api/contract/story";
import { read } from "@/api/query";
import { paths } from "@/routing/paths";
import { videoOf } from "@/rules/line-media";
import { nextStep, type NextStep } from "@/rules/next-step";
import { mayEdit, type Role } from "@/rules/permissions";
import { QueryState } from "@/shared/query-state";
import { StoryPoster } from "@/story/story-poster";
import { useStoryMade, type StoryMade } from "@/story/use-story-made";
import { ButtonLink } from "@/ui/button";
import { CardLink } from "@/ui/card";
import { cn } from "@/ui/cn";
import { LoadMoreList } from "@/ui/load-more-list";
import { truncateTitle } from "@/ui/screen";
import { Skeleton } from "@/ui/skeleton";
import { useSeen } from "@/ui/use-seen";
import { AddLink } from "./add-link";
import { Section } from "./section";

/** The stories of a project by their posters, each with how far it is and what comes next. */
export function Stories({ project_id, role }: { project_id: string; role: Role }) {
  const query = useQuery(read(listStories, { project_id }));
  const stories = query.data?.stories;
  const count = stories?.length ?? 0;
  const add = mayEdit(role) && count > 0 && <AddLink to={paths.newStory(project_id)}>Add Story</AddLink>;
  return (
    <Section title="Stories" count={count || undefined} actions={add} className="flex-1">
      {!stories && (
        <QueryState isPart query={query} words="Loading stories...">
          <div className="story-posters is-many has-three">
            {[1, 2, 3].map((card) => (
              <Skeleton key={card} className="aspect-video h-auto rounded-xl" />
            ))}
          </div>
        </QueryState>
      )}
      {stories && count === 0 && <NoStories project_id={project_id} role={role} />}
      {stories && count > 0 && (
        <ul className={cn("story-posters", count > 1 && "is-many", count > 2 && "has-three", count > 6 && "has-seven")}>
          <LoadMoreList items={stories} as="li" what="stories">
            {(story) => <StoryCard key={story.id} story={story} />}
          </LoadMoreList>
        </ul>
      )}
    </Section>
  );
}

/** Where a project begins. */
function NoStories({ project_id, role }: { project_id: string; role: Role }) {
  return (
    <div className="first-story flex min-h-72 flex-1 flex-col items-start justify-center gap-3 rounded-xl border p-8">
      <Clapperboard aria-hidden className="size-5 text-dim" />
      <p className="text-lg font-semibold">No stories yet.</p>
      {mayEdit(role) && (
        <>
          <p className="max-w-[400px] text-dim">
            Begin here: a story becomes a logline, a script, its shots and the film.
          </p>
          <ButtonLink to={paths.newStory(project_id)} variant="primary" className="mt-2 min-h-11 px-5">
            <Plus aria-hidden />
            Add Story
          </ButtonLink>
          <p className="text-sm text-dim">
            A script at hand?{" "}
            <Link to={paths.newStory(project_id, "file")} className="for-thumbs text-accent hover:underline">
              Import a file
            </Link>
          </p>
        </>
      )}
    </div>
  );
}

function StoryCard({ story: { id, title } }: { story: StoryEntry }) {
  const [card, isSeen] = useSeen<HTMLLIElement>();
  const made = useStoryMade(id, isSeen);
  const { progress } = made;
  return (
    <li ref={card} className="group relative flex min-w-0 flex-col rounded-xl">
      <StoryPoster title={title} made={made} />
      <div className="flex items-center gap-3 px-0.5 pt-2.5">
        <div className="min-w-0 flex-1">
          <h3 title={truncateTitle(title)}>
            <CardLink to={paths.story(id)} className="block truncate font-semibold text-text">
              {truncateTitle(title)}
            </CardLink>
          </h3>
          {/* Its line stays free: what comes late moves nothing. */}
          <p className="min-h-4.5 truncate text-sm text-dim">
            {progress && [progress.words, progress.counted].filter(Boolean).join(" · ")}
          </p>
        </div>
        <StepLink story_id={id} made={made} />
      </div>
    </li>
  );
}

const steps: Record<NextStep, { words: string; to: (story_id: string) => string }> = {
  write: { words: "Write the script", to: (id) => paths.editScript(id) },
  parse: { words: "Parse Script", to: (id) => paths.scriptMedia(id) },
  cast: { words: "Continue", to: (id) => paths.scriptMedia(id) },
  generate: { words: "Continue", to: (id) => paths.scriptMedia(id) },
  film: { words: "Create Story Video", to: (id) => paths.editVideo(id) },
  watch: { words: "Watch", to: (id) => paths.film(id) },
};

/** What comes next in a story, as soon as it is known. */
function StepLink({ story_id, made }: { story_id: string; made: StoryMade }) {
  const step = stepOf(made);
  if (!step) return null;
  const { words, to } = steps[step];
  return (
    <Link
      to={to(story_id)}
      className="for-thumbs relative -mr-2 shrink-0 rounded-lg p-2 text-sm font-medium text-accent hover:underline"
    >
      {words}
    </Link>
  );
}

function stepOf({ script, role, lines, hasFilm, film }: StoryMade): NextStep | undefined {
  if (script === undefined) return undefined;
  const clips = lines?.filter(videoOf).length;
  const made = {
    hasScript: script.trim() !== "",
    lines: lines?.length,
    // Casting and generating go on at the same place, so nothing is read to tell them apart.
    isCast: true,
    isComplete: lines && clips === lines.length,
    hasFilm,
    newerClips: Math.max(0, (clips ?? 0) - (film?.video_count ?? clips ?? 0)),
  };
  return nextStep(made, mayEdit(role));
}
