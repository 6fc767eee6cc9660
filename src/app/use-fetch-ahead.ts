import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { readAhead } from "@/api/query";
import { useSession } from "@/session/session";
import { loaderAt } from "./screens";
import { withoutReload } from "./stale-code";

/** Milliseconds for which the pointer or the focus rests on a link that is meant; whoever passes by is quicker. */
const rest = 80;

/** Fetches the code and the data of the screen that the link under the pointer or in focus leads to. */
export function useFetchAhead() {
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
      timer = setTimeout(() => void fetchAhead(pathname, isSignedIn ? client : undefined), rest);
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
    const data = client && import("./first-reads").then(({ readFor }) => readFor(pathname, readAhead(client)));
    await Promise.allSettled([code, data]);
  });
}
