import { showEarlyPage } from "@/app/early-page";
import { secureAddress } from "@/app/https";
import { loaderAt } from "@/app/screens";
import { reloadForNewCode } from "@/app/stale-code";
import { skipsLogo } from "@/features/landing/session-flag";
import * as routes from "@/routing/routes";

// The first of the application's files: small, so that the first screen is painted before the others are asked for.

/** Addresses of which all can be seen before it is known who is there. */
const needsNobody: string[] = [routes.landing, routes.login];

/** The template of an address's first screen. Where the logo plays first there is none. */
const firstScreenOf = (pathname: string): string | undefined => {
  if (pathname === routes.login) return "login";
  return pathname === routes.landing && skipsLogo() ? "landing" : undefined;
};

/** Once the page has been painted; a page that nobody looks at is not. */
const painted = () =>
  new Promise((resolve) => {
    if (document.hidden) resolve(undefined);
    else requestAnimationFrame(() => setTimeout(resolve));
  });

async function begin(root: HTMLElement) {
  const name = firstScreenOf(location.pathname);
  const early = name === undefined ? undefined : showEarlyPage(root, name);
  await painted();
  const application = import("@/app/start");
  // What the first screen needs comes at the same time. Whoever needs it says what is wrong with it.
  void loaderAt(location.pathname)?.().catch(() => undefined);
  if (!needsNobody.includes(location.pathname)) void import("@/session/identity").catch(() => undefined);
  try {
    const { start } = await application;
    await start(root, early);
  } catch (failure) {
    console.warn(failure);
    showEarlyPage(root, "not-loaded");
  }
}

window.addEventListener("vite:preloadError", reloadForNewCode);
const secure = secureAddress(location.href);
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
if (secure) location.replace(secure);
else void begin(root);
