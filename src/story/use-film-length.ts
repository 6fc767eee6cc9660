import type { Timeline } from "@/rules/timeline";
import { useMediaLines } from "./use-media-lines";
import { useTimeline } from "./use-timeline";

/** How long the film is by now; undefined while it is not known, or nothing has been parsed. */
export function useFilmLength(story_id: string): Timeline | undefined {
  const { lines } = useMediaLines(story_id);
  const timeline = useTimeline(story_id, lines)?.timeline;
  return timeline && timeline.segments.length > 0 ? timeline : undefined;
}
