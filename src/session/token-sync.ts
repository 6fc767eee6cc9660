import { syncToken } from "@/api/client";
import type { Token } from "./identity";

/** Milliseconds since its sign-in within which a token may make a cookie; document 1, section 9. */
const oldestSignInMs = 300_000;

/**
 * Keeps a server's cookie in step with the sign-in, as the Firebase SDK's own cookie sync does: POST of every new token,
 * DELETE after a sign-out. A sync that fails is made up for by the next one, and never shown.
 */
export function createTokenSync(url: string) {
  let last: string | undefined;

  return async (token: Token | undefined) => {
    if (token?.token === last) return;
    last = token?.token;
    if (token && Date.now() - token.signedInAt > oldestSignInMs) return;
    try {
      await syncToken(url, last);
    } catch (error) {
      console.warn("The token sync failed.", error);
    }
  };
}
