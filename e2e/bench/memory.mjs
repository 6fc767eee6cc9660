// `npm run bench:memory`: fifty tours of all routes in one tab, and the growth of the heap after garbage collection.
// Serves dist/, which is built only if it is missing.
import { addresses } from "../addresses.mjs";
import { writeLines } from "../cast-script.mjs";
import { openPage, withStudio } from "./served.mjs";

const rounds = 50;
/** Warm-up rounds, in which the code of each route is loaded. */
const firstRounds = 3;
const lines = 90;
/** Megabytes by which the heap may grow. */
const goal = 10;

await withStudio(async (browser) => {
  const page = await openPage(browser, "/projectlist", (state) => {
    writeLines(state, lines);
    // The owner needs admin rights for the admin routes.
    state.people["user-owner"].is_admin = true;
    for (const help of ["logline_help", "script_help"]) {
      Object.assign(state.stories["story-1"][help], { prepared: true, text: "1. Dogs rule.", feedback: "" });
    }
  });
  await page.getByRole("heading", { name: "My Projects" }).waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");

  await tour(page, firstRounds);
  const before = await measure(page, cdp);
  await tour(page, rounds);
  const after = await measure(page, cdp);
  console.log(`${rounds} tours of ${addresses.length} routes, after collection:`);
  console.table({ before, after });
  const grown = after["heap, MB"] - before["heap, MB"];
  console.log(`the heap has grown by ${grown.toFixed(1)} MB, goal ${goal} MB`);
  process.exitCode = grown <= goal ? 0 : 1;
});

async function tour(page, times) {
  for (let round = 0; round < times; round += 1) {
    for (const route of addresses) await visit(page, route);
  }
}

/** Navigates without a page load, and waits until the screen has loaded its data. */
async function visit(page, route) {
  await page.evaluate((to) => {
    history.pushState({ key: crypto.randomUUID() }, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, route);
  await page.waitForFunction(
    (to) => location.pathname + location.search === to && !document.querySelector("main [aria-busy=true]"),
    route,
  );
}

async function measure(page, cdp) {
  await visit(page, "/myaccount");
  for (let time = 0; time < 3; time += 1) await cdp.send("HeapProfiler.collectGarbage");
  const { metrics } = await cdp.send("Performance.getMetrics");
  const of = (wanted) => metrics.find(({ name }) => name === wanted).value;
  return {
    "heap, MB": Number((of("JSHeapUsedSize") / 2 ** 20).toFixed(2)),
    nodes: of("Nodes"),
    listeners: of("JSEventListeners"),
    documents: of("Documents"),
  };
}
