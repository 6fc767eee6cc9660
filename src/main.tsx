import { showEarlyPage, templateOf, type EarlyPage } from "@/app/early-page";
import { secureAddress } from "@/app/https";
import { loaderAt } from "@/app/screens";
import { reloadForNewCode } from "@/app/stale-code";
import { skipsLogo } from "@/features/landing/session-flag";
import * as routes from "@/routing/routes";

// The first of the application's files: small, so that the first screen is painted before the others are asked for.

/** Milliseconds after which a page says that it is still being loaded. */
const patience = 10_000;

/** As the router takes it: it minds neither capitals nor a slash at the end. */
const address = location.pathname.toLowerCase().replace(/\/+$/, "") || "/";

/** Addresses of which all can be seen before it is known who is there. */
const needsNobody = [routes.landing, routes.login].some((each) => each === address);

/** The template of an address's first screen. Where the logo plays first there is none. */
function firstScreen(): string | undefined {
  if (address === routes.login) return "login";
  return address === routes.landing && skipsLogo() ? "landing" : undefined;
}

/** Once the page has been painted; a page that nobody looks at is not. */
const painted = () =>
  new Promise((resolve) => {
    if (document.hidden) resolve(undefined);
    else requestAnimationFrame(() => setTimeout(resolve));
  });

/** What stands until the application runs; nothing that was typed into it may be reloaded away. */
let early: EarlyPage | undefined;

async function begin(root: HTMLElement) {
  const name = firstScreen();
  early = name === undefined ? undefined : showEarlyPage(root, name);
  const slow = setTimeout(() => say(root, "still-loading"), patience);
  await painted();
  const application = import("@/app/start");
  // What the first screen needs comes at the same time. Whoever needs it says what is wrong with it.
  void loaderAt(location.pathname)?.().catch(() => undefined);
  if (!needsNobody) void import("@/session/identity").catch(() => undefined);
  try {
    const { start } = await application;
    await start(root, early);
    early = undefined;
  } catch (failure) {
    console.warn(failure);
    say(root, "not-loaded");
  }
  clearTimeout(slow);
}

/** Says something below what stands there, in place of what was said before. */
function say(root: HTMLElement, name: string) {
  root.querySelector(".said")?.remove();
  const words = templateOf(name)?.content.cloneNode(true);
  if (words) root.append(words);
}

window.addEventListener("vite:preloadError", () => {
  if (!early?.isFilled()) void reloadForNewCode();
});
const secure = secureAddress(location.href);
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
if (secure) location.replace(secure);
else void begin(root);
