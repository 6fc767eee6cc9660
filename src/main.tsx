import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { connect } from "@/api/client";
import { App } from "@/app/app";
import { secureAddress } from "@/app/https";
import { trustOwnScripts } from "@/app/own-scripts";
import { createAppRouter } from "@/app/routes";
import { reloadOnce } from "@/app/stale-code";
import { writeDrafts } from "@/drafts/draft-store";
import { config } from "@/env";

function start() {
  trustOwnScripts();
  connect({ baseUrl: config.apiBaseUrl, sendsToken: config.sendsAuthHeader });
  // The failure itself goes on to the error screen, which stands until the reload, or where there is none.
  window.addEventListener("vite:preloadError", () => void writeDrafts().finally(() => reloadOnce()));
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  createRoot(root).render(
    <StrictMode>
      <App router={createAppRouter()} />
    </StrictMode>,
  );
}

const secure = secureAddress(location.href);
if (secure) location.replace(secure);
else start();
