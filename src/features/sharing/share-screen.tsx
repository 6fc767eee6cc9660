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
import { Skeleton, SkeletonField, SkeletonPanel, SkeletonRow } from "@/ui/skeleton";
import { toFoot } from "@/ui/to-foot";
import "./share-screen.css";
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
          <div className={parts}>
            <SkeletonPanel className="p-0">
              <div className="flex h-13 items-center border-b px-4">
                <Skeleton className="w-16" />
              </div>
              <div className="grid items-end gap-x-3 gap-y-4 p-4 sm:grid-cols-[minmax(0,1fr)_10rem_7rem] xl:grid-cols-[minmax(0,28rem)_10rem_7rem_minmax(0,1fr)]">
                <SkeletonField />
                <SkeletonField />
                <Skeleton className="h-9 max-sm:mt-13 max-sm:h-11" />
              </div>
            </SkeletonPanel>
            <SkeletonPanel className="grow p-0">
              <div className="flex h-13 items-center border-b px-4">
                <Skeleton className="w-20" />
              </div>
              {Array.from({ length: 4 }, (_, row) => (
                <SkeletonRow key={row} className="border-b px-4" />
              ))}
            </SkeletonPanel>
            <SkeletonPanel lines={3} className="share-levels h-37 max-sm:hidden" />
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
      <div className={parts}>
        <Panel title="Invite">
          <InviteForm key={shared.me.role} {...shared} />
        </Panel>
        <Panel title="People" count={shared.people.length} fills hasRows className="grow">
          <PeopleTable {...shared} />
          {shared.people.length === 1 && (
            <EmptyState text="Nobody else has access yet. Whoever you invite stands here." className="m-4 grow" />
          )}
        </Panel>
        <LevelList />
      </div>
    </Screen>
  );
}

/** The people take what height the window has left; in a wide window the levels stand beside them. */
const parts = cn(toFoot, "share-parts flex flex-col gap-6");
