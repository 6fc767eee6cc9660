import { useParams, useSearchParams } from "react-router-dom";

/** An id in the route's path. The API client refuses what cannot be an id before it sends a request. */
export function useRouteId(name: "projectId" | "contextId" | "storyId" | "characterId" | "dialogueId"): string {
  return useParams()[name] ?? "";
}

/** The number of the line whose shot a room is opened at, as in "?line=12"; undefined where none is named. */
export function useLineParam(): number | undefined {
  const named = useSearchParams()[0].get("line") ?? "";
  return /^\d{1,6}$/.test(named) ? Number(named) : undefined;
}

/** An id in the query string, or undefined. */
export function useQueryId(name: "infoId" | "attachmentId"): string | undefined {
  return useSearchParams()[0].get(name) ?? undefined;
}
