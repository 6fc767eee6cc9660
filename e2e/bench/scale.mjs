// Create Media with long scripts, in turn with a bare virtual list and a plain table of the same lines, on a CPU slowed
// down four times: time to the first row, frames during scrolling, and a stream of a thousand messages a second.
import { writeLines } from "../cast-script.mjs";
import { median, over, quiet } from "./figures.mjs";
import { firstRow, scrollRows, watchRows } from "./rows.mjs";
import { openPage } from "./served.mjs";

const slowdown = 4;
const sizes = [100, 5_000];
/** Messages a second, for how many seconds, about how many lines. */
const stream = { rate: 1_000, seconds: 10, lines: 1_000 };
const path = "/story/story-1/script-media";

/** `samples[target][size]` and `streams[target]` are lists with one entry a round. */
export async function measureScale(browser, targets, rounds) {
  const samples = over(targets, () => Object.fromEntries(sizes.map((size) => [size, []])));
  const streams = over(targets, () => []);
  for (let round = 1; round <= rounds; round += 1) {
    for (const target of targets) {
      for (const size of sizes) samples[target.name][size].push(await showLines(browser, target, size));
      if (target.streams) streams[target.name].push(await follow(browser, target));
    }
    console.error(`scale: round ${round} of ${rounds}`);
  }
  return { samples, streams };
}

export const middle = (list, key) => median(list.map((sample) => sample[key]));

async function open(browser, { origin, isApplication }, size) {
  await quiet();
  const page = await openPage(browser, path, (state) => writeLines(state, size), {
    origin,
    logsIn: isApplication === true,
  });
  const rows = page.getByRole("group", { name: "Shot list" }).locator("tbody tr[data-index]");
  await rows.first().waitFor();
  await page.addInitScript(watchRows);
  await page.addInitScript(watchTasks);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(path);
  await firstRow(page);
  return { page, cdp };
}

async function showLines(browser, target, size) {
  const { page, cdp } = await open(browser, target, size);
  const nodes = await page.evaluate(() => document.querySelectorAll('[aria-label="Shot list"] *').length);
  const first = await firstRow(page);
  const { late } = await scrollRows(page, cdp);
  await page.context().close();
  return { firstRow: first, nodes, late };
}

/** How long a stream of messages blocks the page, and how many messages it lost. */
async function follow(browser, target) {
  const { page } = await open(browser, target, stream.lines);
  const line = (of, body) => page.request.post("/api/__world/fault", { data: { line: of, status: 200, body } });
  await line("POST /script-audio/start-generation", "{}");
  await page.evaluate(() => (globalThis.tasks = []));
  await page.locator("#audio summary").click();
  await page.getByRole("button", { name: "Generate Audio", exact: true }).click();
  await page.waitForTimeout((stream.seconds + 3) * 1_000);
  const blocked = await page.evaluate(() =>
    globalThis.tasks.reduce((sum, length) => sum + Math.max(0, length - 50), 0),
  );
  const told = target.isApplication && /(\d+) failed\./.exec(await page.locator("#audio").textContent())?.[1];
  await page.context().close();
  return { blocked, lost: target.isApplication ? stream.lines - Number(told ?? 0) : 0 };
}

/** Megabytes by which the heap grows over two hundred polls of the parsing, with a fake clock. */
export async function measurePolls(browser, studio) {
  const page = await openPage(browser, "/login", (state) => writeLines(state, stream.lines), studio);
  await page.getByRole("heading", { name: "My Projects" }).waitFor();
  const line = (of, body) => page.request.post("/api/__world/fault", { data: { line: of, status: 200, body } });
  await line("GET /script-parsing/parsing-status/:story_id", '{"status":"processing","message":"Reading the script"}');
  await page.clock.install();
  await page.goto(path);
  // The screen polls a running parsing on mount.
  await page.getByRole("button", { name: "Parsing..." }).waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  const heapAfter = async (polls) => {
    for (let poll = 0; poll < polls; poll += 1) {
      const asked = page.waitForResponse(/parsing-status/);
      await page.clock.runFor(2_000);
      await asked;
    }
    await cdp.send("HeapProfiler.collectGarbage");
    const { metrics } = await cdp.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "JSHeapUsedSize").value / 2 ** 20;
  };
  const before = await heapAfter(20);
  const after = await heapAfter(200);
  await page.context().close();
  return after - before;
}

/** Answers the audio generator's stream at the rate of `stream`. The last message about each line is a failure. */
export function answerStream(incoming, outgoing) {
  if (!incoming.url.startsWith("/api/script-audio/progress/")) return false;
  const { rate, seconds, lines } = stream;
  const all = rate * seconds;
  const message = (index) => ({
    line_number: (index % lines) + 1,
    ...(index < all - lines
      ? { status: "generating", progress: Math.floor((index / all) * 100) }
      : { status: "error", message: "Hoarse" }),
  });
  outgoing.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" });
  const began = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    const due = Math.min(all, Math.floor(((performance.now() - began) / 1_000) * rate));
    const messages = Array.from({ length: due - sent }, (_, index) => message(sent + index));
    sent = due;
    outgoing.write(messages.map((each) => `data: ${JSON.stringify(each)}\n\n`).join(""));
    if (sent < all) return;
    clearInterval(timer);
    outgoing.end('data: {"complete":true}\n\n');
  }, 5);
  outgoing.on("close", () => clearInterval(timer));
  return true;
}

/** Runs in the page before any other script. */
function watchTasks() {
  globalThis.tasks = [];
  const note = (list) => list.getEntries().forEach(({ duration }) => globalThis.tasks.push(duration));
  new PerformanceObserver(note).observe({ type: "longtask", buffered: true });
}
