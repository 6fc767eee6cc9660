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
import { cn } from "@/ui/cn";
import { EditableText } from "@/ui/editable-text";
import { Screen } from "@/ui/screen";
import { Skeleton } from "@/ui/skeleton";
import { Cast } from "./cast";
import { ContextList } from "./context-list";
import { Description } from "./description";
import { ImageStyle } from "./image-style";
import { noteOpened } from "./project-order";
import { ProjectShape } from "./project-shape";
import { Stories } from "./story-cards";
import "./projects.css";

const trail = [myProjects];

export function ProjectScreen() {
  const project_id = useRouteId("projectId");
  const { user_id } = useUser();
  const details = useQuery(read(projectDetails, { project_id }));
  const isThere = details.data !== undefined;
  const listed = useQuery({ ...read(listStories, { project_id }), enabled: isThere });
  const stories = listed.data?.stories;
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
  useEffect(() => {
    if (isThere) noteOpened(user_id, project_id);
  }, [isThere, user_id, project_id]);

  if (!details.data)
    return (
      <Screen
        title="Project"
        trail={trail}
        width="full"
        // Of its name and description, too, only the shape is known.
        heading={details.isPending && <Skeleton className="my-1 h-6 w-56 animate-appear-late" />}
        meta={details.isPending && <Skeleton className="my-0.5 w-40 animate-appear-late sm:w-80" />}
      >
        <QueryState
          query={details}
          words="Loading project..."
          notFoundText="Project not found."
          draftKeys={[draftKeys.projectName(project_id), draftKeys.description(project_id)]}
        >
          <ProjectShape />
        </QueryState>
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
        <ButtonLink to={paths.share(project_id)} className="max-sm:w-full">
          <Share2 aria-hidden />
          Share Project
        </ButtonLink>
      }
    >
      {/* How many stories there are decides where everything stands: until then it is read, and not seen. */}
      {listed.isPending && <ProjectShape />}
      <div hidden={listed.isPending} className={cn("project-parts", layoutFor(stories?.length))}>
        <div className="part-stories">
          <Stories {...of} />
        </div>
        <div className="part-cast">
          <Cast {...of} />
        </div>
        <div className="part-context">
          <ContextList {...of} />
        </div>
        <div className="part-style">
          <ImageStyle {...style} isLarge={stories?.length === 0} />
        </div>
      </div>
      {mayOwn(permissionLevel) && (
        <div hidden={listed.isPending} className="mt-10 border-t pt-5">
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

function layoutFor(stories: number | undefined): string {
  if (stories === 0) return "has-none";
  return stories === 1 ? "has-one" : "has-several";
}
