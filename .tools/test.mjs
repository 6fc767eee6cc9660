// `npm test`: every check in order, up to the first that fails, with a sample of the product-wide tables. `npm run
// test:all` runs the whole tables, plants bugs, runs the account journeys at Google's emulator and takes all pictures.
// `-- --unit` runs only that part, `-- --unit login` only its files with that word in their names.
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
    takesWords: true,
    count: () => countUnitTests(unitReport),
  },
  {
    part: "e2e",
    name: "end-to-end tests",
    run: ["node_modules/playwright/cli.js", "test", "-c", "e2e/playwright.config.ts", "--reporter=line,json"],
    takesWords: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport },
    count: () => countJourneys(e2eReport),
  },
  {
    part: "mutants",
    name: "planted bugs",
    run: [".tools/mutants.mjs"],
    takesWords: true,
    // The sample must be enough to catch them.
    env: { TRY_ALL: "" },
  },
  {
    part: "firebase",
    name: "account journeys at the official Firebase Auth emulator",
    run: [".tools/firebase.mjs"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: firebaseReport },
    count: () => countJourneys(firebaseReport),
  },
  {
    part: "pictures",
    name: "pictures of every screen in every state",
    run: ["node_modules/playwright/cli.js", "test", "-c", "e2e/pictures.config.ts"],
    takesWords: true,
  },
];

const usual = ["check", "unit", "e2e"];
const everything = [...usual, "mutants", "firebase", "pictures"];

/** What is counted by the titles of the journeys' steps. */
const tried = [
  [/ at \d+ px$/, "scans by axe"],
  [/\bR\d\d: /, "answers that fail, in a browser"],
  [/^S\d\d: /, "ends of streams, in a browser"],
];

requireNode();
const { all, parts, words } = readArguments(process.argv.slice(2));
if (all) process.env["TRY_ALL"] = "1";
ensurePackages();
if (parts.some((part) => ["e2e", "firebase", "pictures"].includes(part)))
  (await import("./browser.mjs")).ensureBrowser();
process.exitCode = await runSteps(steps.filter((step) => parts.includes(step.part)));

/** Parses the arguments: the parts to run, whether with whole tables, and words to filter test files by. */
function readArguments(args) {
  const flags = args.filter((arg) => arg.startsWith("--")).map((flag) => flag.slice(2));
  const unknown = flags.find((flag) => ![...everything, "all"].includes(flag));
  if (unknown) {
    console.error(
      `npm test does not know "--${unknown}". It takes --check, --unit and --e2e (without any: all three), --mutants, ` +
        `--firebase and --pictures, --all for whole tables instead of samples, and words to choose test files by.`,
    );
    process.exit(1);
  }
  const isAll = flags.includes("all");
  const named = flags.filter((flag) => flag !== "all");
  return {
    all: isAll,
    parts: named.length > 0 ? named : isAll ? everything : usual,
    words: args.filter((arg) => !arg.startsWith("--")),
  };
}

/** Ends with the line that continuous integration reads, alone: "N passed, N failed". */
async function runSteps(chosen) {
  const total = { passed: 0, failed: 0 };
  const times = [];
  let failure;
  for (const step of chosen) {
    console.log(`\n── ${step.name}`);
    const started = performance.now();
    const works = await run(step);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`── ${step.name}: ${works ? "passed" : "FAILED"} in ${seconds} s`);
    times.push(`${seconds.padStart(8)} s  ${step.name}`);
    const { passed, failed } = step.count?.() ?? { passed: 0, failed: 0 };
    total.passed += passed;
    // A step that fails without a failed test (type error, server that does not start) counts as one failure.
    total.failed += works ? failed : Math.max(failed, 1);
    if (!works) {
      failure = step.name;
      break;
    }
  }
  console.log(`\n${times.join("\n")}`);
  console.log(failure ? `\nStopped: ${failure} failed.` : "");
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return failure ? 1 : 0;
}

function run({ run: [script, ...args], env, takesWords }) {
  return new Promise((resolve) => {
    const path = join(top, script);
    const child = spawn(process.execPath, [path, ...args, ...(takesWords ? words : [])], {
      cwd: top,
      env: { ...process.env, ...env },
      stdio: "inherit",
    });
    // The terminal sends Ctrl-C to the child, too. A SIGTERM is passed on as SIGINT, at which Playwright stops its
    // server.
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
  const { stats, suites } = JSON.parse(readFileSync(report, "utf8"));
  const { expected, unexpected } = stats;
  const titles = stepsIn({ suites });
  for (const [pattern, what] of tried) {
    const count = titles.filter((title) => pattern.test(title)).length;
    if (count > 0) console.log(`  ${count} ${what}`);
  }
  return { passed: expected, failed: unexpected };
}

/** The titles of all steps of a report, at any depth. */
function stepsIn({ suites = [], specs = [], tests = [], results = [], steps: own = [], title }) {
  const inside = [...suites, ...specs, ...tests, ...results, ...own].flatMap(stepsIn);
  return title !== undefined && specs.length + tests.length + suites.length === 0 ? [title, ...inside] : inside;
}
