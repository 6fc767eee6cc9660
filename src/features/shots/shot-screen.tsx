import { errorText, isNotFound } from "@/api/api-error";
import { useId } from "@/routing/params";
import { paths } from "@/routing/paths";
import { LoadFailure } from "@/ui/load-failure";
import { NotFound } from "@/ui/not-found";
import { Screen } from "@/ui/screen";
import { Loading, Skeleton } from "@/ui/skeleton";
import { TextLink } from "@/ui/text-link";
import { ShotBody } from "./shot-body";
import { ShotSteps } from "./shot-steps";
import { useNeighbours, useStepKeys } from "./use-neighbours";
import { usePrefetchedShot, useShot } from "./use-shot";

const myProjects = { label: "My Projects", to: paths.projectList };

export function ShotScreen() {
  const dialogue_id = useId("dialogueId");
  const details = useShot(dialogue_id);
  const { previous, next } = useNeighbours(details.data?.story.id ?? "", dialogue_id);
  useStepKeys(previous, next);
  usePrefetchedShot(previous);
  usePrefetchedShot(next);

  if (details.isPending)
    return (
      <Screen title="Shot Details" trail={[myProjects]} width="full">
        <Loading words="Loading shot details...">
          <Skeleton className="aspect-video h-auto w-full max-w-4xl" />
        </Loading>
      </Screen>
    );
  if (details.isLoadingError)
    return (
      <Screen title="Shot Details" trail={[myProjects]} width="full">
        {isNotFound(details.error) ? (
          <NotFound text="Shot not found" to={paths.projectList} toLabel="My Projects" />
        ) : (
          <LoadFailure
            text={errorText(details.error, "An error occurred")}
            busy={details.isFetching}
            onRetry={details.refetch}
          />
        )}
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
