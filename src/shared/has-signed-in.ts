import { isBoolean, type Preference } from "./preferences";

/**
 * Somebody has signed in on this device and has not logged out, in whatever tab: where nobody is signed in any more, the
 * session was lost.
 */
export const hasSignedIn: Preference<boolean> = { name: "signed-in", isOne: isBoolean };
