import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router-dom";
import { projectDetails } from "@/api/contract/project";
import { createStory, listStories } from "@/api/contract/story";
import { read, send, useAction } from "@/api/query";
import { draftKeys } from "@/drafts/draft-keys";
import { useRouteId } from "@/routing/params";
import { paths } from "@/routing/paths";
import { useGoBack } from "@/routing/use-go-back";
import { mayEdit } from "@/rules/permissions";
import { QueryState } from "@/shared/query-state";
import { useProjectTrail } from "@/shared/use-project-trail";
import { NameForm, NameFormPanel, NameFormShape } from "@/shared/name-form";
import { TitleCover } from "@/story/story-poster";
import { OnlyEditors } from "@/shared/only-editors";
import { Screen } from "@/ui/screen";

const StoryToBe = ({ name }: { name: string }) => <TitleCover title={name || "Your story"} />;

export function NewStoryScreen() {
  const project_id = useRouteId("projectId");
  const navigate = useNavigate();
  const goBack = useGoBack(paths.project(project_id));
  const project = useQuery(read(projectDetails, { project_id }));
  const begins = useSearchParams()[0].has("import") ? paths.editScript : paths.story;
  const create = useAction({
    ...send(createStory, { refreshes: [listStories] }),
    failed: () => "Failed to create story. Please try again.",
    onSuccess: ({ id }) => navigate(id === undefined ? paths.project(project_id) : begins(id), { replace: true }),
  });
  const trail = useProjectTrail(project_id);

  return (
    <Screen title="Add Story" trail={trail} width="full">
      {!project.data && (
        <QueryState query={project} words="Loading project..." notFoundText="Project not found.">
          <NameFormShape Preview={StoryToBe} />
        </QueryState>
      )}
      {project.data && !mayEdit(project.data.permissionLevel) && (
        <OnlyEditors
          may="add stories"
          shape={<NameFormPanel />}
          back={{ label: "Back to project", to: paths.project(project_id) }}
        />
      )}
      {project.data && mayEdit(project.data.permissionLevel) && (
        <NameForm
          title="Add Story"
          draftKey={draftKeys.newStory(project_id)}
          label="Title"
          submitLabel="Save"
          hint={`Next: ${begins === paths.story ? "write, import or ask for" : "import"} its script. The title can be changed later.`}
          Preview={StoryToBe}
          // Also until the next screen is mounted, because another click would add another story.
          busy={create.isPending || create.isSuccess}
          error={create.failure}
          onSubmit={(title) => create.mutateAsync({ project_id, title })}
          onCancel={goBack}
        />
      )}
    </Screen>
  );
}
