import { useMemo } from "react";
import { useMediaLines } from "@/story/use-media-lines";
import { useTimeline } from "@/story/use-timeline";
import { cutOf } from "./cut";

/** A shot in its film: the shots that have a screen, this one of them, and its cut; as far as they are known. */
export function useFilmAround(story_id: string, dialogue_id: string) {
  const { parsed, lines } = useMediaLines(story_id);
  // Lengths that are not known are not worth reading all media of the film for one shot.
  const film = useTimeline(story_id, lines, { readsLengths: false });
  return useMemo(() => {
    const segments = film?.timeline.segments ?? [];
    const at = segments.findIndex(({ line }) => line.id === dialogue_id);
    const here = segments[at];
    return {
      /** Undefined while they are on their way; none where they could not be read. */
      shots: film || parsed.isError ? segments.filter(({ line }) => line.id !== undefined) : undefined,
      here,
      cut: here ? cutOf(segments[at - 1], here, segments[at + 1]) : [],
    };
  }, [film, parsed.isError, dialogue_id]);
}
