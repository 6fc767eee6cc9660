import { useNavigate } from "react-router-dom";
import { createProject, listProjects } from "@/api/contract/project";
import { send, useAction } from "@/api/query";
import { draftKeys } from "@/drafts/draft-keys";
import { paths } from "@/routing/paths";
import { useGoBack } from "@/routing/use-go-back";
import { myProjects } from "@/shared/use-project-trail";
import { NameForm } from "@/shared/name-form";
import { Screen } from "@/ui/screen";

const failed = "Failed to create project. Please try again.";

export function CreateProjectScreen() {
  const navigate = useNavigate();
  const goBack = useGoBack(paths.projectList);
  const create = useAction({
    ...send(createProject, { refreshes: [listProjects] }),
    failed: () => failed,
    onSuccess: ({ id }) => id !== undefined && navigate(paths.project(id), { replace: true }),
  });
  // An answer without an id leaves nowhere to go: told as a failure, and nothing is sent a second time.
  const hasNoId = create.isSuccess && create.data.id === undefined;

  return (
    <Screen title="Create Project" trail={[myProjects]}>
      <NameForm
        draftKey={draftKeys.newProject()}
        label="Project Name"
        submitLabel="Create Project"
        blankText="Please enter a project name."
        // Until the next screen stands, too: another click would create another project.
        busy={create.isPending || (create.isSuccess && !hasNoId)}
        error={hasNoId ? failed : create.failure}
        onSubmit={async (projectName) => {
          const { id } = await create.mutateAsync({ projectName });
          if (id === undefined) throw new Error("The project has no id");
        }}
        onCancel={goBack}
      />
    </Screen>
  );
}
