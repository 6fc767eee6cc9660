import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { connect } from "@/api/client";
import { App } from "@/app/app";
import { secureAddress } from "@/app/https";
import { trustOwnScripts } from "@/app/own-scripts";
import { createAppRouter } from "@/app/routes";
import { reloadForNewCode } from "@/app/stale-code";
import { config } from "@/env";

function start() {
  trustOwnScripts();
  connect({ baseUrl: config.apiBaseUrl, sendsToken: config.sendsAuthHeader });
  window.addEventListener("vite:preloadError", reloadForNewCode);
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
