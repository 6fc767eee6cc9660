import { Clapperboard, Film } from "lucide-react";
import { paths } from "@/routing/paths";
import { ButtonLink } from "@/ui/button";

/** Links to where the media and the film are made. Which of them comes next stands in the story bar. */
export function StoryActions({ story_id }: { story_id: string }) {
  return (
    <>
      <ButtonLink to={paths.scriptMedia(story_id)}>
        <Clapperboard aria-hidden />
        Generate Media
      </ButtonLink>
      <ButtonLink to={paths.editVideo(story_id)}>
        <Film aria-hidden />
        Edit Story Video
      </ButtonLink>
    </>
  );
}
