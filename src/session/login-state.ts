import { useLocation, type Location } from "react-router-dom";
import { z } from "zod";

/** Navigation state of the login screen. It never stands in the address, where a stranger could write it. */
interface LoginState {
  /** Where the user wanted to go. */
  from?: Pick<Location, "pathname" | "search" | "hash" | "state"> | undefined;
  /** Why they were sent away from there. */
  why?: string | undefined;
}

export const loginState = (state: LoginState) => state;

const schema = z
  .object({
    from: z
      .object({
        // A path of this application: "//host" would be another site.
        pathname: z.string().regex(/^\/(?![/\\])/),
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
