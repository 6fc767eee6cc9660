import { useQuery } from "@tanstack/react-query";
import { projectDetails } from "@/api/contract/project";
import { read } from "@/api/query";
import { paths } from "@/routing/paths";
import { useReferrer } from "@/routing/referrer";
import type { TrailStep } from "@/ui/screen";

/** The steps before a character's screens: its project, and Create Media for those who came from there. */
export function useCharacterTrail(project_id: string | undefined): TrailStep[] {
  const referrer = useReferrer();
  const project = useQuery({
    ...read(projectDetails, { project_id: project_id ?? "" }),
    enabled: project_id !== undefined,
  });
  const trail: TrailStep[] = [{ label: "My Projects", to: paths.projectList }];
  if (project_id !== undefined)
    trail.push({ label: project.data?.project.name ?? "Project", to: paths.project(project_id) });
  if (referrer) trail.push({ label: "Create Media", to: paths.scriptMedia(referrer.storyId) });
  return trail;
}
