import { fetchOwnFile } from "@/api/host";

/** Files that were asked for and have come, or are on their way. One that failed is forgotten, and asked for again. */
const asked = new Map<string, Promise<void>>();

// Decision: .github/decisions/first-screen.md
/**
 * What the build puts before every `import()` (`.tools/import-files.ts`): its files are fetched, and only once all have come
 * is it imported. A browser that has failed to fetch a module, or to preload it, never asks for it again while the page
 * stands. Rejects, and tells the page by `vite:preloadError`, where one did not come.
 */
// oxlint-disable-next-line no-underscore-dangle -- the build imports it by this name
export async function __vitePreload<Module>(load: () => Promise<Module>, files: readonly string[] = []) {
  try {
    await Promise.all(files.map(fetchFile));
    return await load();
  } catch (reason) {
    const failure = Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload: reason });
    window.dispatchEvent(failure);
    throw reason;
  }
}

function fetchFile(file: string): Promise<void> {
  const { href } = new URL(file, `${location.origin}/`);
  const before = asked.get(href);
  if (before) return before;
  const coming = isInPage(href) ? Promise.resolve() : isStyle(href) ? loadStyle(href) : fetchOwnFile(href);
  asked.set(href, coming);
  coming.catch(() => asked.delete(href));
  return coming;
}

const isStyle = (href: string) => href.endsWith(".css");

/** Whether the page itself has asked for it; a style sheet that failed is none. */
function isInPage(href: string): boolean {
  if (isStyle(href)) return [...document.styleSheets].some((sheet) => sheet.href === href);
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
  return [...links].some((link) => link.href === href) || [...document.scripts].some(({ src }) => src === href);
}

function loadStyle(href: string): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.crossOrigin = "";
  link.href = href;
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve(), { once: true });
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(`Unable to preload ${href}`));
    });
    document.head.append(link);
  });
}
