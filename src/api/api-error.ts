/** The longest text in which the server tells a user how things stand. */
export const longestWords = 500;

/** Why a call gave no usable reply. */
export type Failure = "refused" | "unreachable" | "timeout" | "unreadable" | "hostile-id";

/**
 * A call that gave no usable reply.
 * `status` is the HTTP status, 0 without an answer; `serverText` the back end's own `error` text, when it sent one;
 * `reason` what stands after the colon in "Failed to …: {reason}"; `retryAfter` the milliseconds for which a busy back
 * end (429) wants to be left alone, when it said so.
 */
export class ApiError extends Error {
  readonly failure: Failure;
  readonly status: number;
  readonly serverText: string | undefined;
  readonly reason: string;
  readonly retryAfter: number | undefined;

  constructor(line: string, failure: Failure, { status = 0, serverText, retryAfter, cause }: Details = {}) {
    const reason = serverText ?? reasonOf(failure, status, cause);
    super(`${line}: ${reason}`, { cause });
    this.name = "ApiError";
    this.failure = failure;
    this.status = status;
    this.serverText = serverText;
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

interface Details {
  status?: number;
  serverText?: string | undefined;
  retryAfter?: number | undefined;
  cause?: unknown;
}

function reasonOf(failure: Failure, status: number, cause: unknown): string {
  switch (failure) {
    case "refused":
      return `HTTP error ${status}`;
    case "timeout":
      return "The server took too long to answer";
    case "unreadable":
      return "The server's answer could not be read";
    case "hostile-id":
      return "This address is not valid";
    case "unreachable":
      if (!navigator.onLine) return "You are offline";
      return cause instanceof Error && cause.message ? cause.message : "The server could not be reached";
  }
}

/** What the user is told: the server's own words when it sent any, else what the screen says. */
export const errorText = (error: unknown, fallback: string) =>
  (error instanceof ApiError ? error.serverText : undefined) ?? fallback;

/** What stands after the colon in "Failed to …: {reason}". */
export const reasonText = (error: unknown) => {
  if (error instanceof ApiError) return error.reason;
  return error instanceof Error ? error.message : String(error);
};

/** Whether the back end doesn't know the thing asked for; an address that can't be an id asks for nothing known. */
export const isNotFound = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.failure === "hostile-id");

/** Whether the back end says that this user may not see it, or that it is not there. */
export const isRefusal = (error: unknown) => error instanceof ApiError && [401, 403, 404].includes(error.status);

/** What a failed read means for the user, and what can be done. */
export function failureHint(error: unknown): string {
  if (!(error instanceof ApiError)) return "Nothing was changed by it.";
  const { failure, status, reason } = error;
  if (failure === "unreachable" && navigator.onLine) return "The server could not be reached. Check your connection.";
  if (failure !== "refused") return `${reason}.`;
  if (status === 401 || status === 403) return "You may not see this any more. Ask the owner of the project.";
  if (status === 429) return "The server is busy.";
  return `The server had a fault (${status}). Nothing was changed by it.`;
}
