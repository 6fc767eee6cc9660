// The first screen of a visit: what is loaded before it, when it is painted, and when it can be used. Measured in turn
// with two floors, so that a busy machine slows all of them.
import { median, over, quiet } from "./figures.mjs";
import { watchRequests } from "./requests.mjs";

const settle = 1_500;
const conditions = {
  // 1.6 Mbit/s down, 750 kbit/s up, 150 ms latency, and a CPU four times slower.
  "slow 4G": { slowdown: 4, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  unthrottled: { slowdown: 1, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
};
export const modes = Object.keys(conditions);

/** Samples of every target in every mode: `samples[mode][target]` is a list with one sample a round. */
export async function measureFirstScreens(browser, targets, rounds) {
  const samples = Object.fromEntries(modes.map((mode) => [mode, over(targets, () => [])]));
  for (let round = 0; round <= rounds; round += 1) {
    const turn = round % targets.length;
    for (const mode of modes)
      for (const target of [...targets.slice(turn), ...targets.slice(0, turn)]) {
        const sample = await visit(browser, target, conditions[mode]);
        // The first round is a warm-up.
        if (round > 0) samples[mode][target.name].push(sample);
      }
    console.error(round === 0 ? "first screens: warmed up" : `first screens: round ${round} of ${rounds}`);
  }
  return samples;
}

/** The median of a figure of one target, and its ratio to that of the floor: the median of the rounds' ratios. */
export function figure(samples, mode, name, key, floor) {
  const own = samples[mode][name].map((sample) => sample[key]);
  const floors = samples[mode][floor].map((sample) => sample[key]);
  return { value: median(own), ratio: median(own.map((value, round) => value / floors[round])) };
}

async function visit(browser, { origin, path = "/", storage = {}, storageState, data }, { slowdown, ...network }) {
  await quiet();
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    ...(storageState && { storageState }),
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const requests = watchRequests(cdp, origin);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", { offline: false, ...network });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(watch, { storage, data });
  await page.goto(origin + path, { waitUntil: "load", timeout: 120_000 });
  const isDone = () => page.evaluate(() => globalThis.bench.ready > 0 && globalThis.bench.data !== 0);
  for (const end = Date.now() + 60_000; Date.now() < end; await page.waitForTimeout(100))
    if (requests.isQuietFor(settle) && (await isDone())) break;
  const seen = await page.evaluate(() => globalThis.bench);
  await context.close();
  const before = requests.before(seen.shown);
  return {
    code: before.bytes / 1024,
    requests: before.count,
    depth: before.depth,
    fcp: seen.fcp || Infinity,
    lcp: seen.lcp || Infinity,
    ready: seen.ready || Infinity,
    runs: seen.runs || Infinity,
    blocked: seen.tasks.reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0),
    shift: seen.shift,
    data: seen.data,
    // Posters are looked for once the list stands, each by what was found before it: nobody waits for them.
    turns: requests.turns("/api/", seen.data ?? Infinity),
  };
}

/** Runs in the page before any other script. */
function watch({ storage, data }) {
  for (const [name, value] of Object.entries(storage)) sessionStorage.setItem(name, value);
  const bench = { fcp: 0, lcp: 0, shift: 0, tasks: [], shown: 0, ready: 0, runs: 0, data: data ? 0 : undefined };
  globalThis.bench = bench;
  const observe = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe("paint", ({ name, startTime }) => name === "first-contentful-paint" && (bench.fcp = startTime));
  observe("largest-contentful-paint", ({ startTime }) => (bench.lcp = startTime));
  observe("longtask", ({ startTime, duration }) => bench.tasks.push([startTime, duration]));
  observe("layout-shift", ({ hadRecentInput, value }) => hadRecentInput || (bench.shift += value));

  const isSeen = (element) => {
    const { width, height, top } = element.getBoundingClientRect();
    const isOn = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return width > 0 && height > 0 && top < innerHeight && isOn;
  };
  const sees = (selector) => [...document.querySelectorAll(selector)].some(isSeen);
  /** Calls `tell` in a new task, when the page can respond. */
  const afterTask = (tell) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => tell(performance.now()));
    port1.start();
    port2.postMessage(0);
  };
  const look = () => {
    if (bench.shown === 0 && sees("h1") && sees("a[href], button, input")) {
      bench.shown = performance.now();
      afterTask((time) => (bench.ready = time));
    }
    // React adds a property to its root element.
    const root = document.querySelector("#root");
    if (root && bench.runs === 0 && Object.keys(root).some((key) => key.startsWith("__reactContainer")))
      if (root.childElementCount > 0) bench.runs = performance.now();
    if (bench.data === 0 && sees(data)) bench.data = performance.now();
    if (performance.now() < 60_000) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
