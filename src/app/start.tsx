import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { connect } from "@/api/client";
import { config } from "@/env";
import { App } from "./app";
import type { PrerenderedPage } from "./prerendered-page";
import { trustOwnScripts } from "./trusted-scripts";
import { createAppRouter } from "./routes";

type Router = ReturnType<typeof createAppRouter>;

/**
 * Runs the application in `root`: at once, or in the place of a page that stands there when its screen can be shown.
 * Resolves to the React root, which ends it.
 */
export async function start(root: HTMLElement, early: PrerenderedPage | undefined) {
  trustOwnScripts();
  connect({ baseUrl: config.apiBaseUrl, sendsToken: config.sendsAuthHeader });
  const router = createAppRouter();
  const render = () => {
    const reactRoot = createRoot(root);
    reactRoot.render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    );
    return reactRoot;
  };
  if (!early) return render();
  await codeOf(router);
  let reactRoot: Root | undefined;
  early.handOver(() => {
    reactRoot = flushSync(render);
  });
  return reactRoot;
}

/** Until the code of the router's first screen is there, or has failed to come. */
export const codeOf = (router: Router) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
