import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { AudioLines, Image } from "lucide-react";
import { characterDetails, deleteCharacter, listCharacters, updateCharacterName } from "@/api/contract/character";
import { loadVoiceSettings } from "@/api/contract/voice";
import { call } from "@/api/client";
import { read } from "@/api/query";
import { draftKeys } from "@/drafts/draft-keys";
import { useRouteId } from "@/routing/params";
import { paths } from "@/routing/paths";
import { backTo, useReferrer } from "@/routing/referrer";
import { wayBack } from "@/routing/way-back";
import { mayEdit } from "@/rules/permissions";
import { usableUrl } from "@/rules/media-url";
import { DeleteButton, useDeletion } from "@/shared/deletion";
import { QueryState } from "@/shared/query-state";
import { useEditableField } from "@/shared/use-editable-field";
import { ButtonLink } from "@/ui/button";
import { Chip } from "@/ui/chip";
import { EditableText } from "@/ui/editable-text";
import { EmptyState } from "@/ui/empty-state";
import { Panel } from "@/ui/panel";
import { Screen } from "@/ui/screen";
import { TextLink } from "@/ui/text-link";
import "./character.css";
import { Face, FaceSkeleton } from "./face";
import { PresentVoice } from "./present-voice";
import { useCharacterTrail } from "./use-character-trail";

export function CharacterScreen() {
  const character_id = useRouteId("characterId");
  const referrer = useReferrer();
  const details = useQuery(read(characterDetails, { character_id }));
  const trail = useCharacterTrail(details.data?.projectId);
  const back = backTo(referrer, details.data ? paths.project(details.data.projectId) : paths.projectList);
  const ownName = useEditableField({
    draftKey: draftKeys.characterName(character_id),
    query: read(characterDetails, { character_id }),
    textOf: ({ character }) => character.name,
    mayEdit: mayEdit(details.data?.permissionLevel),
    validate: (text) => (text.trim() === "" ? "Please enter a name." : undefined),
    save: (text) => call(updateCharacterName, { character_id, name: text.trim() }),
    refreshes: [characterDetails, listCharacters],
    failed: "Failed to update name. Please try again.",
  });
  const deletion = useDeletion(deleteCharacter, {
    refreshes: [listCharacters],
    done: "The character was deleted.",
    to: () => back,
    failed: "Failed to delete character. Please try again.",
  });

  if (!details.data)
    return (
      <Screen title="Character" trail={trail} width="full">
        <QueryState
          query={details}
          words="Loading character..."
          failureText="Failed to fetch character details"
          notFoundText="Character not found."
          draftKeys={[draftKeys.characterName(character_id)]}
          wayOn={{ label: referrer ? "Create Media" : "My Projects", to: back }}
        >
          <FaceSkeleton />
        </QueryState>
      </Screen>
    );

  const { character, permissionLevel, projectId: project_id } = details.data;
  const { name, created_by = "Unknown", image_description: description = "" } = character;
  const isEditor = mayEdit(permissionLevel);
  const hasImage = usableUrl(character.character_image_url, "image") !== undefined;

  return (
    <Screen
      title={name}
      trail={trail}
      width="full"
      heading={<EditableText label="Name" look="title" own={ownName} />}
      meta={
        <>
          <TextLink to={back} state={wayBack}>
            {referrer ? "Back to Create Media" : "Back to project"}
          </TextLink>
          <span>Created by {created_by}</span>
          <Chip>{permissionLevel}</Chip>
        </>
      }
      actions={
        <>
          <ButtonLink to={paths.characterVoice(character_id)} state={referrer} className="max-sm:grow">
            <AudioLines aria-hidden />
            Voice
          </ButtonLink>
          <ButtonLink
            to={paths.characterImage(character_id)}
            state={referrer}
            variant={isEditor && !hasImage ? "primary" : "quiet"}
            className="max-sm:grow"
          >
            <Image aria-hidden />
            Image
          </ButtonLink>
        </>
      }
    >
      <div className="beside-face">
        <Face address={character.character_image_url} name={name} />
        <div className="flex flex-col gap-6">
          <CharacterVoice
            character_id={character_id}
            choose={
              isEditor && (
                <ButtonLink to={paths.characterVoice(character_id)} state={referrer} size="sm">
                  Choose a voice
                </ButtonLink>
              )
            }
          />
          <Panel title="Image description" className="grow">
            {description ? (
              <div className="description">
                <p className="font-script whitespace-pre-wrap wrap-anywhere">{description}</p>
              </div>
            ) : (
              <EmptyState
                text="No description yet."
                action={
                  isEditor && (
                    <ButtonLink to={paths.characterImage(character_id)} state={referrer} size="sm">
                      Write one
                    </ButtonLink>
                  )
                }
              />
            )}
          </Panel>
          {isEditor && (
            <div className="mt-auto">
              <DeleteButton
                label="Delete Character"
                question="Are you sure you want to delete this character?"
                deletion={deletion}
                input={{ character_id, project_id }}
              >
                “{name}” goes with its voice and its image. This cannot be undone.
              </DeleteButton>
            </div>
          )}
        </div>
      </div>
    </Screen>
  );
}

/** How the character sounds; it is chosen on a screen of its own. */
function CharacterVoice({ character_id, choose }: { character_id: string; choose: ReactNode }) {
  const settings = useQuery(read(loadVoiceSettings, { character_id }));
  return (
    <Panel title="Voice" fills className="voice-panel">
      {settings.data ? (
        <PresentVoice
          voice={settings.data.currentSettings}
          among={settings.data.defaultVoices ?? []}
          sample={settings.data.currentSettings.sample_audio_path}
          action={choose}
        />
      ) : (
        <QueryState
          isPart
          query={settings}
          words="Loading voice settings..."
          failureText="Failed to load voice settings"
        />
      )}
    </Panel>
  );
}
