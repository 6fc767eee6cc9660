import { matchPath, useLocation, type Location } from "react-router-dom";
import { z } from "zod";
import { isId } from "@/api/endpoint";
import * as routes from "./routes";

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
const noReturns = new Set<string>([
  routes.landing,
  routes.register,
  routes.emailVerification,
  routes.login,
  routes.passwordResetRequest,
  routes.logout,
  routes.admin,
  routes.defaultVoices,
]);

/** Whether a login may lead there: to one of the other screens, and nowhere else. */
const mayReturnTo = (pathname: string) =>
  Object.values(routes).some((route) => {
    const there = noReturns.has(route) ? null : matchPath(route, pathname);
    return there !== null && Object.values(there.params).every((id) => id !== undefined && isId(id));
  });

const schema = z
  .object({
    from: z
      .object({
        pathname: z.string().refine(mayReturnTo),
        search: z.string(),
        hash: z.string(),
        state: z.unknown(),
      })
      .optional()
      .catch(undefined),
    why: z.string().optional().catch(undefined),
  })
  .catch({});

/** The state, as far as it is a true one: it survives reloads and can be forged. */
export const useLoginState = (): LoginState => schema.parse(useLocation().state);
