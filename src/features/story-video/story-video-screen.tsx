import { useQuery } from "@tanstack/react-query";
import { Film } from "lucide-react";
import { useState } from "react";
import { ApiError, errorText } from "@/api/api-error";
import { storyDetails } from "@/api/contract/story";
import { storyVideo } from "@/api/contract/story-video";
import { read } from "@/api/query";
import { useRouteId } from "@/routing/params";
import { paths } from "@/routing/paths";
import { usableUrl } from "@/rules/media-url";
import { mayEdit } from "@/rules/permissions";
import { QueryState } from "@/shared/query-state";
import { useProjectTrail } from "@/shared/use-project-trail";
import { useUser } from "@/session/session";
import { Button } from "@/ui/button";
import { MiddleCut } from "@/ui/middle-cut";
import { Notice } from "@/ui/notice";
import { DownloadFilm } from "@/story/download-film";
import { StoryBar } from "@/story/story-bar";
import { playFrom } from "@/story/story-video-player";
import { useProductionState } from "@/story/use-production-state";
import { Screen } from "@/ui/screen";
import { TextLink } from "@/ui/text-link";
import { useMedia } from "@/ui/use-media";
import { columns, FilmToCome, rail, ScenesToCome } from "./film-columns";
import { ShareAddress, type Shared } from "./share-address";
import { StoryVideoOrNone } from "./story-video-or-none";
import { StoryVideoProgress } from "./story-video-progress";
import { ScenesOfFilm, WordsOfFilm } from "./story-video-side";
import { useShotsOfFilm } from "./use-shots-of-film";
import { useStoryVideoJob } from "./use-story-video-job";

function detailsFailure(error: Error | null): string {
  const wasRefused = error instanceof ApiError && error.failure === "refused";
  const text = "An error occurred while fetching story details.";
  return errorText(error, wasRefused ? `Failed to fetch story details (HTTP ${error.status})` : text);
}

export function StoryVideoScreen() {
  const story_id = useRouteId("storyId");
  return <StoryVideo key={story_id} story_id={story_id} />;
}

function StoryVideo({ story_id }: { story_id: string }) {
  const { user_id } = useUser();
  const details = useQuery(read(storyDetails, { story_id }));
  const trail = useProjectTrail(details.data?.projectId);
  const making = useStoryVideoJob({ user_id, story_id });
  const hasRoom = useMedia("(min-width: 48rem)");
  const [shared, setShared] = useState<Shared>();
  const {
    data: film,
    isPending,
    isError,
  } = useQuery({
    ...read(storyVideo, { story_id }),
    enabled: details.data !== undefined,
  });
  const video = film?.exists ? film.video : undefined;
  const url = usableUrl(video?.stored_video_url, "video");
  const shots = useShotsOfFilm(story_id, video, film !== undefined);
  const { next } = useProductionState(story_id);

  if (!details.data)
    return (
      <Screen
        bar={<StoryBar story_id={story_id} room="film" />}
        title="Story Video"
        trail={trail}
        width="full"
        isCompact={hasRoom}
      >
        <QueryState
          query={details}
          words="Loading story details..."
          failureText={detailsFailure(details.error)}
          notFoundText="Story not found"
        >
          <FilmToCome />
        </QueryState>
      </Screen>
    );

  const { story, permissionLevel } = details.data;
  const storyTitle = story.title?.trim() || "Untitled Story";
  const title = `${storyTitle} Video`;
  const mayCreate = mayEdit(permissionLevel);
  const progress = Math.round(making.job?.progress ?? 0);
  const isNext = mayCreate && next === "film";
  const create = mayCreate && (
    <Button
      variant={isNext ? "primary" : "quiet"}
      busy={making.isWorking}
      onClick={making.start}
      className="max-sm:min-h-11 max-sm:w-full"
    >
      {!making.isWorking && <Film aria-hidden />}
      {making.isWorking ? "Creating..." : "Create Story Video"}
    </Button>
  );
  const take = url !== undefined && (
    <>
      <ShareAddress url={url} title={title} onOutcome={setShared} />
      <DownloadFilm url={url} storyTitle={storyTitle} />
    </>
  );

  return (
    <Screen
      bar={
        <StoryBar
          story_id={story_id}
          room="film"
          ownStep="film"
          actions={url === undefined ? undefined : { watch: { run: () => playFrom(shots.player.current) } }}
        />
      }
      title={title}
      tabTitle={making.isWorking ? `${progress}% ${title}` : undefined}
      trail={[...trail, { label: storyTitle, to: paths.story(story_id) }]}
      width="full"
      isCompact={hasRoom}
      meta={
        <>
          <TextLink to={paths.story(story_id)}>{"<< Back to Story"}</TextLink>
          {!mayCreate && <p>You need editor or owner permissions to create story videos.</p>}
        </>
      }
      actions={
        (create || (hasRoom && take)) && (
          <>
            {create}
            {hasRoom && take}
          </>
        )
      }
    >
      <div className="flex flex-col gap-6">
        {shared?.is === "copied" && (
          <Notice tone="ok">The link to this video was copied. Whoever has it can watch the film.</Notice>
        )}
        {shared?.is === "shown" && (
          <Notice tone="info">
            The link could not be copied by itself. Here it is:{" "}
            <a href={shared.address} className="text-accent underline">
              <MiddleCut text={shared.address} className="align-bottom" />
            </a>
          </Notice>
        )}
        {/* What says that it could not be loaded stands in the middle. */}
        <div className={isError && !film ? undefined : columns}>
          <div className="min-w-0">
            <StoryVideoOrNone
              story_id={story_id}
              shots={shots}
              isOffered={mayCreate}
              progress={making.isWorking ? progress : undefined}
              made={making.made}
            />
            {/* On a phone it stands under the film. */}
            {!hasRoom && take && <div className="mt-4 flex gap-2 *:min-h-11 *:flex-1">{take}</div>}
          </div>
          <div className={rail}>
            <StoryVideoProgress story_id={story_id} title={title} making={making} mayCreate={mayCreate} />
            {isPending && <ScenesToCome />}
            {film && <ScenesOfFilm story_id={story_id} shots={shots} isMade={video !== undefined} />}
            {video && <WordsOfFilm story_id={story_id} video={video} shots={shots} />}
          </div>
        </div>
      </div>
    </Screen>
  );
}
