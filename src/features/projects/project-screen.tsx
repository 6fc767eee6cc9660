import { useQuery } from "@tanstack/react-query";
import { Share2 } from "lucide-react";
import { deleteProject, listProjects, projectDetails, updateProjectName } from "@/api/contract/project";
import { call } from "@/api/client";
import { read } from "@/api/query";
import { draftKeys } from "@/drafts/draft-keys";
import { useRouteId } from "@/routing/params";
import { paths } from "@/routing/paths";
import { mayOwn } from "@/rules/permissions";
import { DeleteButton, useDeletion } from "@/shared/deletion";
import { QueryState } from "@/shared/query-state";
import { useEditableField } from "@/shared/use-editable-field";
import { myProjects } from "@/shared/use-project-trail";
import { ButtonLink } from "@/ui/button";
import { Chip } from "@/ui/chip";
import { EditableText } from "@/ui/editable-text";
import { Screen } from "@/ui/screen";
import { ProjectFacts } from "./project-facts";
import { CharactersPanel, ContextPanel, StoriesPanel } from "./project-panels";

const trail = [myProjects];

export function ProjectScreen() {
  const project_id = useRouteId("projectId");
  const details = useQuery(read(projectDetails, { project_id }));
  const deletion = useDeletion(deleteProject, {
    refreshes: [listProjects],
    done: "The project was deleted.",
    to: () => paths.projectList,
    failed: "Failed to delete project. Please try again.",
  });
  const name = useEditableField({
    draftKey: draftKeys.projectName(project_id),
    query: read(projectDetails, { project_id }),
    textOf: ({ project }) => project.name,
    mayEdit: mayOwn(details.data?.permissionLevel),
    validate: (text) => (text.trim() === "" ? "Please enter a project name." : undefined),
    save: (text) =>
      call(updateProjectName, {
        project_id,
        project_owner_id: details.data?.projectOwnerId ?? "",
        name: text.trim(),
      }),
    refreshes: [projectDetails, listProjects],
    failed: "Failed to update name. Please try again.",
    onSaved: deletion.forgetFailure,
  });

  if (!details.data)
    return (
      <Screen title="Project" trail={trail} width="wide">
        <QueryState
          query={details}
          words="Loading project..."
          notFoundText="Project not found."
          draftKeys={[draftKeys.projectName(project_id), draftKeys.description(project_id)]}
        />
      </Screen>
    );

  const { project, permissionLevel } = details.data;
  return (
    <Screen
      title={project.name}
      trail={trail}
      width="wide"
      heading={<EditableText label="Project name" look="title" own={name} />}
      meta={<Chip>{permissionLevel}</Chip>}
      actions={
        <ButtonLink to={paths.share(project_id)}>
          <Share2 aria-hidden />
          Share Project
        </ButtonLink>
      }
    >
      <div className="flex flex-col gap-6">
        <ProjectFacts project_id={project_id} details={details.data} onSaved={deletion.forgetFailure} />
        <div className="grid items-start gap-6 lg:grid-cols-3">
          <ContextPanel project_id={project_id} role={permissionLevel} />
          <CharactersPanel project_id={project_id} role={permissionLevel} />
          <StoriesPanel project_id={project_id} role={permissionLevel} />
        </div>
        {mayOwn(permissionLevel) && (
          <div className="border-t pt-6">
            <DeleteButton
              label="Delete Project"
              question="Delete this project?"
              deletion={deletion}
              input={{ project_id }}
            >
              “{project.name}” goes with all its stories, characters and context items. This cannot be undone.
            </DeleteButton>
          </div>
        )}
      </div>
    </Screen>
  );
}
