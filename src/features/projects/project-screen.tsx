import { useQuery } from "@tanstack/react-query";
import { Share2 } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { errorText, isNotFound } from "@/api/api-error";
import { deleteProject, listProjects, projectDetails, updateProjectName } from "@/api/contract/project";
import { read, send, useAction } from "@/api/query";
import { useId } from "@/routing/params";
import { paths } from "@/routing/paths";
import { mayOwn } from "@/rules/permissions";
import { ButtonLink } from "@/ui/button";
import { Chip } from "@/ui/chip";
import { DeleteButton } from "@/ui/delete-button";
import { EditableText } from "@/ui/editable-text";
import { LoadFailure } from "@/ui/load-failure";
import { NotFound } from "@/ui/not-found";
import { Screen } from "@/ui/screen";
import { Loading, SkeletonLines } from "@/ui/skeleton";
import { ProjectFacts } from "./project-facts";
import { CharactersPanel, ContextPanel, StoriesPanel } from "./project-panels";

const trail = [{ label: "My Projects", to: paths.projectList }];

export function ProjectScreen() {
  const project_id = useId("projectId");
  const navigate = useNavigate();
  const details = useQuery(read(projectDetails, { project_id }));
  const rename = useAction(send(updateProjectName, { refreshes: [projectDetails, listProjects] }));
  const remove = useAction({
    ...send(deleteProject, { refreshes: [listProjects] }),
    onSuccess: () => navigate(paths.projectList, { replace: true }),
  });

  if (details.isPending)
    return (
      <Screen title="Project" trail={trail} width="wide">
        <Loading words="Loading project...">
          <SkeletonLines count={8} />
        </Loading>
      </Screen>
    );
  if (details.isLoadingError)
    return (
      <Screen title="Project" trail={trail} width="wide">
        {isNotFound(details.error) ? (
          <NotFound text="Project not found." to={paths.projectList} toLabel="My Projects" />
        ) : (
          <LoadFailure
            text={errorText(details.error, "An error occurred")}
            busy={details.isFetching}
            onRetry={details.refetch}
          />
        )}
      </Screen>
    );

  const { project, permissionLevel, projectOwnerId = "" } = details.data;
  return (
    <Screen
      title={project.name}
      trail={trail}
      width="wide"
      heading={
        <EditableText
          label="Project Name"
          look="title"
          value={project.name}
          mayEdit={mayOwn(permissionLevel)}
          validate={(name) => (name.trim() === "" ? "Please enter a project name." : undefined)}
          onSave={(name) => rename.mutateAsync({ project_id, project_owner_id: projectOwnerId, name: name.trim() })}
          error={errorText(rename.error, "Failed to update name. Please try again.")}
        />
      }
      meta={<Chip>{permissionLevel}</Chip>}
      actions={
        <ButtonLink to={paths.share(project_id)}>
          <Share2 aria-hidden />
          Share Project
        </ButtonLink>
      }
    >
      <div className="flex flex-col gap-6">
        <ProjectFacts project_id={project_id} details={details.data} />
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
              onDelete={() => remove.mutateAsync({ project_id })}
              error={
                remove.isError ? errorText(remove.error, "Failed to delete project. Please try again.") : undefined
              }
            >
              “{project.name}” goes with all its stories, characters and context items. This cannot be undone.
            </DeleteButton>
          </div>
        )}
      </div>
    </Screen>
  );
}
