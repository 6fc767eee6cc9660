import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { parsedLines, type ParsedLine } from "@/api/contract/parsing";
import { storyDetails } from "@/api/contract/story";
import { storyVideo } from "@/api/contract/story-video";
import { readAside } from "@/api/query";
import { imageOf } from "@/rules/line-media";
import { usableUrl } from "@/rules/media-url";
import { storyProgress } from "@/rules/story-progress";

/**
 * What has been made of a story, for a card of it: nothing is read before it is wanted, and nobody is told of what could
 * not be read.
 */
export function useStoryMade(story_id: string, isWanted: boolean) {
  const parsed = useQuery({ ...readAside(parsedLines, { story_id }, "first"), enabled: isWanted });
  const details = useQuery({ ...readAside(storyDetails, { story_id }, "first"), enabled: isWanted });
  const film = useQuery({ ...readAside(storyVideo, { story_id }, "first"), enabled: isWanted });
  const script = details.data && (details.data.story.script?.text ?? "");
  const lines = parsed.data?.parsed_lines;
  const hasFilm = film.data?.exists;

  return useMemo(
    () => ({
      script,
      role: details.data?.permissionLevel,
      lines,
      hasFilm,
      film: hasFilm ? film.data?.video : undefined,
      picture: lines && firstPicture(lines),
      progress: storyProgress({ script, lines, hasFilm }),
      /** Nothing more will be known of it for now. */
      isSettled: isWanted && !details.isPending && !parsed.isPending && !film.isPending,
    }),
    [
      script,
      details.data?.permissionLevel,
      details.isPending,
      lines,
      hasFilm,
      film.data,
      film.isPending,
      parsed.isPending,
      isWanted,
    ],
  );
}
export type StoryMade = ReturnType<typeof useStoryMade>;

function firstPicture(lines: readonly ParsedLine[]): string | undefined {
  for (const line of lines) {
    const url = usableUrl(imageOf(line), "image");
    if (url !== undefined) return url;
  }
  return undefined;
}
