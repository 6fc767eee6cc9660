import type { Root } from "react-dom/client";
import { showPrerenderedPage, templateOf, type PrerenderedPage } from "@/app/prerendered-page";
import { secureAddress } from "@/app/https";
import { loaderAt } from "@/app/screens";
import { watchPreloadErrors } from "@/app/chunk-reload";
import { skipsLogo } from "@/features/landing/session-flag";
import { paths } from "@/routing/paths";
import { afterPaint } from "@/ui/after-paint";
// The veil of the landing, whose template stands before its own code has come.
import "@/features/landing/scrim.css";

// The first of the application's files: small, so that the first screen is painted before the others are asked for.

// Decision: .github/decisions/first-screen.md
/** Milliseconds after which a page says that it is still being loaded. */
const patienceMs = 10_000;

/** As the router takes it: it minds neither capitals nor a slash at the end. */
const address = location.pathname.toLowerCase().replace(/\/+$/, "") || "/";

/** The template of an address's first screen. Where the logo plays first there is none. */
function firstScreen(): string | undefined {
  if (address === paths.login) return "login";
  return address === paths.landing && skipsLogo() ? "landing" : undefined;
}

/** What stands until the application runs; nothing that was typed into it may be reloaded away. */
let early: PrerenderedPage | undefined;

/** Has the application run; where it or its style does not come, once more with every connection that comes back. */
async function bring(root: HTMLElement) {
  const slow = setTimeout(() => say(root, "still-loading"), patienceMs);
  let reactRoot: Root | undefined;
  try {
    await styleSheet();
    const name = firstScreen();
    if (name !== undefined) early ??= showPrerenderedPage(root, name);
    await new Promise<void>((resolve) => void afterPaint(resolve));
    const application = import("@/app/start");
    // What the first screen needs comes at the same time. Whoever needs it says what is wrong with it.
    void loaderAt(location.pathname)?.().catch(() => undefined);
    // On the landing nobody is asked for.
    if (address !== paths.landing) void import("@/session/identity").catch(() => undefined);
    const { start } = await application;
    reactRoot = await start(root, early);
    early = undefined;
  } catch (failure) {
    console.warn(failure);
    say(root, "not-loaded");
    window.addEventListener("online", () => void bring(root), { once: true });
  }
  clearTimeout(slow);
  return reactRoot;
}

/** Until the page has its style sheet: the browser keeps scripts waiting for it, and one that did not come is asked for again. */
async function styleSheet() {
  // A browser may have an empty sheet in place of one that did not come, so its own mark is looked for.
  if (getComputedStyle(document.documentElement).getPropertyValue("--styled")) return;
  const link = document.querySelector("link[rel=stylesheet]");
  if (!link) return;
  const again = link.cloneNode();
  await new Promise((resolve, reject) => {
    again.addEventListener("load", resolve);
    again.addEventListener("error", reject);
    link.replaceWith(again);
  });
}

/** Says something below what stands there, in place of what was said before. */
function say(root: HTMLElement, name: string) {
  root.querySelector(".said")?.remove();
  const words = templateOf(name)?.content.cloneNode(true);
  if (words) root.append(words);
}

window.addEventListener("vite:preloadError", () => {
  if (!early?.isFilled()) watchPreloadErrors();
});
const secure = secureAddress(location.href);
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
if (secure) location.replace(secure);
/** The application, once it runs: a test ends it. */
export const running = secure ? undefined : bring(root);
