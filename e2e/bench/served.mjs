// Shared by the benches: serves the built application with its stand-in, and opens signed-in pages with their own
// world.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { findBrowser } from "../../.tools/browser.mjs";
import { top } from "../../.tools/packages.mjs";

const port = process.env.BENCH_PORT ?? "5199";
const address = `http://localhost:${port}`;
const vite = `${top}/node_modules/vite/bin/vite.js`;

/**
 * Serves dist/ and runs a bench in a browser with these arguments. dist/ is built if it is missing, or always with
 * `builds`.
 */
export async function withStudio(bench, { args = [], builds = false } = {}) {
  if (builds || !existsSync(`${top}/dist/index.html`)) {
    const { status } = spawnSync(process.execPath, [vite, "build"], { cwd: top, stdio: "inherit" });
    // A bundle of an earlier build would be measured instead.
    if (status !== 0) throw new Error("The application does not build");
  }
  const server = spawn(process.execPath, [vite, "preview", "--host", "localhost", "--port", port, "--strictPort"], {
    cwd: top,
    stdio: "ignore",
  });
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), ...args],
  });
  try {
    await isUp(server);
    await bench(browser, address);
  } finally {
    await browser.close();
    server.kill();
  }
}

async function isUp(server) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`vite preview did not start on port ${port}. Is it taken?`);
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("vite preview does not answer");
}

/** Opens an address, signed in, in a world changed by `change`; optionally at another origin. */
export async function openPage(browser, path, change, { origin = address, logsIn = true } = {}) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    ignoreHTTPSErrors: true,
  });
  await context.addCookies([{ name: "world", value: `bench-${Date.now()}-${Math.random()}`, url: origin }]);
  const page = await context.newPage();
  const state = await (await page.request.get("/api/__world/state")).json();
  change(state);
  await page.request.put("/api/__world/state", { data: state });

  await page.goto(path);
  if (!logsIn) return page;
  await page.getByLabel("Email").fill("owner@studio.test");
  await page.getByLabel("Password", { exact: true }).fill("Studio#2026");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  return page;
}
