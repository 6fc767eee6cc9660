import { ApiError, errorText } from "@/api/api-error";
import { clip } from "@/rules/format";

/** The server's words; else `refused` for a refusal, and `otherwise` where there was no usable answer. */
export const refusalText = (error: unknown, refused: string, otherwise: string) =>
  errorText(error, error instanceof ApiError && error.failure === "refused" ? refused : otherwise);

/** The identity provider's message, unchanged; `otherwise` for any other error. */
export const providerText = (error: unknown, otherwise: string) =>
  error instanceof Error && error.name === "FirebaseError" ? clip(error.message) : otherwise;
