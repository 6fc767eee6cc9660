import { Clapperboard, Film, PenLine } from "lucide-react";
import { paths } from "@/routing/paths";
import { ButtonLink } from "@/ui/button";
import type { Production } from "./use-production";

type StoryActionsProps = { story_id: string; production: Production; isEditor: boolean };

/** Links to the next screens of a story. Which of them comes next stands in the story bar. */
export function StoryActions({ story_id, production: { made }, isEditor }: StoryActionsProps) {
  if (!made.hasScript)
    return (
      isEditor && (
        <ButtonLink to={paths.editScript(story_id)}>
          <PenLine aria-hidden />
          Edit Script
        </ButtonLink>
      )
    );
  return (
    <>
      <ButtonLink to={paths.editVideo(story_id)}>
        <Film aria-hidden />
        Edit Story Video
      </ButtonLink>
      <ButtonLink to={paths.scriptMedia(story_id)}>
        <Clapperboard aria-hidden />
        Generate Media
      </ButtonLink>
    </>
  );
}
