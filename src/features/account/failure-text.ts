import { ApiError, errorText } from "@/api/api-error";
import { clip } from "@/rules/format";

/** The server's words; else one text when it refused, and another when no usable answer came. */
export const refusalText = (error: unknown, refused: string, otherwise: string) =>
  errorText(error, error instanceof ApiError && error.failure === "refused" ? refused : otherwise);

/** What the identity provider says, as it is; `otherwise` for anything else. */
export const providerText = (error: unknown, otherwise: string) =>
  error instanceof Error && error.name === "FirebaseError" ? clip(error.message) : otherwise;
