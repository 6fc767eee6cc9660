import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { projectDetails } from "@/api/contract/project";
import { projectPermissions } from "@/api/contract/share";
import { read } from "@/api/query";
import { useRouteId } from "@/routing/params";
import { QueryState } from "@/shared/query-state";
import { useProjectTrail } from "@/shared/use-project-trail";
import { useUser } from "@/session/session";
import { Panel } from "@/ui/panel";
import { Screen } from "@/ui/screen";
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
      <Screen title="Share Project" trail={trail} width="wide">
        <QueryState query={project.data ? sharing : project} {...notLoaded} />
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
    <Screen title="Share Project" trail={trail} width="wide">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Panel title="Invite">
            <InviteForm key={shared.me.role} {...shared} />
          </Panel>
          <PeopleTable {...shared} />
        </div>
        <LevelList />
      </div>
    </Screen>
  );
}
