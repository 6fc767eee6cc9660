import type { Token } from "./identity";

/** Milliseconds since its sign-in within which a token may make a cookie; document 1, section 9. */
const oldestSignIn = 300_000;

/**
 * Keeps a server's cookie in step with the sign-in, as the Firebase SDK's own cookie sync does: POST of every new token,
 * DELETE after a sign-out. A sync that fails is made up for by the next one, and never shown.
 */
export function createTokenSync(url: string) {
  let lastSent: string | undefined;

  return async (token: Token | undefined) => {
    if (token && Date.now() - token.signedInAt > oldestSignIn) return;
    if (token?.token === lastSent) return;
    lastSent = token?.token;
    const request: RequestInit = token
      ? { method: "POST", headers: { Authorization: `Bearer ${token.token}` } }
      : { method: "DELETE" };
    try {
      // This address is no part of the back end and of its contract, so the client has no call for it.
      // oxlint-disable-next-line no-restricted-globals
      await fetch(url, request);
    } catch (error) {
      console.warn("The token sync failed.", error);
    }
  };
}
