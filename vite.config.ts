import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { budgets } from "./.tools/budgets.ts";
import { firstScreens } from "./.tools/first-screens.ts";
import { socialPreview } from "./.tools/social-preview.ts";
import { headersForHosts, standInStudio } from "./mocks/vite-plugin.ts";

export default defineConfig({
  // Vitest answers calls inside its own process, by mocks/server.ts.
  plugins: [
    react(),
    tailwindcss(),
    firstScreens(),
    socialPreview(),
    headersForHosts(),
    budgets(),
    !process.env["VITEST"] && standInStudio(),
  ],
  resolve: { tsconfigPaths: true },
  // Every browser that knows Trusted Types, <dialog> and the rest preloads modules by itself.
  build: { modulePreload: { polyfill: false } },
  test: {
    // A limit for what never comes; a loaded machine may take longer than the five seconds that are usual.
    testTimeout: 20_000,
    // On two processors Vitest would use one of them.
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          name: "studio",
          environment: "jsdom",
          include: ["src/**/*.test.{ts,tsx}"],
          exclude: ["src/rules/**"],
          setupFiles: ["src/testing/setup.ts"],
        },
      },
      {
        extends: true,
        // They know no page: without one their tests begin at once.
        test: { name: "rules", environment: "node", include: ["src/rules/**/*.test.ts", ".tools/*.test.mjs"] },
      },
      {
        extends: true,
        test: { name: "stand-in", environment: "node", include: ["mocks/**/*.test.ts"] },
      },
    ],
  },
});
