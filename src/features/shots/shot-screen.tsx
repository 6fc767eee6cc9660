import { useId } from "@/routing/params";
import { paths } from "@/routing/paths";
import { NotLoaded } from "@/screens/not-loaded";
import { myProjects } from "@/screens/use-project-trail";
import { Screen } from "@/ui/screen";
import { Skeleton } from "@/ui/skeleton";
import { TextLink } from "@/ui/text-link";
import { ShotBody } from "./shot-body";
import { ShotSteps } from "./shot-steps";
import { useNeighbours, useStepKeys } from "./use-neighbours";
import { usePrefetchedShot, useShot } from "./use-shot";

export function ShotScreen() {
  const dialogue_id = useId("dialogueId");
  const details = useShot(dialogue_id);
  const { previous, next } = useNeighbours(details.data?.story.id ?? "", dialogue_id);
  useStepKeys(previous, next);
  usePrefetchedShot(previous);
  usePrefetchedShot(next);

  if (!details.data)
    return (
      <Screen title="Shot Details" trail={[myProjects]} width="full">
        <NotLoaded query={details} words="Loading shot details..." notFoundText="Shot not found">
          <Skeleton className="aspect-video h-auto w-full max-w-4xl" />
        </NotLoaded>
      </Screen>
    );

  const { shot, story } = details.data;
  return (
    <Screen
      title={`Shot Details - Line ${shot.line_number}`}
      trail={[myProjects, { label: story.title?.trim() || "Untitled Story", to: paths.story(story.id) }]}
      width="full"
      meta={<TextLink to={paths.scriptMedia(story.id)}>{"<< Back to Script Media"}</TextLink>}
      actions={<ShotSteps previous={previous} next={next} />}
    >
      <ShotBody key={dialogue_id} dialogue_id={dialogue_id} details={details.data} />
    </Screen>
  );
}
