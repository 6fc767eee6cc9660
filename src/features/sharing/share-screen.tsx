import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { projectDetails } from "@/api/contract/project";
import { projectPermissions } from "@/api/contract/share";
import { read } from "@/api/query";
import { useRouteId } from "@/routing/params";
import { QueryState } from "@/shared/query-state";
import { useProjectTrail } from "@/shared/use-project-trail";
import { useUser } from "@/session/session";
import { cn } from "@/ui/cn";
import { EmptyState } from "@/ui/empty-state";
import { Panel } from "@/ui/panel";
import { Screen } from "@/ui/screen";
import { SkeletonPanel } from "@/ui/skeleton";
import { toFoot } from "@/ui/to-foot";
import { InviteForm } from "./invite-form";
import { LevelList } from "./level-list";
import { PeopleTable } from "./people-table";

// Decision: .github/decisions/sharing.md
export function ShareScreen() {
  const project_id = useRouteId("projectId");
  const { email } = useUser();
  const project = useQuery(read(projectDetails, { project_id }));
  const sharing = useQuery(read(projectPermissions, { project_id }));
  const trail = useProjectTrail(project_id);
  const [refused, setRefused] = useState<string[]>([]);

  const failureText = "Failed to load project permissions. Please try again.";
  const notLoaded = { words: "Loading project permissions...", failureText, notFoundText: "Project not found." };
  if (!project.data || !sharing.data)
    return (
      <Screen title="Share Project" trail={trail} width="full">
        <QueryState query={project.data ? sharing : project} {...notLoaded}>
          <div className={columns}>
            <div className="flex flex-col gap-6">
              <SkeletonPanel lines={3} className="h-40" />
              <SkeletonPanel lines={7} className="grow" />
            </div>
            <SkeletonPanel lines={10} className="max-lg:hidden" />
          </div>
        </QueryState>
      </Screen>
    );

  const shared = {
    project: { id: project_id, name: project.data.project.name },
    people: sharing.data.permissions,
    me: { email, role: project.data.permissionLevel },
    refused,
    onRefused: (address: string) => setRefused((others) => [...others, address]),
    onChanged: () => setRefused([]),
  };
  return (
    <Screen title="Share Project" trail={trail} width="full">
      <div className={columns}>
        <div className="flex min-w-0 flex-col gap-6">
          <Panel title="Invite">
            <InviteForm key={shared.me.role} {...shared} />
          </Panel>
          <Panel title="People" count={shared.people.length} fills hasRows className="grow">
            <PeopleTable {...shared} />
            {shared.people.length === 1 && (
              <EmptyState text="Nobody else has access yet. Whoever you invite stands here." className="m-4 grow" />
            )}
          </Panel>
        </div>
        <LevelList />
      </div>
    </Screen>
  );
}

/** The people, and beside them what each level allows. */
const columns = cn(toFoot, "grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]");
