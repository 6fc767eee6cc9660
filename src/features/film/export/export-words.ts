import { MediaBytesError, whyNoBytes } from "@/api/media";
import type { MissedMedia } from "./shot-reader";

/** Why no film was written. */
export function failureWords(error: unknown): string {
  if (error instanceof MediaBytesError) return `The export stopped. ${whyNoBytes(error)}`;
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  switch (name) {
    case "QuotaExceededError":
      return "There is not enough room for the film where it was written.";
    case "NotAllowedError":
    case "NoModificationAllowedError":
      return "The browser did not allow the film to be written there.";
    case "NotFoundError":
      return "The file that the film was written to is gone.";
    case "EncodingError":
    case "OperationError":
      return "The browser stopped encoding the film. A smaller size may work.";
    default:
      return "The film could not be written.";
  }
}

/** How many are named one by one. */
const mostNamed = 5;

/** What the written film goes without; undefined where it has all. */
export function missedWords(missed: readonly MissedMedia[]): string | undefined {
  if (missed.length === 0) return undefined;
  const named = missed.slice(0, mostNamed).map(({ what, line_number }) => `the ${what} of line ${line_number}`);
  const others = missed.length - named.length;
  if (others > 0) named.push(others === 1 ? "1 other file" : `${others} other files`);
  const last = named.pop() ?? "";
  const all = named.length === 0 ? last : `${named.join(", ")} and ${last}`;
  const why = missed.find(({ error }) => error instanceof MediaBytesError)?.error;
  const reason = why === undefined ? "" : ` ${whyNoBytes(why)}`;
  return `The film is without ${all}, which could not be read.${reason}`;
}
