import { useEffect, useState, type ComponentType } from "react";
import { hasUnsaved } from "@/drafts/unsaved";
import { LoadFailure } from "@/ui/load-failure";
import { Screen } from "@/ui/screen";
import { Waiting } from "./guards";
import { loadWithRetry, type Absence } from "./chunk-retry";
import { reloadForNewCode, withoutReload } from "./chunk-reload";

type Load = () => Promise<ComponentType>;

/** Loads a screen for the router, which asks once and for good: where it does not come, what stands for it asks on. */
export const loadScreen = (load: Load): Promise<ComponentType> =>
  withoutReload(load).catch((failure: unknown) => {
    console.warn(failure);
    return lateScreen(load);
  });

const words: Record<Absence, string> = {
  offline: "You are offline",
  unreachable: "The server could not be reached",
};

/**
 * Says why its screen is not there, and becomes it as soon as that has come. Where the host has lost it the page is
 * reloaded, for a newer version; if that was just done, the error screen has the word.
 */
function lateScreen(load: Load): ComponentType {
  let screen: ComponentType | undefined;

  return function LateScreen() {
    const [Arrived, setArrived] = useState(() => screen);
    const [absence, tell] = useState<Absence>();
    const [failure, setFailure] = useState<{ reason: unknown }>();
    const [tries, setTries] = useState(0);

    useEffect(() => {
      const leaving = new AbortController();
      const { signal } = leaving;
      async function bring() {
        try {
          screen ??= await loadWithRetry(load, { tell, signal });
          setArrived(() => screen);
        } catch (reason) {
          if (signal.aborted || (!hasUnsaved() && (await reloadForNewCode()))) return;
          setFailure({ reason });
        }
      }
      void bring();
      return () => leaving.abort();
    }, [tries]);

    if (failure) throw failure.reason;
    if (Arrived) return <Arrived />;
    if (!absence) return <Waiting words="Loading the page..." />;
    return (
      <Screen title="One moment">
        <LoadFailure
          text={`${words[absence]}. This page opens as soon as there is a connection.`}
          onRetry={() => setTries(tries + 1)}
        />
      </Screen>
    );
  };
}
