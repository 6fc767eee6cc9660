import { ApiError, errorText } from "@/api/api-error";
import { clip } from "@/rules/format";

/** The server's words; else `refused` for a refusal, and `otherwise` where there was no usable answer. */
export const refusalText = (error: unknown, refused: string, otherwise: string) =>
  errorText(error, error instanceof ApiError && error.failure === "refused" ? refused : otherwise);

/** The field that a refusal is about, as far as its words tell: there it is read. */
export function fieldNamedIn(text: string | undefined): "userName" | "email" | undefined {
  if (text === undefined) return undefined;
  if (/\buser ?name\b/i.test(text)) return "userName";
  return /\b(e-?mail|address)\b/i.test(text) ? "email" : undefined;
}

/** What one can do about the provider's most frequent refusals; its own messages name only the cause. */
const advice = new Map([
  ["auth/invalid-credential", "Check the address and the password."],
  ["auth/network-request-failed", "Check your connection, then try again."],
  ["auth/too-many-requests", "Wait a few minutes, or reset your password."],
]);

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

export const adviceOn = (error: unknown) => advice.get(codeOf(error));

export const isWrongPassword = (error: unknown) => codeOf(error) === "auth/invalid-credential";

/** The identity provider's message, unchanged; `otherwise` for any other error. */
export const providerText = (error: unknown, otherwise: string) =>
  error instanceof Error && error.name === "FirebaseError" ? clip(error.message) : otherwise;
