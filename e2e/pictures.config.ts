import { defineConfig } from "playwright/test";
import journeys from "./playwright.config";

const { projects: _, ...common } = journeys;

/** `npm run screens`: pictures of every screen in every state, into e2e/pictures. */
export default defineConfig({
  ...common,
  testMatch: "pictures.ts",
  outputDir: "pictures",
  // Pictures show the scrollbars that people see.
  use: {
    ...common.use,
    launchOptions: { ...common.use?.launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] },
  },
});
