import { useQuery } from "@tanstack/react-query";
import { storyDetails } from "@/api/contract/story";
import { read } from "@/api/query";
import { paths } from "@/routing/paths";
import { mayEdit } from "@/rules/permissions";
import { useProjectTrail } from "@/shared/use-project-trail";
import { useMediaLines } from "./use-media-lines";

/** What a room of the film reads: the story, its lines with their audio, and the way to it. */
export function useStoryRoom(story_id: string) {
  const details = useQuery(read(storyDetails, { story_id }));
  const toProject = useProjectTrail(details.data?.projectId);
  const { parsed, audio, lines, readAt } = useMediaLines(story_id);
  const story = details.data?.story;
  const trail = story
    ? [...toProject, { label: story.title?.trim() || "Untitled Story", to: paths.story(story_id) }]
    : toProject;
  return {
    details,
    parsed,
    audio,
    lines,
    readAt,
    trail,
    project_id: details.data?.projectId,
    story,
    mayEdit: mayEdit(details.data?.permissionLevel),
  };
}
export type StoryRoom = ReturnType<typeof useStoryRoom>;
