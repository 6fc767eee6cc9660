import { matchPath, useLocation, type Location } from "react-router-dom";
import { isId } from "@/api/ids";
import { paths, patterns } from "./paths";

/** Navigation state of the login screen. It never stands in the address, where a stranger could write it. */
interface LoginState {
  /** Where the user wanted to go. */
  from?: Pick<Location, "pathname" | "search" | "hash" | "state"> | undefined;
  /** Why they were sent away from there. */
  why?: string | undefined;
}

export const loginState = ({ why, from }: LoginState): LoginState =>
  from && mayReturnTo(from.pathname) ? { why, from } : { why };

/** The open screens send nobody to the login; those for administrators would send most people there again. */
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

/** Whether a login may lead there: to one of the other screens, and nowhere else. */
const mayReturnTo = (pathname: string) =>
  patterns().some((route) => {
    const there = noReturns.has(route) ? null : matchPath(route, pathname);
    return there !== null && Object.values(there.params).every((id) => id !== undefined && isId(id));
  });

/** The state, as far as it is a true one: it survives reloads and can be forged. */
export function useLoginState(): LoginState {
  const { from, why } = fieldsOf(useLocation().state);
  return { from: returnIn(from), why: typeof why === "string" ? why : undefined };
}

function returnIn(from: unknown): LoginState["from"] {
  const { pathname, search, hash, state } = fieldsOf(from);
  if (typeof pathname !== "string" || typeof search !== "string" || typeof hash !== "string") return undefined;
  return mayReturnTo(pathname) ? { pathname, search, hash, state } : undefined;
}

// By hand: what checks the back end's answers is not there yet when the login is painted.
const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};
