import { useQuery } from "@tanstack/react-query";
import { storyDetails } from "@/api/contract/story";
import { read } from "@/api/query";
import { draftKeys } from "@/drafts/draft-keys";
import { useRouteId } from "@/routing/params";
import { paths } from "@/routing/paths";
import { wayBack } from "@/routing/way-back";
import { QueryState } from "@/shared/query-state";
import { useProjectTrail } from "@/shared/use-project-trail";
import { StoryBar } from "@/story/story-bar";
import { cn } from "@/ui/cn";
import { Screen } from "@/ui/screen";
import { Skeleton, SkeletonLines } from "@/ui/skeleton";
import { TextLink } from "@/ui/text-link";
import { ShotBody } from "./shot-body";
import { beside, frame, panel } from "./shot-layout";
import { ShotSteps } from "./shot-steps";
import { ShotStrip } from "@/story/shot/shot-strip";
import { useAdjacentShots, useAdjacentShotKeys } from "@/story/shot/use-adjacent-shots";
import { usePrefetchedShot, useShot } from "@/story/shot/use-shot";

export function ShotScreen() {
  const dialogue_id = useRouteId("dialogueId");
  const details = useShot(dialogue_id);
  const story_id = details.data?.story.id ?? "";
  const owner = useQuery({ ...read(storyDetails, { story_id }), enabled: story_id !== "" });
  const trail = useProjectTrail(owner.data?.projectId);
  const { previous, next } = useAdjacentShots(story_id, dialogue_id);
  useAdjacentShotKeys(previous, next);
  usePrefetchedShot(previous);
  usePrefetchedShot(next);

  if (!details.data)
    return (
      <Screen
        bar={<StoryBar story_id={undefined} room="scriptMedia" />}
        title="Shot Details"
        trail={trail}
        width="full"
        isCompact
      >
        <QueryState
          query={details}
          words="Loading shot details..."
          notFoundText="Shot not found"
          draftKeys={[draftKeys.imagePrompt(dialogue_id), draftKeys.actionPrompt(dialogue_id)]}
        >
          <div className={beside}>
            <div className="shot-large flex min-w-0 flex-col gap-3">
              <div className="flex flex-col gap-2">
                <Skeleton className={cn("aspect-video h-auto w-full", frame)} />
                <Skeleton className="h-9 w-28" />
              </div>
              <ShotStrip shots={undefined} here={undefined} />
            </div>
            <div className={panel}>
              <SkeletonLines count={8} />
            </div>
          </div>
        </QueryState>
      </Screen>
    );

  const { shot, story } = details.data;
  const title = `Shot Details - Line ${shot.line_number}`;
  const ofStory = story.title?.trim() || "Untitled Story";
  return (
    <Screen
      bar={<StoryBar story_id={story.id} room="scriptMedia" line={shot.line_number} />}
      title={title}
      tabTitle={`${title} · ${ofStory}`}
      trail={[
        ...trail,
        { label: ofStory, to: paths.story(story.id) },
        { label: "Create Media", to: paths.scriptMedia(story.id) },
      ]}
      width="full"
      isCompact
      meta={
        <TextLink to={paths.scriptMedia(story.id)} state={wayBack}>
          {"<< Back to Script Media"}
        </TextLink>
      }
      actions={<ShotSteps previous={previous} next={next} />}
    >
      <ShotBody key={dialogue_id} dialogue_id={dialogue_id} details={details.data} />
    </Screen>
  );
}
