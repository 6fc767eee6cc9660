// `npm test`: every check in order, stopping at the first that fails. `-- --check`, `-- --unit` or `-- --e2e` run that part;
// `-- --firebase`, which first fetches Google's tools, runs only where it is named.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensurePackages, requireNode, top } from "./packages.mjs";

const reports = mkdtempSync(join(tmpdir(), "virtual-studio-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));
const unitReport = join(reports, "unit.json");
const e2eReport = join(reports, "e2e.json");
const firebaseReport = join(reports, "firebase.json");

const steps = [
  { part: "check", name: "types", run: ["node_modules/typescript/bin/tsc", "--noEmit"] },
  { part: "check", name: "lint", run: ["node_modules/oxlint/bin/oxlint", "--deny-warnings"] },
  { part: "check", name: "format", run: ["node_modules/oxfmt/bin/oxfmt", "--check"] },
  { part: "check", name: "lock file", run: [".tools/lock.mjs"] },
  {
    part: "unit",
    name: "unit tests",
    run: [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--reporter=default",
      "--reporter=json",
      "--reporter=./.tools/fault-counts.mjs",
      `--outputFile.json=${unitReport}`,
    ],
    count: () => countUnitTests(unitReport),
  },
  {
    part: "e2e",
    name: "end-to-end tests",
    run: ["node_modules/playwright/cli.js", "test", "-c", "e2e/playwright.config.ts", "--reporter=line,json"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport },
    count: () => countJourneys(e2eReport),
  },
  {
    part: "firebase",
    name: "account journeys at the official Firebase Auth emulator",
    run: [".tools/firebase.mjs"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: firebaseReport },
    count: () => countJourneys(firebaseReport),
  },
];

requireNode();
const parts = readParts(process.argv.slice(2));
ensurePackages();
if (parts.includes("e2e") || parts.includes("firebase")) (await import("./browser.mjs")).ensureBrowser();
process.exitCode = await runSteps(steps.filter((step) => parts.includes(step.part)));

function readParts(args) {
  const usual = ["check", "unit", "e2e"];
  const unknown = args.find((arg) => ![...usual, "firebase"].some((part) => arg === `--${part}`));
  if (unknown) {
    console.error(
      `npm test does not know "${unknown}"; it takes --check, --unit, --e2e (without any: all three) and --firebase.`,
    );
    process.exit(1);
  }
  return args.length > 0 ? args.map((arg) => arg.slice(2)) : usual;
}

/** Ends with the line that continuous integration reads, alone: "N passed, N failed". */
async function runSteps(chosen) {
  const total = { passed: 0, failed: 0 };
  let failure;
  for (const step of chosen) {
    console.log(`\n── ${step.name}`);
    const started = performance.now();
    const works = await run(step);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`── ${step.name}: ${works ? "passed" : "FAILED"} in ${seconds} s`);
    const { passed, failed } = step.count?.() ?? { passed: 0, failed: 0 };
    total.passed += passed;
    // A step that fails without a failed test (a type error, a server that does not start) counts as one.
    total.failed += works ? failed : Math.max(failed, 1);
    if (!works) {
      failure = step.name;
      break;
    }
  }
  console.log(failure ? `\nStopped: ${failure} failed.` : "");
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return failure ? 1 : 0;
}

function run({ run: [script, ...args], env }) {
  return new Promise((resolve) => {
    const path = join(top, script);
    const child = spawn(process.execPath, [path, ...args], {
      cwd: top,
      env: { ...process.env, ...env },
      stdio: "inherit",
    });
    // Ctrl-C reaches the child by itself; a SIGTERM is handed on as one, because only then Playwright stops its server.
    const wait = () => {};
    const handOn = () => child.kill("SIGINT");
    process.on("SIGINT", wait).on("SIGTERM", handOn);
    child.on("close", (code) => {
      process.off("SIGINT", wait).off("SIGTERM", handOn);
      resolve(code === 0);
    });
  });
}

function countUnitTests(report) {
  if (!existsSync(report)) return undefined;
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
  return { passed: numPassedTests, failed: numFailedTests };
}

function countJourneys(report) {
  if (!existsSync(report)) return undefined;
  const { expected, unexpected } = JSON.parse(readFileSync(report, "utf8")).stats;
  return { passed: expected, failed: unexpected };
}
