import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { connect } from "@/api/client";
import { config } from "@/env";
import { App } from "./app";
import type { PrerenderedPage } from "./prerendered-page";
import { trustOwnScripts } from "./trusted-scripts";
import { createAppRouter } from "./routes";

type Router = ReturnType<typeof createAppRouter>;

/** Runs the application in `root`: at once, or in the place of a page that stands there when its screen can be shown. */
export async function start(root: HTMLElement, early: PrerenderedPage | undefined) {
  trustOwnScripts();
  connect({ baseUrl: config.apiBaseUrl, sendsToken: config.sendsAuthHeader });
  const router = createAppRouter();
  const render = () =>
    createRoot(root).render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    );
  if (!early) return render();
  await codeOf(router);
  early.handOver(() => flushSync(render));
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
