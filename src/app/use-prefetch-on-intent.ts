import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { preconnect } from "react-dom";
import { matchPath, useLocation } from "react-router-dom";
import { prefetchWith } from "@/api/query";
import { config } from "@/env";
import { useLoginState } from "@/routing/login-state";
import { paths } from "@/routing/paths";
import { useAccount, useSession } from "@/session/session";
import { loaderAt } from "./screens";
import { withoutReload } from "./chunk-reload";

/** Milliseconds for which the pointer or the focus rests on a link that is meant; whoever passes by is quicker. */
const restMs = 80;

/** Fetches the code and the data of the screen that the link under the pointer or in focus leads to. */
export function usePrefetchOnIntent() {
  const client = useQueryClient();
  const isSignedIn = useSession().status === "signed-in";

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forget = () => clearTimeout(timer);
    const notice = ({ target }: Event) => {
      forget();
      const link = target instanceof Element ? target.closest("a") : null;
      if (link?.origin !== location.origin) return;
      const { pathname } = link;
      timer = setTimeout(() => void fetchAhead(pathname, isSignedIn ? client : undefined), restMs);
    };
    const asks = ["pointerover", "focusin"];
    const ends = ["pointerdown", "click"];
    for (const type of asks) document.addEventListener(type, notice);
    for (const type of ends) document.addEventListener(type, forget);
    return () => {
      forget();
      for (const type of asks) document.removeEventListener(type, notice);
      for (const type of ends) document.removeEventListener(type, forget);
    };
  }, [client, isSignedIn]);
}

/** Nothing is said of what fails: whoever opens the screen asks anew, and is told. */
function fetchAhead(pathname: string, client: QueryClient | undefined) {
  return withoutReload(async () => {
    const code = loaderAt(pathname)?.();
    const data = client && loadFirstReads().then(({ prefetchFor }) => prefetchFor(pathname, prefetchWith(client)));
    await Promise.allSettled([code, data]);
  });
}

const loadFirstReads = () => import("./route-prefetch");

/**
 * Fetches the screen to which a login leads: its code while the password is typed, and what it reads first while the back
 * end is asked who has logged in. Nobody sees it before that is answered.
 */
export function usePrefetchPastLogin() {
  const client = useQueryClient();
  const account = useAccount();
  const isLogin = matchPath(paths.login, useLocation().pathname) !== null;
  const next = useLoginState().from?.pathname ?? paths.projectList;

  useEffect(() => {
    if (!isLogin) return undefined;
    void withoutReload(() => Promise.allSettled([loaderAt(next)?.(), loadFirstReads()]));
    document.addEventListener("input", connectAhead);
    const forget = account.onLoginPending(({ email }) => {
      let isOver = false;
      const begin = async () => {
        const { prefetchFor } = await loadFirstReads();
        if (!isOver) prefetchFor(next, prefetchWith(client), email);
      };
      void withoutReload(begin).catch(() => undefined);
      return () => {
        isOver = true;
        client.removeQueries();
      };
    });
    return () => {
      document.removeEventListener("input", connectAhead);
      forget();
    };
  }, [isLogin, next, account, client]);
}

/** Has the browser connect to the hosts that a login will ask: to one that is far away that takes as long as three answers. */
function connectAhead() {
  for (const url of [config.signInUrl, config.apiBaseUrl]) {
    const { origin } = new URL(url, location.href);
    // React does so once for each.
    if (origin !== location.origin) preconnect(origin, { crossOrigin: "anonymous" });
  }
}
