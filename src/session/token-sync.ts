import { syncToken } from "@/api/client";
import type { Token } from "./identity";

/** A token makes a cookie only within this many milliseconds after its sign-in; document 1, section 9. */
const oldestSignInMs = 300_000;

/**
 * Keeps a server's session cookie in step with the sign-in, as the Firebase SDK's own cookie sync does: POST of every
 * new token, DELETE after a sign-out. A failed sync is not shown; the next one makes up for it.
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
