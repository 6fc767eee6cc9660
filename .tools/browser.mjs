import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { top } from "./packages.mjs";

const minutes = 60_000;

/** Without a window, the same browser takes a third less time. */
const usualPlaces = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/snap/bin/chromium",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  `${process.env.HOME}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
  `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
  `${process.env["PROGRAMFILES(X86)"]}\\Google\\Chrome\\Application\\chrome.exe`,
  `${process.env.LOCALAPPDATA}\\Google\\Chrome\\Application\\chrome.exe`,
  `${process.env.LOCALAPPDATA}\\Chromium\\Application\\chrome.exe`,
];

/** The browser of the end-to-end tests: Playwright's own, else CHROMIUM_PATH, else the system's. */
export function findBrowser() {
  return [chromium.executablePath(), process.env.CHROMIUM_PATH, ...usualPlaces].find(
    (path) => path && existsSync(path),
  );
}

/** Installs a browser where there is none; ends the process with advice when that fails. */
export function ensureBrowser() {
  if (findBrowser()) return;
  console.log("No Chromium or Chrome found: fetching Playwright's Chromium …");
  runQuietly(process.execPath, [`${top}/node_modules/playwright/cli.js`, "install", "chromium"], 5 * minutes);
  if (findBrowser()) return;
  const asRoot = privilege();
  if (asRoot && existsSync("/usr/bin/apt-get")) {
    console.log("That failed: installing the system's package …");
    runQuietly(...asRoot("apt-get", ["update"]), 3 * minutes);
    for (const name of ["chromium-headless-shell", "chromium"])
      if (!findBrowser())
        runQuietly(...asRoot("apt-get", ["install", "-y", "--no-install-recommends", name]), 10 * minutes);
  }
  if (findBrowser()) return;
  console.error(
    [
      "The end-to-end tests need Chromium or Chrome, and none could be installed. Do one of these and start again:",
      "  npx playwright install chromium",
      "  install Chromium or Google Chrome with the system's package manager",
      "  CHROMIUM_PATH=/path/to/chromium npm test",
      "Without a browser, `npm test -- --check` and `npm test -- --unit` still run.",
    ].join("\n"),
  );
  process.exit(1);
}

/** How to run a command as root without being asked for a password; undefined where that is not possible. */
function privilege() {
  if (process.getuid?.() === 0) return (command, args) => [command, args];
  const sudoWorks = spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0;
  return sudoWorks ? (command, args) => ["sudo", ["-n", command, ...args]] : undefined;
}

/** Ignores output and exit code: the caller checks whether the browser is there. */
function runQuietly(command, args, timeout) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync(command, args, { env, stdio: "ignore", timeout });
}
