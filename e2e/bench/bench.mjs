// `npm run bench`: builds the application and the floors, which are the minimal pages that it is compared with. Prints
// every goal with its figure, and writes all results to e2e/results/bench.json. `-- --rounds 3` measures less often,
// `-- --part first`, `scale` or `film` only one part.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { top } from "../../.tools/packages.mjs";
import { serve, trusted } from "./compressed.mjs";
import { filmGoals, measureFilm } from "./film.mjs";
import { figure, measureFirstScreens, modes } from "./first-screen.mjs";
import { measureRouteChange } from "./route-change.mjs";
import { answerStream, measurePolls, measureScale, middle } from "./scale.mjs";
import { openPage, withStudio } from "./served.mjs";

const { values: options } = parseArgs({
  options: { rounds: { type: "string", default: "5" }, part: { type: "string", default: "" } },
});
const rounds = Number(options.rounds);
const wants = (part) => options.part === "" || options.part === part;
const results = join(top, "e2e", "results");
const floor = (name) => join(results, "floors", name);

for (const name of ["react", "packages", "list", "table", "grid", "timeline", "swap"])
  await build({
    configFile: false,
    root: join(top, "e2e", "bench", "floors"),
    plugins: [pageOf(name), react(), tailwindcss()],
    resolve: { tsconfigPaths: true },
    logLevel: "warn",
    build: { outDir: floor(name), emptyOutDir: true },
  });

/** The HTML of a floor: the same page with another entry. */
function pageOf(name) {
  const handler = (html) => html.replace("floor.tsx", `${name}.tsx`);
  return { name: "floor", transformIndexHtml: { order: "pre", handler } };
}

await withStudio(
  async (browser, behind) => {
    const servers = [];
    const at = async (folder) => {
      const server = await serve(folder, { behind, answer: answerStream });
      servers.push(server);
      return server;
    };
    const studio = await at(join(top, "dist"));
    const measured = {};
    const goals = [];
    if (wants("first")) {
      measured.first = await measureFirstScreens(browser, await firstTargets(browser, studio, at), rounds);
      goals.push(...firstGoals(measured.first));
      measured.routeChange = [];
      for (let round = 0; round < rounds; round += 1)
        measured.routeChange.push(await measureRouteChange(browser, studio));
      const [ms, frames] = ["ms", "frames"].map((key) => middle(measured.routeChange, key).toFixed(0));
      console.log(
        `\nFrom the click on a link that was rested on to its screen with its data: ${ms} ms, ${frames} frames`,
      );
    }
    if (wants("scale")) {
      const targets = [
        { name: "Create Media", ...studio, isApplication: true, streams: true },
        { name: "bare list", ...(await at(floor("list"))), streams: true },
        { name: "plain table", ...(await at(floor("table"))) },
      ];
      measured.polls = await measurePolls(browser, { origin: behind });
      measured.scale = await measureScale(browser, targets, Math.min(rounds, 3));
      goals.push(...scaleGoals(measured.scale));
      goals.push({ what: "heap after 200 polls, MB more", value: measured.polls, most: 2 });
    }
    if (wants("film")) {
      const [grid, timeline, swap] = [await at(floor("grid")), await at(floor("timeline")), await at(floor("swap"))];
      measured.film = await measureFilm(browser, { studio, grid, timeline, swap }, rounds);
      goals.push(...filmGoals(measured.film));
    }
    for (const { close } of servers) close();

    console.log("");
    // What has no goal is printed for comparison.
    const verdict = ({ value, most }) => (value <= most ? "met   " : "MISSED");
    for (const { what, value, most } of goals)
      if (most === undefined) console.log(`       ${what}: ${value.toFixed(2)}`);
      else console.log(`${verdict({ value, most })} ${what}: ${value.toFixed(2)}, goal ${most}`);
    mkdirSync(results, { recursive: true });
    writeFileSync(join(results, "bench.json"), JSON.stringify({ goals, measured }, undefined, 1));
    process.exitCode = goals.every(({ value, most }) => most === undefined || value <= most) ? 0 : 1;
  },
  { args: [trusted], builds: true },
);

async function firstTargets(browser, studio, at) {
  const signedIn = await openPage(browser, "/login", () => undefined, studio);
  await signedIn.getByRole("heading", { name: "My Projects" }).waitFor();
  const storageState = await signedIn.context().storageState({ indexedDB: true });
  await signedIn.context().close();
  return [
    { name: "react", ...(await at(floor("react"))) },
    { name: "packages", ...(await at(floor("packages"))) },
    { name: "landing", ...studio, storage: { "logo-shown": "yes" } },
    { name: "landing, first visit", ...studio },
    { name: "login", ...studio, path: "/login" },
    { name: "deep link", ...studio, path: "/projectlist", storageState, data: "main li" },
  ];
}

/** The goals of the first screen: mostly ratios to the bare React page on a slow network. */
function firstGoals(samples) {
  for (const mode of modes) printFirstScreens(samples, mode);
  const slow = (name, key) => figure(samples, modes[0], name, key, "react");
  const ratio = (name, key, most) => ({ what: `${name}: ${key}, ratio`, value: slow(name, key).ratio, most });
  const plain = (name, key, most) => ({ what: `${name}: ${key}`, value: slow(name, key).value, most });
  const ofFirst = (name) => [
    ratio(name, "fcp", 0.65),
    ratio(name, "lcp", 1.15),
    ratio(name, "ready", 1.15),
    ratio(name, "code", 1.3),
    plain(name, "requests", 6),
    plain(name, "depth", 2),
    plain(name, "shift", 0),
  ];
  // One round trip for the session, and one more.
  return [
    ...ofFirst("landing"),
    ...ofFirst("login"),
    ratio("deep link", "fcp", 0.65),
    plain("deep link", "turns", 2),
    plain("deep link", "shift", 0),
  ];
}

function scaleGoals({ samples, streams }) {
  const rows = Object.entries(samples).flatMap(([name, sizes]) =>
    Object.entries(sizes).map(([size, list]) => [
      `${name}, ${size} lines`,
      {
        "first row, ms": Math.round(middle(list, "firstRow")),
        nodes: middle(list, "nodes"),
        "scrolling: 95th frame, ms": Math.round(middle(list, "late")),
      },
    ]),
  );
  console.table(Object.fromEntries(rows));
  const flow = Object.entries(streams).filter(([, list]) => list.length > 0);
  console.table(
    Object.fromEntries(
      flow.map(([name, list]) => [
        name,
        { "1,000 messages a second: blocked, ms": Math.round(middle(list, "blocked")) },
      ]),
    ),
  );
  const { "Create Media": ours, "bare list": bare } = samples;
  const blocked = (name) => middle(streams[name], "blocked");
  return [
    {
      what: "first row of 5,000 lines, ratio to that of 100",
      value: middle(ours[5000], "firstRow") / middle(ours[100], "firstRow"),
      most: 1.1,
    },
    {
      what: "nodes with 5,000 lines, ratio to those with 100",
      value: middle(ours[5000], "nodes") / middle(ours[100], "nodes"),
      most: 1,
    },
    {
      what: "95th frame while scrolling 5,000 lines, ratio to the bare list",
      value: middle(ours[5000], "late") / middle(bare[5000], "late"),
      most: 1.1,
    },
    // If neither blocks the page, their ratio counts as 1.
    {
      what: "1,000 messages a second: blocking, ratio to the bare list",
      value: (blocked("Create Media") + 1) / (blocked("bare list") + 1),
      most: 1.2,
    },
    { what: "1,000 messages a second: lost", value: middle(streams["Create Media"], "lost"), most: 0 },
  ];
}

function printFirstScreens(samples, mode) {
  const units = { fcp: "ms", lcp: "ms", ready: "ms", runs: "ms", data: "ms", blocked: "ms", code: "kB" };
  const keys = ["code", "requests", "depth", "fcp", "lcp", "ready", "runs", "blocked", "shift", "data", "turns"];
  const cell = (name, key) => {
    const { value, ratio } = figure(samples, mode, name, key, "react");
    const words = Number.isFinite(value) ? value.toFixed(key === "code" ? 1 : 0) : "";
    return Number.isFinite(ratio) && name !== "react" ? `${words} (${ratio.toFixed(2)}x)` : words;
  };
  const row = (name) => Object.fromEntries(keys.map((key) => [`${key} ${units[key] ?? ""}`.trim(), cell(name, key)]));
  console.log(`\n${mode}: medians, beside the bare React page`);
  console.table(Object.fromEntries(Object.keys(samples[mode]).map((name) => [name, row(name)])));
}
