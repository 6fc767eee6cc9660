import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError, errorText } from "@/api/api-error";
import { parsedLines } from "@/api/contract/parsing";
import { storyVideo, type StoryVideo } from "@/api/contract/story-video";
import { retryPendingReads, read } from "@/api/query";
import { paths } from "@/routing/paths";
import { useNewerClips } from "@/story/use-newer-clips";
import { EmptyState } from "@/ui/empty-state";
import { LoadFailure } from "@/ui/load-failure";
import { Notice } from "@/ui/notice";
import { Button, ButtonLink } from "@/ui/button";
import { Loading, Skeleton } from "@/ui/skeleton";
import { StoryVideoPanel } from "./story-video-panel";

type StoryVideoOrNoneProps = {
  story_id: string;
  storyTitle: string;
  /** Whether the button above can be used to create one. */
  isOffered: boolean;
  /** Whether a film was just made here, and whether it has been asked for since. */
  made: "no" | "just now" | "asked for";
};

/** The video panel, or why there is none. */
export function StoryVideoOrNone({ story_id, storyTitle, isOffered, made }: StoryVideoOrNoneProps) {
  const client = useQueryClient();
  const film = useQuery(read(storyVideo, { story_id }));
  if (film.data?.exists && film.data.video)
    return (
      <div className="flex flex-col gap-4">
        <NewerClips story_id={story_id} video={film.data.video} />
        <StoryVideoPanel video={film.data.video} storyTitle={storyTitle} />
      </div>
    );
  if (film.isPending || made === "just now")
    return (
      <Loading words="Loading story video..." onRetry={() => retryPendingReads(client)}>
        <Skeleton className="aspect-video h-auto w-full max-w-[960px]" />
      </Loading>
    );
  if (film.isError)
    return (
      <LoadFailure
        text={`Error loading story video: ${filmFailure(film.error)}`}
        busy={film.isFetching}
        onRetry={film.refetch}
      />
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
  // The player will stand here. Those who have no button, or have pressed it, are not told to use it.
  return (
    <EmptyState
      className="aspect-video"
      text={
        isOffered
          ? "No story video has been created yet. Use the button above to create one."
          : "No story video has been created yet."
      }
    />
  );
}

/** Clips that were made since are in the film as it is now, and not in this video. */
function NewerClips({ story_id, video }: { story_id: string; video: StoryVideo }) {
  const lines = useQuery(read(parsedLines, { story_id })).data?.parsed_lines;
  const newer = useNewerClips(story_id, video, lines) ?? 0;
  if (newer === 0) return null;
  return (
    <Notice
      tone="warn"
      action={
        <ButtonLink size="sm" to={paths.film(story_id)}>
          Watch the film with {newer === 1 ? "it" : "them"}
        </ButtonLink>
      }
    >
      {newer === 1 ? "1 clip is newer than this video." : `${newer} clips are newer than this video.`}
    </Notice>
  );
}

function filmFailure(error: Error): string {
  const wasRefused = error instanceof ApiError && error.failure === "refused";
  const text = "An error occurred while fetching the story video.";
  return errorText(error, wasRefused ? `Failed to fetch story video (HTTP ${error.status})` : text);
}
