import { useQuery } from "@tanstack/react-query";
import { errorText, isNotFound } from "@/api/api-error";
import { characterImageDetails } from "@/api/contract/character";
import { read } from "@/api/query";
import { useId } from "@/routing/params";
import { paths } from "@/routing/paths";
import { backTo, useReferrer } from "@/routing/referrer";
import { LoadFailure } from "@/ui/load-failure";
import { NotFound } from "@/ui/not-found";
import { Screen } from "@/ui/screen";
import { Loading, Skeleton } from "@/ui/skeleton";
import { TextLink } from "@/ui/text-link";
import { ImageMaker } from "./image-maker";
import { imageProgress } from "./image-progress";
import { useCharacterTrail } from "./use-character-trail";
import { useImageGeneration } from "./use-image-generation";

export function CharacterImageScreen() {
  const character_id = useId("characterId");
  const referrer = useReferrer();
  const details = useQuery(read(characterImageDetails, { character_id }));
  const trail = useCharacterTrail(details.data?.projectId);
  const back = backTo(referrer, paths.character(character_id));
  const making = useImageGeneration(character_id, details.data);
  const title = details.data ? `Image of ${details.data.character.name ?? "character"}` : "Character Image";

  return (
    <Screen
      title={title}
      tabTitle={making.isWorking && making.stage ? `${imageProgress(making.stage).percent}% ${title}` : title}
      trail={trail}
      width="wide"
      meta={<TextLink to={back}>{referrer ? "Back to Create Media" : "Back to character"}</TextLink>}
    >
      {details.isPending && (
        <Loading words="Loading character image...">
          <Skeleton className="aspect-video w-full" />
        </Loading>
      )}
      {details.isLoadingError &&
        (isNotFound(details.error) ? (
          <NotFound text="Character not found." to={paths.projectList} toLabel="My Projects" />
        ) : (
          <LoadFailure
            text={errorText(details.error, "Failed to fetch character details")}
            busy={details.isFetching}
            onRetry={details.refetch}
          />
        ))}
      {details.data && <ImageMaker character_id={character_id} details={details.data} making={making} />}
    </Screen>
  );
}
