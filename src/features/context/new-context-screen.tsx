import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { createContext, listContext } from "@/api/contract/context";
import { projectDetails } from "@/api/contract/project";
import { read, send, useAction } from "@/api/query";
import { draftKeys } from "@/drafts/draft-keys";
import { useRouteId } from "@/routing/params";
import { paths } from "@/routing/paths";
import { useGoBack } from "@/routing/use-go-back";
import { mayEdit } from "@/rules/permissions";
import { useProjectTrail } from "@/shared/use-project-trail";
import { NameForm } from "@/shared/name-form";
import { Notice } from "@/ui/notice";
import { Screen } from "@/ui/screen";
import { QueryState } from "@/shared/query-state";

export function NewContextScreen() {
  const project_id = useRouteId("projectId");
  const navigate = useNavigate();
  const goBack = useGoBack(paths.project(project_id));
  const project = useQuery(read(projectDetails, { project_id }));
  const create = useAction({
    ...send(createContext, { refreshes: [listContext] }),
    failed: () => "Failed to create context. Please try again.",
    onSuccess: ({ id }) =>
      navigate(id === undefined ? paths.project(project_id) : paths.context(id), { replace: true }),
  });
  const trail = useProjectTrail(project_id);

  if (!project.data)
    return (
      <Screen title="Add Context" trail={trail}>
        <QueryState query={project} words="Loading project..." notFoundText="Project not found." />
      </Screen>
    );

  return (
    <Screen title="Add Context" trail={trail}>
      {mayEdit(project.data.permissionLevel) ? (
        <NameForm
          title="Add Context"
          draftKey={draftKeys.newContext(project_id)}
          label="Name"
          submitLabel="Save"
          busy={create.isPending}
          error={create.failure}
          onSubmit={(name) => create.mutateAsync({ project_id, name })}
          onCancel={goBack}
        />
      ) : (
        <Notice tone="info">Only the owner and editors of a project can add context items.</Notice>
      )}
    </Screen>
  );
}
