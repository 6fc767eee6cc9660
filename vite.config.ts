import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { budgets } from "./.tools/budgets.ts";
import { firstPaint } from "./.tools/first-paint.ts";
import { firstScreens } from "./.tools/first-screens.ts";
import { importFiles } from "./.tools/import-files.ts";
import { socialPreview } from "./.tools/social-preview.ts";
import { headersForHosts, standInStudio } from "./mocks/vite-plugin.ts";

/** Tests of what a module keeps for as long as its page stands, or of how it is configured: each file has a page of its own. */
const onTheirOwn = [
  "src/faults/erased-input.test.tsx",
  "src/faults/lost-input.test.tsx",
  "src/app/start.test.tsx",
  "src/desk/*.test.ts",
  "src/drafts/draft-store.test.ts",
  "src/drafts/refusing-disk.test.ts",
  "src/features/landing/landing-without-storage.test.tsx",
  "src/session/token-sync-wiring.test.tsx",
];

const onPages = { environment: "jsdom", setupFiles: ["src/testing/setup.ts"] };

export default defineConfig({
  // Vitest answers calls inside its own process, by mocks/server.ts.
  plugins: [
    react(),
    tailwindcss(),
    firstPaint(),
    firstScreens(),
    importFiles(),
    socialPreview(),
    headersForHosts(),
    budgets(),
    !process.env["VITEST"] && standInStudio(),
  ],
  resolve: { tsconfigPaths: true },
  // Every browser that knows Trusted Types, <dialog> and the rest preloads modules by itself.
  build: { modulePreload: { polyfill: false } },
  test: {
    // A limit for what never comes: no test depends on how fast the machine is.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // On two processors Vitest would use one of them.
    maxWorkers: "100%",
    // Every test builds a page and throws it away: with more room for what is young, a tenth less time.
    execArgv: ["--max-semi-space-size=64"],
    projects: [
      {
        extends: true,
        // All files of a worker share one page: an environment for each would take a third of the time.
        test: {
          ...onPages,
          name: "studio",
          isolate: false,
          include: ["src/**/*.test.{ts,tsx}"],
          exclude: ["src/rules/**", ...onTheirOwn],
        },
      },
      {
        extends: true,
        test: { ...onPages, name: "alone", include: onTheirOwn },
      },
      {
        extends: true,
        // They know no page: without one their tests begin at once.
        test: {
          name: "rules",
          environment: "node",
          isolate: false,
          include: ["src/rules/**/*.test.ts", ".tools/*.test.mjs"],
        },
      },
      {
        extends: true,
        test: { name: "stand-in", environment: "node", isolate: false, include: ["mocks/**/*.test.ts"] },
      },
    ],
  },
});
