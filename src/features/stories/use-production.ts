import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { parsedLines } from "@/api/contract/parsing";
import { storyVideo } from "@/api/contract/story-video";
import { read } from "@/api/query";
import { justRead } from "@/story/use-media-lines";
import { imageOf, videoOf } from "@/rules/line-media";

/** A query and the value derived from it; the value is undefined while the query is pending or after it failed. */
export interface Asked<Value> extends Pick<UseQueryResult, "isPending" | "isFetching" | "refetch"> {
  value: Value | undefined;
}

/** What has been made of a story so far. */
export function useProduction(story_id: string) {
  const parsed = useQuery({ ...read(parsedLines, { story_id }), ...justRead });
  const film = useQuery({ ...read(storyVideo, { story_id }), ...justRead });
  return {
    lines: asked(parsed, parsed.data && countMade(parsed.data.parsed_lines)),
    film: asked(film, film.data?.exists),
    /** The film, where there is one. */
    video: film.data?.exists ? film.data.video : undefined,
  };
}
export type Production = ReturnType<typeof useProduction>;

const asked = <Value>(query: UseQueryResult, value: Value | undefined): Asked<Value> => ({
  value,
  isPending: query.isPending,
  isFetching: query.isFetching,
  refetch: query.refetch,
});

const countMade = (lines: Parameters<typeof imageOf>[0][]) => ({
  total: lines.length,
  pictures: lines.filter(imageOf).length,
  clips: lines.filter(videoOf).length,
});
