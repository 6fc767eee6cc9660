// Boards and Film with long scripts, in turn with a bare virtual grid of the same lines, on a CPU slowed down four
// times; and the cuts of the Film room.
import { writeLines } from "../cast-script.mjs";
import { measureCuts } from "./cuts.mjs";
import { median, over, quiet } from "./figures.mjs";
import { middle } from "./scale.mjs";
import { openPage } from "./served.mjs";

const slowdown = 4;
const sizes = [100, 5_000];
/** The addresses of the rooms, and what stands in them once they have their lines. */
const boards = { path: "/story/story-1/boards", awaits: '[id^="board-"]' };
const film = { path: "/story/story-1/film", awaits: '[aria-label="Position"]' };

/** `studio` and the floors are the servers of each; the figures of each target are lists with one entry a round. */
export async function measureFilm(browser, { studio, grid, timeline, swap }, rounds) {
  const rooms = [
    { name: "Boards", ...studio, ...boards, isApplication: true },
    { name: "bare grid", ...grid, ...boards },
    { name: "Film", ...studio, ...film, isApplication: true },
  ];
  const opened = over(rooms, () => Object.fromEntries(sizes.map((size) => [size, []])));
  const timelines = Object.fromEntries(sizes.map((size) => [size, []]));
  // The first visit of all pays for what the servers do only once.
  for (const room of rooms) await openRoom(browser, room, sizes[0]);
  for (let round = 1; round <= rounds; round += 1) {
    for (const size of sizes) {
      for (const room of rooms) opened[room.name][size].push(await openRoom(browser, room, size));
      timelines[size].push(await makeTimeline(browser, timeline, size));
    }
    console.error(`rooms of the film: round ${round} of ${rounds}`);
  }
  const players = [
    { name: "Film", ...studio, isApplication: true },
    { name: "bare swap", ...swap },
  ];
  return { opened, timelines, cuts: await measureCuts(browser, players, rounds) };
}

async function open(browser, { origin, path, awaits, isApplication }, size) {
  await quiet();
  const page = await openPage(browser, path, (state) => writeLines(state, size), {
    origin,
    logsIn: isApplication === true,
  });
  const awaited = page.locator(awaits).first();
  await awaited.waitFor({ state: "attached" });
  await page.addInitScript(watchFor, awaits);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(path);
  await awaited.waitFor({ state: "attached" });
  return page;
}

/** Milliseconds until what is awaited was painted, and how many elements stand then. */
async function openRoom(browser, room, size) {
  const page = await open(browser, room, size);
  await page.waitForFunction(() => globalThis.seen > 0);
  const first = await page.evaluate(() => globalThis.seen);
  // A menu of scenes offers every scene of the script.
  const elements = await page.evaluate(() => document.querySelectorAll("main *:not(option)").length);
  const options = await page.evaluate(() => document.querySelectorAll("option").length);
  await page.context().close();
  return { first, elements, options };
}

/** Milliseconds of one timeline: of the first, as a screen pays for it, and of the later ones. */
async function makeTimeline(browser, floor, size) {
  const page = await open(browser, { ...floor, path: film.path, awaits: "output" }, size);
  const [cold, ...warm] = await page.evaluate(() =>
    performance.getEntriesByName("timeline").map(({ duration }) => duration),
  );
  await page.context().close();
  return { cold, warm: median(warm) };
}

/** Runs in the page before any other script. */
function watchFor(awaits) {
  globalThis.seen = 0;
  const look = () => {
    if (document.querySelector(awaits)) setTimeout(() => (globalThis.seen = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Prints the figures, and gives the goals. */
export function filmGoals({ opened, timelines, cuts }) {
  const rooms = Object.entries(opened).flatMap(([name, ofSizes]) =>
    Object.entries(ofSizes).map(([size, list]) => [
      `${name}, ${size} lines`,
      {
        [name === "Film" ? "slider stands, ms" : "first card, ms"]: Math.round(middle(list, "first")),
        elements: middle(list, "elements"),
        "options of menus": middle(list, "options"),
      },
    ]),
  );
  console.table(Object.fromEntries(rooms));
  const ofTimelines = Object.entries(timelines).map(([size, list]) => [
    `timeline of ${size} lines`,
    { "first, ms": middle(list, "cold").toFixed(1), "later ones, ms": middle(list, "warm").toFixed(1) },
  ]);
  console.table(Object.fromEntries(ofTimelines));
  const ofCuts = Object.entries(cuts).map(([name, list]) => [
    name,
    {
      "cut: median, ms": Math.round(middle(list, "middle")),
      "95th, ms": Math.round(middle(list, "late")),
      "until the next clip moves: 95th, ms": Math.round(middle(list, "moves")),
      "clips not seen": middle(list, "lost"),
    },
  ]);
  console.table(Object.fromEntries(ofCuts));

  const grown = (name, key) => middle(opened[name][5_000], key) / middle(opened[name][100], key);
  const besideSwap = (key) => middle(cuts.Film, key) / middle(cuts["bare swap"], key);
  return [
    { what: "Boards: first card of 5,000 lines, ratio to that of 100", value: grown("Boards", "first"), most: 1.1 },
    { what: "the same of the bare grid", value: grown("bare grid", "first") },
    { what: "Boards: elements with 5,000 lines, ratio to those with 100", value: grown("Boards", "elements"), most: 1 },
    // Without a goal: the timeline and the reading of 5,000 lines alone take more than a tenth of the time.
    { what: "Film: slider with 5,000 lines, ratio to that with 100", value: grown("Film", "first") },
    { what: "Film: 95th cut, ratio to two bare players", value: besideSwap("late"), most: 1.2 },
    {
      what: "Film: 95th cut until the next clip moves, ratio to two bare players",
      value: besideSwap("moves"),
      most: 1.2,
    },
    { what: "Film: clips that were not seen", value: middle(cuts.Film, "lost"), most: 0 },
  ];
}
