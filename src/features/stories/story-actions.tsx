import { Clapperboard, Film, PenLine } from "lucide-react";
import { paths } from "@/routing/paths";
import { nextStep } from "@/rules/next-step";
import { ButtonLink } from "@/ui/button";
import type { Production } from "./use-production";

type StoryActionsProps = { story_id: string; production: Production; isEditor: boolean };

/** Links to the next screens of a story. The next step is the primary one, once it is known. */
export function StoryActions({ story_id, production: { made }, isEditor }: StoryActionsProps) {
  const step = nextStep(made);
  // Everybody can watch a finished film; all other steps need an editor.
  const isNext = (which: typeof step) => step === which && (isEditor || made.film);
  const look = (which: typeof step) => (isNext(which) ? "primary" : "quiet");

  if (!made.hasScript)
    return (
      isEditor && (
        <ButtonLink to={paths.editScript(story_id)} variant={look("script")}>
          <PenLine aria-hidden />
          Edit Script
        </ButtonLink>
      )
    );
  return (
    <>
      <ButtonLink to={paths.editVideo(story_id)} variant={look("film")}>
        <Film aria-hidden />
        Edit Story Video
      </ButtonLink>
      <ButtonLink to={paths.scriptMedia(story_id)} variant={look("media")}>
        <Clapperboard aria-hidden />
        Generate Media
      </ButtonLink>
    </>
  );
}
