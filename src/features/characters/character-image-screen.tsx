import { useQuery } from "@tanstack/react-query";
import { characterImageDetails } from "@/api/contract/character";
import { read } from "@/api/query";
import { draftKeys } from "@/drafts/draft-keys";
import { useRouteId } from "@/routing/params";
import { paths } from "@/routing/paths";
import { backTo, useReferrer } from "@/routing/referrer";
import { wayBack } from "@/routing/way-back";
import { QueryState } from "@/shared/query-state";
import { Screen } from "@/ui/screen";
import { TextLink } from "@/ui/text-link";
import { FaceSkeleton } from "./face";
import { ImageMaker } from "./image-maker";
import { imageProgress } from "./image-progress";
import { useCharacterTrail } from "./use-character-trail";
import { useImageGeneration } from "./use-image-generation";

export function CharacterImageScreen() {
  const character_id = useRouteId("characterId");
  return <CharacterImage key={character_id} character_id={character_id} />;
}

function CharacterImage({ character_id }: { character_id: string }) {
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
      width="full"
      meta={
        <TextLink to={back} state={wayBack} className="whitespace-nowrap">
          {referrer ? "Back to Create Media" : "Back to character"}
        </TextLink>
      }
    >
      {!details.data && (
        <QueryState
          query={details}
          words="Loading character image..."
          failureText="Failed to fetch character details"
          notFoundText="Character not found."
          draftKeys={[draftKeys.imageDescription(character_id)]}
        >
          <FaceSkeleton />
        </QueryState>
      )}
      {details.data && <ImageMaker character_id={character_id} details={details.data} making={making} />}
    </Screen>
  );
}
