/** User names; document 1, section 5. */

/** The most characters a user name may have. */
export const usernameLimit = 24;

/** The allowed characters of the typed text, and whether it had to be cut to the limit. */
export function cleanUsername(typed: string): { userName: string; wasCut: boolean } {
  const allowed = typed.toLowerCase().replaceAll(/[^a-z0-9_.]/g, "");
  return { userName: allowed.slice(0, usernameLimit), wasCut: allowed.length > usernameLimit };
}
