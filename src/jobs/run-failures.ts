import { ApiError, reasonText } from "@/api/api-error";

/** Why a run could not start. */
export function startFailure(error: unknown): string {
  const hasText = !(error instanceof ApiError) || error.failure !== "refused" || error.serverText !== undefined;
  return hasText ? reasonText(error) : `Server error: ${error.status}`;
}

/** A browser does not tell a stream that was refused from one that reached nobody. */
export const connectionFailure = () =>
  navigator.onLine ? "The server could not be reached or sent no updates" : "You are offline";
