import { useQuery } from "@tanstack/react-query";
import { Share2 } from "lucide-react";
import { useEffect } from "react";
import { deleteProject, listProjects, projectDetails, updateProjectName } from "@/api/contract/project";
import { listStories } from "@/api/contract/story";
import { call } from "@/api/client";
import { read } from "@/api/query";
import { draftKeys } from "@/drafts/draft-keys";
import { useRouteId } from "@/routing/params";
import { paths } from "@/routing/paths";
import { mayOwn } from "@/rules/permissions";
import { useUser } from "@/session/session";
import { DeleteButton, useDeletion } from "@/shared/deletion";
import { QueryState } from "@/shared/query-state";
import { useEditableField } from "@/shared/use-editable-field";
import { myProjects } from "@/shared/use-project-trail";
import { ButtonLink } from "@/ui/button";
import { Chip } from "@/ui/chip";
import { EditableText } from "@/ui/editable-text";
import { Screen } from "@/ui/screen";
import { Cast } from "./cast";
import { ContextList } from "./context-list";
import { Description } from "./description";
import { ImageStyle } from "./image-style";
import { noteOpened } from "./project-order";
import { Stories } from "./story-cards";

const trail = [myProjects];

export function ProjectScreen() {
  const project_id = useRouteId("projectId");
  const { user_id } = useUser();
  const details = useQuery(read(projectDetails, { project_id }));
  const stories = useQuery(read(listStories, { project_id })).data?.stories;
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
  const isThere = details.data !== undefined;
  useEffect(() => {
    if (isThere) noteOpened(user_id, project_id);
  }, [isThere, user_id, project_id]);

  if (!details.data)
    return (
      <Screen title="Project" trail={trail} width="full">
        <QueryState
          query={details}
          words="Loading project..."
          notFoundText="Project not found."
          draftKeys={[draftKeys.projectName(project_id), draftKeys.description(project_id)]}
        />
      </Screen>
    );

  const { project, permissionLevel } = details.data;
  const style = { project_id, details: details.data, onSaved: deletion.forgetFailure };
  const of = { project_id, role: permissionLevel };
  return (
    <Screen
      title={project.name}
      trail={trail}
      width="full"
      heading={<EditableText label="Project name" look="title" own={name} />}
      meta={
        <>
          <Description project_id={project_id} details={details.data} onSaved={deletion.forgetFailure} />
          <Chip className="mt-0.5 self-start">{permissionLevel}</Chip>
        </>
      }
      actions={
        <ButtonLink to={paths.share(project_id)}>
          <Share2 aria-hidden />
          Share Project
        </ButtonLink>
      }
    >
      <div className={layouts[layoutFor(stories?.length)]}>
        <div className="contents lg:[grid-area:stories] lg:flex lg:flex-col">
          <Stories {...of} stories={stories} />
        </div>
        <div className="lg:[grid-area:cast]">
          <Cast {...of} />
        </div>
        <div className="lg:[grid-area:context]">
          <ContextList {...of} />
        </div>
        <div className="lg:[grid-area:style]">
          <ImageStyle {...style} isLarge={stories?.length === 0} />
        </div>
      </div>
      {mayOwn(permissionLevel) && (
        <div className="mt-10 border-t pt-5">
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
    </Screen>
  );
}

const columns = "grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8";

/** Nothing stands half empty: without stories, with one, with several of them, the parts stand differently. */
const layouts = {
  empty: `${columns} lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] lg:[grid-template-areas:'stories_style'_'cast_context']`,
  single: `${columns} lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] lg:[grid-template-areas:'stories_style'_'stories_context'_'cast_context']`,
  several: `${columns} lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,1fr)] lg:[grid-template-areas:'stories_stories_stories'_'cast_context_style'] min-[105rem]:grid-cols-[minmax(0,2fr)_minmax(0,0.9fr)_minmax(0,1fr)]`,
};

function layoutFor(stories: number | undefined): keyof typeof layouts {
  if (stories === 0) return "empty";
  return stories === 1 ? "single" : "several";
}
