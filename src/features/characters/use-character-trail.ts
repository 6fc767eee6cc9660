import { paths } from "@/routing/paths";
import { useReferrer } from "@/routing/referrer";
import { useProjectTrail } from "@/shared/use-project-trail";
import type { TrailStep } from "@/ui/screen";

/** The steps before a character's screens: its project, and Create Media for those who came from there. */
export function useCharacterTrail(project_id: string | undefined): TrailStep[] {
  const referrer = useReferrer();
  const trail = useProjectTrail(project_id);
  return referrer ? [...trail, { label: "Create Media", to: paths.scriptMedia(referrer.storyId) }] : trail;
}
