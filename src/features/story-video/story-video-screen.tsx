import { useQuery } from "@tanstack/react-query";
import { Film } from "lucide-react";
import { ApiError, errorText } from "@/api/api-error";
import { storyDetails } from "@/api/contract/story";
import { read } from "@/api/query";
import { useRouteId } from "@/routing/params";
import { paths } from "@/routing/paths";
import { mayEdit } from "@/rules/permissions";
import { QueryState } from "@/shared/query-state";
import { useProjectTrail } from "@/shared/use-project-trail";
import { useUser } from "@/session/session";
import { Button } from "@/ui/button";
import { cn } from "@/ui/cn";
import { StoryBar } from "@/story/story-bar";
import { Screen } from "@/ui/screen";
import { TextLink } from "@/ui/text-link";
import { StoryVideoOrNone } from "./story-video-or-none";
import { StoryVideoProgress } from "./story-video-progress";
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

  if (!details.data)
    return (
      <Screen bar={<StoryBar story_id={story_id} room="film" />} title="Story Video" trail={trail} width="full">
        <QueryState
          query={details}
          words="Loading story details..."
          failureText={detailsFailure(details.error)}
          notFoundText="Story not found"
        />
      </Screen>
    );

  const { story, permissionLevel } = details.data;
  const storyTitle = story.title?.trim() || "Untitled Story";
  const title = `${storyTitle} Video`;
  const mayCreate = mayEdit(permissionLevel);

  return (
    <Screen
      bar={<StoryBar story_id={story_id} room="film" />}
      title={title}
      tabTitle={making.isWorking ? `${Math.round(making.job?.progress ?? 0)}% ${title}` : undefined}
      trail={[...trail, { label: storyTitle, to: paths.story(story_id) }]}
      width="full"
      meta={<TextLink to={paths.story(story_id)}>{"<< Back to Story"}</TextLink>}
      actions={
        mayCreate && (
          <Button variant="primary" busy={making.isWorking} onClick={making.start}>
            {!making.isWorking && <Film aria-hidden className="size-4" />}
            {making.isWorking ? "Creating..." : "Create Story Video"}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-6">
        {!mayCreate && <p className="text-dim">You need editor or owner permissions to create story videos.</p>}
        <div
          className={cn(
            "grid grid-cols-[minmax(0,994px)] items-start gap-6",
            mayCreate && "lg:grid-cols-[minmax(0,994px)_minmax(18rem,1fr)]",
          )}
        >
          <div className="min-w-0">
            <StoryVideoOrNone
              story_id={story_id}
              storyTitle={storyTitle}
              isOffered={mayCreate && !making.isWorking}
              made={making.made}
            />
          </div>
          <StoryVideoProgress story_id={story_id} title={title} making={making} mayCreate={mayCreate} />
        </div>
      </div>
    </Screen>
  );
}
