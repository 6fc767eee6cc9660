import { useQuery } from "@tanstack/react-query";
import { errorText, isNotFound } from "@/api/api-error";
import { projectDetails } from "@/api/contract/project";
import { projectPermissions } from "@/api/contract/share";
import { read } from "@/api/query";
import { useId } from "@/routing/params";
import { paths } from "@/routing/paths";
import { useUser } from "@/session/session";
import { LoadFailure } from "@/ui/load-failure";
import { NotFound } from "@/ui/not-found";
import { Panel } from "@/ui/panel";
import { Screen } from "@/ui/screen";
import { Loading, SkeletonLines } from "@/ui/skeleton";
import { InviteForm } from "./invite-form";
import { PeopleTable } from "./people-table";

export function ShareScreen() {
  const project_id = useId("projectId");
  const { email } = useUser();
  const project = useQuery(read(projectDetails, { project_id }));
  const sharing = useQuery(read(projectPermissions, { project_id }));
  const trail = [
    { label: "My Projects", to: paths.projectList },
    { label: project.data?.project.name ?? "Project", to: paths.project(project_id) },
  ];

  if (project.isPending || sharing.isPending)
    return (
      <Screen title="Share Project" trail={trail}>
        <Loading words="Loading project permissions...">
          <SkeletonLines count={6} />
        </Loading>
      </Screen>
    );
  if (project.isLoadingError || sharing.isLoadingError) {
    const failed = project.isLoadingError ? project : sharing;
    return (
      <Screen title="Share Project" trail={trail}>
        {isNotFound(failed.error) ? (
          <NotFound text="Project not found." to={paths.projectList} toLabel="My Projects" />
        ) : (
          <LoadFailure
            text={errorText(failed.error, "Failed to load project permissions. Please try again.")}
            busy={project.isFetching || sharing.isFetching}
            onRetry={() => Promise.all([project.refetch(), sharing.refetch()])}
          />
        )}
      </Screen>
    );
  }

  const shared = {
    project: { id: project_id, name: project.data.project.name },
    people: sharing.data.permissions,
    me: { email, role: project.data.permissionLevel },
  };
  return (
    <Screen title="Share Project" trail={trail}>
      <div className="flex flex-col gap-6">
        <PeopleTable {...shared} />
        <Panel title="Invite">
          <InviteForm key={shared.me.role} {...shared} />
        </Panel>
      </div>
    </Screen>
  );
}
