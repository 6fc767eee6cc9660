// `npm run bench`: builds the application and, beside it, the floors that it is measured against, in one run; prints every
// goal with its figure, and writes all of them to e2e/results/bench.json. `-- --rounds 3` measures less often.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import react from "@vitejs/plugin-react";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";
import { top } from "../../.tools/packages.mjs";
import { serve, trusted } from "./compressed.mjs";
import { figure, measureFirstScreens, modes } from "./first-screen.mjs";
import { openPage, withStudio } from "./served.mjs";

const { values: options } = parseArgs({ options: { rounds: { type: "string", default: "7" } } });
const results = join(top, "e2e", "results");
const floor = (name) => join(results, "floors", name);

for (const name of ["react", "packages"])
  await build({
    configFile: false,
    root: join(top, "e2e", "bench", "floors", name),
    plugins: [react(), tailwindcss()],
    logLevel: "warn",
    build: { outDir: floor(name), emptyOutDir: true },
  });

const slow = "slow 4G";
const goals = [
  ...["landing", "login"].flatMap((name) => [
    { name, key: "fcp", most: 0.65 },
    { name, key: "lcp", most: 1.15 },
    { name, key: "ready", most: 1.15 },
    { name, key: "code", most: 1.3 },
    { name, key: "requests", most: 6, isPlain: true },
    { name, key: "depth", most: 2, isPlain: true },
    { name, key: "shift", most: 0, isPlain: true },
  ]),
  { name: "deep link", key: "fcp", most: 0.65 },
  // The session's, and one more.
  { name: "deep link", key: "turns", most: 2, isPlain: true },
];
const units = { fcp: "ms", lcp: "ms", ready: "ms", runs: "ms", data: "ms", blocked: "ms", code: "kB" };

await withStudio(
  async (browser, address) => {
    const studio = await serve(join(top, "dist"), address);
    const floors = { react: await serve(floor("react")), packages: await serve(floor("packages")) };
    const seen = { "logo-shown": "yes" };
    const targets = [
      { name: "react", ...floors.react },
      { name: "packages", ...floors.packages },
      { name: "landing", ...studio, storage: seen },
      { name: "landing, first visit", ...studio },
      { name: "login", ...studio, path: "/login" },
      {
        name: "deep link",
        ...studio,
        path: "/projectlist",
        storageState: await signedIn(browser, studio),
        data: "main li",
      },
    ];
    const samples = await measureFirstScreens(browser, targets, Number(options.rounds));
    for (const mode of modes) printTable(samples, mode, targets);
    const met = goals.map((goal) => judge(samples, goal));
    mkdirSync(results, { recursive: true });
    writeFileSync(join(results, "bench.json"), JSON.stringify({ samples }));
    for (const { close } of [studio, ...Object.values(floors)]) close();
    process.exitCode = met.every(Boolean) ? 0 : 1;
  },
  { args: [trusted], builds: true },
);

/** What a browser keeps of somebody who has logged in. */
async function signedIn(browser, { origin }) {
  const page = await openPage(browser, "/login", () => undefined, origin);
  await page.getByRole("heading", { name: "My Projects" }).waitFor();
  const state = await page.context().storageState({ indexedDB: true });
  await page.context().close();
  return state;
}

function printTable(samples, mode, targets) {
  const keys = ["code", "requests", "depth", "fcp", "lcp", "ready", "runs", "blocked", "shift", "data", "turns"];
  const row = ({ name }) =>
    Object.fromEntries(
      keys.map((key) => {
        const { value, ratio } = figure(samples, mode, name, key, "react");
        const words = Number.isFinite(value) ? value.toFixed(key === "code" || key === "shift" ? 1 : 0) : "";
        return [
          `${key} ${units[key] ?? ""}`.trim(),
          Number.isFinite(ratio) && name !== "react" ? `${words} (${ratio.toFixed(2)}x)` : words,
        ];
      }),
    );
  console.log(`\n${mode}, median, beside the bare React page`);
  console.table(Object.fromEntries(targets.map((target) => [target.name, row(target)])));
}

function judge(samples, { name, key, most, isPlain = false }) {
  const { value, ratio } = figure(samples, slow, name, key, "react");
  const now = isPlain ? value : ratio;
  const isMet = now <= most;
  const sign = isPlain ? "" : "x";
  console.log(`${isMet ? "met   " : "MISSED"} ${name}: ${key} ${now.toFixed(2)}${sign}, goal ${most}${sign}`);
  return isMet;
}
