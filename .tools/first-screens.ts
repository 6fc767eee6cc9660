import { fileURLToPath } from "node:url";
import { runnerImport, type Plugin } from "vite";

type FirstScreens = typeof import("../src/app/prerendered-screens.tsx");

const entry = fileURLToPath(new URL("../src/app/prerendered-screens.tsx", import.meta.url));

// Decision: .github/decisions/first-screen.md
/** Prerenders the screens that visitors see first into index.html, as templates that `src/main.tsx` shows at once. */
export const firstScreens = (): Plugin => ({
  name: "first-screens",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    async handler(html) {
      const screens = Object.entries(await markup());
      const templates = screens.map(
        ([name, { title, screen }]) => `<template id="${name}" data-title="${title}">${screen}</template>`,
      );
      return html.replace("<noscript>", () => `${templates.join("\n    ")}\n    <noscript>`);
    },
  },
});

/** The browser globals that components read during rendering, as after the logo was played. */
const browser = {
  location: new URL("http://localhost/"),
  sessionStorage: { getItem: () => "yes" },
};

async function markup(): Promise<FirstScreens["firstScreens"]> {
  Object.assign(globalThis, browser);
  try {
    const { module } = await runnerImport<FirstScreens>(entry, { resolve: { tsconfigPaths: true } });
    return module.firstScreens;
  } finally {
    for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name);
  }
}
