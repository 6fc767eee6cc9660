import { matchPath, useLocation, type Location } from "react-router-dom";
import { isId } from "@/api/ids";
import { paths, patterns } from "./paths";

/** Navigation state of the login screen. It is not in the address, because anybody can write a link. */
interface LoginState {
  /** Where the user wanted to go. */
  from?: Pick<Location, "pathname" | "search" | "hash" | "state"> | undefined;
  /** Why they were sent away from there. */
  why?: string | undefined;
  /** Whether that is what they wanted, as after a logout. */
  isDone?: boolean | undefined;
}

export const loginState = ({ why, isDone, from }: LoginState): LoginState =>
  from && mayReturnTo(from.pathname) ? { why, isDone, from } : { why, isDone };

// Decision: .github/decisions/accounts.md
/** Not returned to: open screens, which need no login, and admin screens, which most people would be sent away from. */
const noReturns = new Set([
  paths.landing,
  paths.register,
  paths.emailVerification,
  paths.login,
  paths.passwordResetRequest,
  paths.logout,
  paths.admin,
  paths.defaultVoices,
]);

/** Whether a login may return to this path: only to a guarded screen of this application. */
const mayReturnTo = (pathname: string) =>
  patterns().some((route) => {
    const there = noReturns.has(route) ? null : matchPath(route, pathname);
    return there !== null && Object.values(there.params).every((id) => id !== undefined && isId(id));
  });

/** The valid fields of the navigation state, which survives reloads and can be forged. */
export function useLoginState(): LoginState {
  const { from, why, isDone } = fieldsOf(useLocation().state);
  return { from: returnIn(from), why: typeof why === "string" ? why : undefined, isDone: isDone === true || undefined };
}

function returnIn(from: unknown): LoginState["from"] {
  const { pathname, search, hash, state } = fieldsOf(from);
  if (typeof pathname !== "string" || typeof search !== "string" || typeof hash !== "string") return undefined;
  return mayReturnTo(pathname) ? { pathname, search, hash, state } : undefined;
}

// Checked by hand, because zod is not loaded yet when the login is first painted.
const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};
