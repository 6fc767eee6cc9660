import { useQuery } from "@tanstack/react-query";
import { characterDetails } from "@/api/contract/character";
import { loadVoiceSettings } from "@/api/contract/voice";
import { read } from "@/api/query";
import { useRouteId } from "@/routing/params";
import { paths } from "@/routing/paths";
import { backTo, useReferrer } from "@/routing/referrer";
import { wayBack } from "@/routing/way-back";
import { mayEdit } from "@/rules/permissions";
import { QueryState } from "@/shared/query-state";
import { Screen } from "@/ui/screen";
import { TextLink } from "@/ui/text-link";
import { VoiceSkeleton } from "./face";
import { useCharacterTrail } from "./use-character-trail";
import { VoiceChoice } from "./voice-choice";

export function CharacterVoiceScreen() {
  const character_id = useRouteId("characterId");
  const referrer = useReferrer();
  // The settings tell neither the role nor the project.
  const details = useQuery(read(characterDetails, { character_id }));
  const settings = useQuery(read(loadVoiceSettings, { character_id }));
  const trail = useCharacterTrail(details.data?.projectId);
  const back = backTo(referrer, paths.character(character_id));
  const frame = {
    trail,
    width: "full" as const,
    meta: (
      <TextLink to={back} state={wayBack} className="whitespace-nowrap">
        {referrer ? "Back to Create Media" : "Back to character"}
      </TextLink>
    ),
  };

  if (!details.data)
    return (
      <Screen title="Character Voice" {...frame}>
        <QueryState
          query={details}
          words="Loading voice settings..."
          failureText="Failed to fetch character details"
          notFoundText="Character not found."
        >
          <VoiceSkeleton />
        </QueryState>
      </Screen>
    );
  if (!settings.data)
    return (
      <Screen title="Character Voice" {...frame}>
        <QueryState query={settings} words="Loading voice settings..." failureText="Failed to load voice settings">
          <VoiceSkeleton />
        </QueryState>
      </Screen>
    );

  return (
    <Screen title={`Voice of ${details.data.character.name}`} {...frame}>
      <VoiceChoice
        character_id={character_id}
        name={details.data.character.name}
        image={details.data.character.character_image_url}
        current={settings.data.currentSettings}
        catalogue={settings.data.defaultVoices ?? []}
        isEditor={mayEdit(details.data.permissionLevel)}
      />
    </Screen>
  );
}
