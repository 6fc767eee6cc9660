import { useParams, useSearchParams } from "react-router-dom";

/** An id in the route's path. The API client refuses what cannot be an id before it sends a request. */
export function useRouteId(name: "projectId" | "contextId" | "storyId" | "characterId" | "dialogueId"): string {
  return useParams()[name] ?? "";
}

/** An id in the query string, or undefined. */
export function useQueryId(name: "infoId" | "attachmentId"): string | undefined {
  return useSearchParams()[0].get(name) ?? undefined;
}
