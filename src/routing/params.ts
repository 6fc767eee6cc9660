import { useParams, useSearchParams } from "react-router-dom";

/** The id that a route's path names. What can't be an id is refused by the client before any request. */
export function useId(name: "projectId" | "contextId" | "storyId" | "characterId" | "dialogueId"): string {
  return useParams()[name] ?? "";
}

/** An id in the address's query, or undefined where there is none. */
export function useQueryId(name: "infoId" | "attachmentId"): string | undefined {
  return useSearchParams()[0].get(name) ?? undefined;
}
