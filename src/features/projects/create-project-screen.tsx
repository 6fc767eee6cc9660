import { useNavigate } from "react-router-dom";
import { createProject, listProjects } from "@/api/contract/project";
import { send, useAction } from "@/api/query";
import { draftKeys } from "@/drafts/draft-keys";
import { paths } from "@/routing/paths";
import { useGoBack } from "@/routing/use-go-back";
import { myProjects } from "@/shared/use-project-trail";
import { NameForm } from "@/shared/name-form";
import { TitleCover } from "@/story/story-poster";
import { Screen } from "@/ui/screen";

const failed = "Failed to create project. Please try again.";

const ProjectToBe = ({ name }: { name: string }) => (
  <TitleCover title={name || "Your project"}>No stories yet</TitleCover>
);

export function CreateProjectScreen() {
  const navigate = useNavigate();
  const goBack = useGoBack(paths.projectList);
  const create = useAction({
    ...send(createProject, { refreshes: [listProjects] }),
    failed: () => failed,
    onSuccess: ({ id }) => id !== undefined && navigate(paths.project(id), { replace: true }),
  });
  // Without an id there is no screen to open. This shows as an error, but the project exists, so nothing is sent again.
  const hasNoId = create.isSuccess && create.data.id === undefined;

  return (
    <Screen title="Create Project" trail={[myProjects]} width="full">
      <NameForm
        title="Create Project"
        draftKey={draftKeys.newProject()}
        label="Project Name"
        submitLabel="Create Project"
        hint="It holds your stories, their characters and what the writing should know. Its name can be changed later."
        Preview={ProjectToBe}
        blankText="Please enter a project name."
        // Also until the next screen is mounted, because another click would create another project.
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
