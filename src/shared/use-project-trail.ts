import { useQuery } from "@tanstack/react-query";
import { projectDetails } from "@/api/contract/project";
import { read } from "@/api/query";
import { paths } from "@/routing/paths";
import type { TrailStep } from "@/ui/screen";

export const myProjects: TrailStep = { label: "My Projects", to: paths.projectList };

/** The steps to a project's screens; only the first while it is not known which project it is. */
export function useProjectTrail(project_id: string | undefined): TrailStep[] {
  const project = useQuery({
    ...read(projectDetails, { project_id: project_id ?? "" }),
    enabled: project_id !== undefined,
  });
  if (project_id === undefined) return [myProjects];
  return [myProjects, { label: project.data?.project.name ?? "Project", to: paths.project(project_id) }];
}
