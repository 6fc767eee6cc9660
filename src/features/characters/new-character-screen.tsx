import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { reasonText } from "@/api/api-error";
import { createCharacter, listCharacters } from "@/api/contract/character";
import { projectDetails } from "@/api/contract/project";
import { read, send, useAction } from "@/api/query";
import { draftKeys } from "@/drafts/draft-keys";
import { useRouteId } from "@/routing/params";
import { paths } from "@/routing/paths";
import { backTo, useReferrer } from "@/routing/referrer";
import { mayEdit } from "@/rules/permissions";
import { QueryState } from "@/shared/query-state";
import { NameForm, NameFormPanel, NameFormShape } from "@/shared/name-form";
import { OnlyEditors } from "@/shared/only-editors";
import { Screen } from "@/ui/screen";
import { FaceToBe } from "./face-to-be";
import { useCharacterTrail } from "./use-character-trail";

export function NewCharacterScreen() {
  const project_id = useRouteId("projectId");
  const navigate = useNavigate();
  const back = backTo(useReferrer(), paths.project(project_id));
  const trail = useCharacterTrail(project_id);
  const project = useQuery(read(projectDetails, { project_id }));
  const create = useAction({
    ...send(createCharacter, { refreshes: [listCharacters] }),
    failed: (error) => `Failed to create character: ${reasonText(error)}`,
    onSuccess: () => navigate(back, { replace: true }),
  });

  return (
    <Screen title="Add Character" trail={trail} width="full">
      {!project.data && (
        <QueryState query={project} words="Loading project..." notFoundText="Project not found.">
          <NameFormShape Preview={FaceToBe} />
        </QueryState>
      )}
      {project.data && !mayEdit(project.data.permissionLevel) && (
        <OnlyEditors
          may="add characters"
          shape={<NameFormPanel />}
          back={{ label: "Back to project", to: paths.project(project_id) }}
        />
      )}
      {project.data && mayEdit(project.data.permissionLevel) && (
        <NameForm
          title="Add Character"
          draftKey={draftKeys.newCharacter(project_id)}
          label="Name"
          submitLabel="Save"
          hint="As the script calls them. Next: a voice and a picture."
          Preview={FaceToBe}
          // Until the next screen stands, too: another click would add another character.
          busy={create.isPending || create.isSuccess}
          error={create.failure}
          onSubmit={(name) => create.mutateAsync({ project_id, name })}
          onCancel={() => void navigate(back, { replace: true })}
        />
      )}
    </Screen>
  );
}
