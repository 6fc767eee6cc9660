import { useQuery } from "@tanstack/react-query";
import { listStories, type StoryEntry } from "@/api/contract/story";
import { readAside } from "@/api/query";
import { useStoryMade, type StoryMade } from "@/story/use-story-made";

/** What a project's card shows: how many stories there are, and the one that stands for them. */
export function useProjectMade(project_id: string, isWanted: boolean) {
  const list = useQuery({ ...readAside(listStories, { project_id }, "first"), enabled: isWanted });
  const stories = list.data?.stories;
  const first = stories?.[0];
  const last = stories && stories.length > 1 ? stories.at(-1) : undefined;
  const ofFirst = useStoryMade(first?.id ?? "", isWanted && first !== undefined);
  // Of a long project nobody waits for the reading of every story.
  const isBare = first !== undefined && ofFirst.isSettled && ofFirst.picture === undefined;
  const ofLast = useStoryMade(last?.id ?? "", isBare && last !== undefined);
  const isLast = isBare && ofLast.picture !== undefined;
  const made = isLast ? ofLast : ofFirst;
  const isOpen = (first && !ofFirst.isSettled) || (isBare && last && !ofLast.isSettled);
  return {
    made,
    /** Of stories; undefined while it is not known. */
    count: stories?.length,
    state: stateOf(made, last && (isLast ? last : first)),
    isSettled: isWanted && !list.isPending && !isOpen,
  };
}

/** Of several stories it is said which one is meant. */
function stateOf({ progress }: StoryMade, named: StoryEntry | undefined): string | undefined {
  const words = progress && [progress.words, progress.counted].filter(Boolean).join(", ");
  return words && named ? `${named.title}: ${words}` : words;
}
