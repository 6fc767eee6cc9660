import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { parsedLines } from "@/api/contract/parsing";
import { storyVideo } from "@/api/contract/story-video";
import { read } from "@/api/query";
import { imageOf, videoOf } from "@/rules/line-media";

/** A query and the value derived from it; the value is undefined while the query is pending or after it failed. */
export interface Asked<Value> extends Pick<UseQueryResult, "isPending" | "isFetching" | "refetch"> {
  value: Value | undefined;
}

/** What has been made of a story so far. Without a script nothing is queried. */
export function useProduction(story_id: string, hasScript: boolean) {
  const parsed = useQuery({ ...read(parsedLines, { story_id }), enabled: hasScript });
  const video = useQuery({ ...read(storyVideo, { story_id }), enabled: hasScript });
  const counted = parsed.data && countMade(parsed.data.parsed_lines);
  const exists = video.data?.exists;
  return {
    lines: asked(parsed, counted),
    film: asked(video, exists),
    made: { hasScript, lines: counted, film: exists },
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
