import { useQuery } from "@tanstack/react-query";
import { errorText, isNotFound } from "@/api/api-error";
import { characterDetails } from "@/api/contract/character";
import { loadVoiceSettings } from "@/api/contract/voice";
import { read } from "@/api/query";
import { useId } from "@/routing/params";
import { paths } from "@/routing/paths";
import { backTo, useReferrer } from "@/routing/referrer";
import { mayEdit } from "@/rules/permissions";
import { LoadFailure } from "@/ui/load-failure";
import { NotFound } from "@/ui/not-found";
import { Screen } from "@/ui/screen";
import { Loading, SkeletonLines } from "@/ui/skeleton";
import { TextLink } from "@/ui/text-link";
import { useCharacterTrail } from "./use-character-trail";
import { VoiceChoice } from "./voice-choice";

export function CharacterVoiceScreen() {
  const character_id = useId("characterId");
  const referrer = useReferrer();
  // The settings tell neither the role nor the project.
  const details = useQuery(read(characterDetails, { character_id }));
  const settings = useQuery(read(loadVoiceSettings, { character_id }));
  const trail = useCharacterTrail(details.data?.projectId);
  const back = backTo(referrer, paths.character(character_id));
  const frame = {
    trail,
    meta: <TextLink to={back}>{referrer ? "Back to Create Media" : "Back to character"}</TextLink>,
  };

  if (details.isPending || settings.isPending)
    return (
      <Screen title="Character Voice" {...frame}>
        <Loading words="Loading voice settings...">
          <SkeletonLines count={6} />
        </Loading>
      </Screen>
    );
  if (details.isLoadingError)
    return (
      <Screen title="Character Voice" {...frame}>
        {isNotFound(details.error) ? (
          <NotFound text="Character not found." to={paths.projectList} toLabel="My Projects" />
        ) : (
          <LoadFailure
            text={errorText(details.error, "Failed to fetch character details")}
            busy={details.isFetching}
            onRetry={details.refetch}
          />
        )}
      </Screen>
    );
  if (settings.isLoadingError)
    return (
      <Screen title="Character Voice" {...frame}>
        <LoadFailure
          text={errorText(settings.error, "Failed to load voice settings")}
          busy={settings.isFetching}
          onRetry={settings.refetch}
        />
      </Screen>
    );

  return (
    <Screen title={`Voice of ${details.data.character.name}`} {...frame}>
      <VoiceChoice
        character_id={character_id}
        current={settings.data.currentSettings}
        catalogue={settings.data.defaultVoices ?? []}
        isEditor={mayEdit(details.data.permissionLevel)}
      />
    </Screen>
  );
}
