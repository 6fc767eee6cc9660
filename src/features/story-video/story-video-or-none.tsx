import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError, errorText } from "@/api/api-error";
import { storyVideo } from "@/api/contract/story-video";
import { retryPendingReads, read } from "@/api/query";
import { EmptyState } from "@/ui/empty-state";
import { FailedRead } from "@/shared/query-state";
import { useStoryMade } from "@/story/use-story-made";
import { Thumbnail } from "@/ui/media-frame";
import { Notice } from "@/ui/notice";
import { Button } from "@/ui/button";
import { Loading } from "@/ui/skeleton";
import { FilmToCome, PlayerToCome } from "./film-columns";
import { FilmStrip } from "./film-strip";
import { StoryVideoPanel } from "./story-video-panel";
import type { ShotsOfFilm } from "./use-shots-of-film";

type StoryVideoOrNoneProps = {
  story_id: string;
  shots: ShotsOfFilm;
  /** Whether the button above can be used to create one. */
  isOffered: boolean;
  /** How far one has come that is being created, in percent. */
  progress: number | undefined;
  /** Whether a film was just made here, and whether it has been asked for since. */
  made: "no" | "just now" | "asked for";
};

/** The video panel, or why there is none. */
export function StoryVideoOrNone({ story_id, shots, isOffered, progress, made }: StoryVideoOrNoneProps) {
  const client = useQueryClient();
  const film = useQuery(read(storyVideo, { story_id }));
  if (film.data?.exists && film.data.video)
    return <StoryVideoPanel story_id={story_id} video={film.data.video} shots={shots} />;
  if (film.isPending || made === "just now")
    return (
      <div className="relative">
        <PlayerToCome />
        <div className="absolute inset-x-0 top-0 grid aspect-video max-w-[960px] place-items-center">
          <Loading words="Loading story video..." onRetry={() => retryPendingReads(client)} />
        </div>
      </div>
    );
  if (film.isError)
    return (
      <FailedRead text={`Error loading story video: ${filmFailure(film.error)}`} query={film} shape={<FilmToCome />} />
    );
  if (made === "asked for")
    return (
      <Notice
        tone="warn"
        action={
          <Button size="sm" busy={film.isFetching} onClick={() => void film.refetch()}>
            Try again
          </Button>
        }
      >
        The video was created, but the server does not show it yet.
      </Notice>
    );
  // Those who have no button, or have pressed it, are not told to use it.
  const unmade = { story_id, shots, progress };
  if (progress !== undefined) return <Unmade {...unmade} text="The story video is being made. It will play here." />;
  const text = isOffered
    ? "No story video has been created yet. Use the button above to create one."
    : "No story video has been created yet.";
  return <Unmade {...unmade} text={text} />;
}

type UnmadeProps = Pick<StoryVideoOrNoneProps, "story_id" | "shots" | "progress"> & { text: string };

/** Where the player will stand: the film's first picture, if there is one, which comes out of the dark as the film is made. */
function Unmade({ story_id, shots, text, progress = 0 }: UnmadeProps) {
  const { picture } = useStoryMade(story_id, true);
  return (
    <>
      <div className="relative isolate max-w-[960px] overflow-hidden rounded-xl bg-ink-900">
        {picture !== undefined && (
          <div
            className="absolute inset-0 -z-1 transition-opacity duration-200"
            style={{ opacity: 0.25 + 0.006 * progress }}
          >
            <Thumbnail src={picture} alt="" className="size-full" instead={<></>} />
          </div>
        )}
        <EmptyState
          className="aspect-video justify-end rounded-xl pb-[7%] [&>p]:rounded-md [&>p]:bg-ink-950/80 [&>p]:px-3 [&>p]:py-1 [&>p]:text-text"
          text={text}
        />
      </div>
      <FilmStrip story_id={story_id} shots={shots} isMade={false} />
    </>
  );
}

function filmFailure(error: Error): string {
  const wasRefused = error instanceof ApiError && error.failure === "refused";
  const text = "An error occurred while fetching the story video.";
  return errorText(error, wasRefused ? `Failed to fetch story video (HTTP ${error.status})` : text);
}
