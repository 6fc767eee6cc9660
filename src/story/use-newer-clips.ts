import { useEffect, useMemo } from "react";
import type { ParsedLine } from "@/api/contract/parsing";
import type { StoryVideo } from "@/api/contract/story-video";
import { unsigned } from "@/rules/media-url";
import { clipFiles, countNewerClips } from "@/rules/newer-clips";
import { useDesk } from "@/shared/use-desk";

/** The kind of the desk: by the film, the clips that were there when it was first seen. */
const kind = "clips of story video";

const isClips = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((clip) => typeof clip === "string");

/** How many clips are newer than the story's video; undefined while it is not known. */
export function useNewerClips(
  story_id: string,
  video: StoryVideo | undefined,
  lines: readonly ParsedLine[] | undefined,
): number | undefined {
  const { isLoaded, records, put } = useDesk(story_id, kind, isClips);
  const clips = useMemo(() => lines && clipFiles(lines), [lines]);
  const film = video && `${video.created_at ?? ""} ${unsigned(video.stored_video_url ?? "")}`;
  const seen = film === undefined ? undefined : records.get(film);

  useEffect(() => {
    if (isLoaded && film !== undefined && clips && !seen) put(film, clips);
  }, [isLoaded, film, clips, seen, put]);

  if (!video || !clips || !isLoaded) return undefined;
  return countNewerClips(clips, seen ?? clips, video.video_count);
}
