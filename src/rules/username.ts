/** User names; document 1, section 5. */

/** The most characters a user name may have. */
export const usernameLimit = 24;

interface CleanUsername {
  userName: string;
  /** Whether it had to be cut to the limit. */
  wasCut: boolean;
  /** Each of the characters that are not allowed, once. */
  leftOut: string[];
}

/** The allowed characters of the typed text. */
export function cleanUsername(typed: string): CleanUsername {
  const notAllowed = /[^a-z0-9_.]/gu;
  const lowered = typed.toLowerCase();
  const allowed = lowered.replaceAll(notAllowed, "");
  const leftOut = [...new Set(lowered.match(notAllowed))];
  return { userName: allowed.slice(0, usernameLimit), wasCut: allowed.length > usernameLimit, leftOut };
}
