import { defineConfig } from "playwright/test";
import { findBrowser } from "../.tools/browser.mjs";
import { runsAllCases } from "../src/testing/sample";

const port = process.env["E2E_PORT"] ?? "4173";
const address = `http://localhost:${port}`;
/** The build's folder, so that runs with different configurations do not overwrite each other's. */
const outDir = process.env["E2E_OUT_DIR"] ?? "dist";
const browser = findBrowser();
/** Chromium's sandbox does not work as root. */
const forRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
/** Keeps Chromium from requesting updates and accounts. */
const offline = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
];

/** Journeys through the production bundle, served by Vite's preview server with the stand-in behind it. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.e2e.ts",
  outputDir: "results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Generous, so that a slow machine does not fail a test. The benches measure speed.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env["CI"]),
  reporter: "line",
  use: {
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    colorScheme: "dark",
    actionTimeout: 60_000,
    // No traces, which double the time. For a failure use `npx playwright test … --trace on`.
    screenshot: "only-on-failure",
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: ["--disable-gpu", "--autoplay-policy=no-user-gesture-required", ...offline, ...forRoot],
    },
  },
  projects: runsAllCases
    ? [
        { name: "journeys", testIgnore: "main-job.e2e.ts" },
        // Run alone, because the stand-in's media engine uses every processor for a whole film.
        { name: "film", testMatch: "main-job.e2e.ts", dependencies: ["journeys"] },
      ]
    : [{ name: "journeys" }],
  webServer: {
    command: `npx vite build --outDir "${outDir}" --emptyOutDir && npx vite preview --outDir "${outDir}" --host localhost --port ${port} --strictPort`,
    cwd: "..",
    url: address,
    timeout: 300_000,
    reuseExistingServer: !process.env["CI"],
  },
});
