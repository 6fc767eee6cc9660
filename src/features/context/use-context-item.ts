import { useQuery } from "@tanstack/react-query";
import { contextDetails } from "@/api/contract/context";
import { projectDetails } from "@/api/contract/project";
import { read } from "@/api/query";
import { paths } from "@/routing/paths";
import type { TrailStep } from "@/ui/screen";

/** A context item, and the steps that lead to it as far as they are known; the item's own step is apart. */
export function useContextItem(context_id: string) {
  const details = useQuery(read(contextDetails, { context_id }));
  const project_id = details.data?.projectId ?? "";
  const project = useQuery({ ...read(projectDetails, { project_id }), enabled: project_id !== "" });
  const trail: TrailStep[] = [{ label: "My Projects", to: paths.projectList }];
  if (details.data) trail.push({ label: project.data?.project.name ?? "Project", to: paths.project(project_id) });
  const step: TrailStep = { label: details.data?.contextItem.name ?? "Context item", to: paths.context(context_id) };
  return { details, trail, step };
}
