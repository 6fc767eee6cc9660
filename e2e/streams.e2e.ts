import type { Page } from "playwright/test";
import type { Fault } from "../mocks/world";
import { oneIn, sampleOf } from "../src/testing/sample";
import { writeLines } from "./cast-script.mjs";
import { changeState, expect, logIn, setFault, test } from "./studio";

// Event streams that fail, in a browser over real connections: six a host, shared by all tabs.

const media = "/story/story-1/script-media";

const generators = [
  ["Audio", "/script-audio/start-generation", "/script-audio/progress/:story_id"],
  ["Shot Types", "/script-shot-types/generate/:story_id", "/script-shot-types/shot-types-progress/:story_id"],
  [
    "Image Prompts",
    "/script-shot-image-prompts/generate-prompts/:story_id",
    "/script-shot-image-prompts/prompts-progress/:story_id",
  ],
  ["Shot Images", "/script-shot-images/generate/:story_id", "/script-shot-images/progress/:story_id"],
  [
    "Video Prompts",
    "/script-shot-video-prompts/generate-prompts/:story_id",
    "/script-shot-video-prompts/prompts-progress/:story_id",
  ],
  [
    "Talking Videos",
    "/script-talking-videos/generate/:story_id",
    "/script-talking-videos/generation-progress/:story_id",
  ],
  ["Action Videos", "/script-action-videos/generate/:story_id", "/script-action-videos/generation-progress/:story_id"],
] as const;

const lostConnection = "Lost connection to server";
const goesOn = "Process continues in the background. You can refresh the page later to see results.";
const goOn = ["Shot Images", "Talking Videos", "Action Videos"];

const done = 'data: {"line_number":1,"status":"completed"}\n\n';
const refusals: [string, Fault][] = [
  ["S03: a lost session", { status: 401 }],
  ["S03: nothing there", { status: 404 }],
  ["S03: too many requests", { status: 429, retryAfter: "2" }],
  ["S03: an error", { status: 500, body: "<html>", contentType: "text/html" }],
  ["S03: a busy server", { status: 503 }],
  ["S04: no content", { status: 204, body: "" }],
  ["S05: a page", { status: 200, body: "<!doctype html>", contentType: "text/html" }],
  ["S06: JSON", { status: 200, body: "{}", contentType: "application/json" }],
  ["S02: a connection that is reset", { reset: true }],
];
const losses: [string, string][] = [
  ["S11: nothing", ""],
  ["S11: a line, and no word of its end", done],
  ["S13: a line and half of another", `${done}data: {"line_number":2,"stat`],
];

/** Opens Create Media with a cast script of thirty lines. */
async function openMedia(page: Page) {
  await changeState(page, (state) => writeLines(state, 30));
  await page.goto(media);
  await logIn(page, "owner@studio.test");
  await expect(page.getByRole("button", { name: "Generate everything", exact: true })).toBeVisible();
  for (const part of [...generators.map(([title]) => title), "Scene Locations"]) {
    const folded = page.getByRole("region", { name: part, exact: true }).locator("details:not([open]) > summary");
    // Without descriptions the locations stand open.
    if ((await folded.count()) > 0) await folded.click();
  }
}

/** Collects the requests for streams from now on. */
function watchStreams(page: Page): string[] {
  const streams: string[] = [];
  page.on("request", (request) => {
    if (/progress\/story-1\?/.test(request.url())) streams.push(request.url());
  });
  return streams;
}

const ends = [
  ...refusals.map(([what, fault]) => ({ what, fault, isLoss: false })),
  ...losses.map(([what, body]) => ({ what, fault: { status: 200, body } as Fault, isLoss: true })),
];
// A browser treats all seven streams alike.
const sample = sampleOf({ rows: oneIn(4, generators), kinds: ends });

for (const { row, kinds } of sample) {
  const [title, start, progress] = row;
  test(`${title}: an end of the stream shows one message and causes one request`, async ({ page }) => {
    await openMedia(page);
    await setFault(page, `POST ${start}`, { status: 200, body: "{}" });
    const streams = watchStreams(page);
    const panel = page.getByRole("region", { name: title, exact: true });
    const begin = panel.getByRole("button", { name: `Generate ${title}`, exact: true });

    async function expectTold(fault: Fault, words: RegExp | string) {
      streams.length = 0;
      await setFault(page, `GET ${progress}`, fault);
      await begin.click();
      await expect(panel.getByText(words)).toHaveCount(1);
      await expect(panel.getByRole("button", { name: "Reconnect" })).toBeVisible();
      await expect(begin).toBeEnabled();
      // The browser tells of a worker's requests a moment later.
      await expect.poll(() => streams).toHaveLength(1);
    }

    const lost = goOn.includes(title) ? goesOn : lostConnection;
    for (const { what, fault, isLoss } of kinds)
      await test.step(what, () => expectTold(fault, isLoss ? lost : /^Failed to connect to progress updates: ./));
    // S11 comes first, because only a lost connection offers the Reconnect button that S12 needs.
    await test.step("S11: nothing", () => expectTold({ status: 200, body: "" }, lost));
    await test.step("S12: lost, and then refused", async () => {
      await setFault(page, `GET ${progress}`, { status: 502 });
      await panel.getByRole("button", { name: "Reconnect" }).click();
      await expect(panel.getByText(/^Failed to connect to progress updates: ./)).toHaveCount(1);
      expect(streams).toHaveLength(2);
    });
    await test.step("S14: a frame that is no JSON, and then the end", async () => {
      streams.length = 0;
      await setFault(page, `GET ${progress}`, {
        status: 200,
        body: `data: {half\n\n${done}data: {"complete":true}\n\n`,
      });
      await begin.click();
      await expect(panel.getByText("Error processing server update: Invalid data format")).toBeVisible();
      await expect(panel.getByText(/^1 line is done/)).toBeVisible();
      // The browser tells of a worker's requests a moment later.
      await expect.poll(() => streams).toHaveLength(1);
    });
  });
}

test.describe("from another origin", () => {
  // The security policy would block the request.
  test.use({ bypassCSP: true });

  test("S07: a stream of another origin without CORS is refused, for each of the seven", async ({ page, baseURL }) => {
    await openMedia(page);
    const streams = watchStreams(page);
    const elsewhere = new URL("/api/script-audio/progress/story-1", baseURL?.replace("localhost", "127.0.0.1")).href;
    for (const [title, start, progress] of generators) {
      streams.length = 0;
      await setFault(page, `POST ${start}`, { status: 200, body: "{}" });
      await setFault(page, `GET ${progress}`, { status: 307, body: "", location: elsewhere });
      const panel = page.getByRole("region", { name: title, exact: true });
      await panel.getByRole("button", { name: `Generate ${title}`, exact: true }).click();
      await expect(panel.getByText(/^Failed to connect to progress updates: ./)).toHaveCount(1);
      expect(streams.filter((url) => url.startsWith(baseURL ?? ""))).toHaveLength(1);
    }
  });
});

/** Accepts every stream and never answers, so that it occupies its connection. */
async function letStreamsHang(page: Page) {
  for (const [, start, progress] of generators) {
    await setFault(page, `POST ${start}`, { status: 200, body: "{}" });
    await setFault(page, `GET ${progress}`, { hang: true });
  }
}

async function beginAll(page: Page) {
  for (const [title] of generators) await page.getByRole("button", { name: `Generate ${title}`, exact: true }).click();
}

/** Rewrites the description of a scene location. */
async function expectSaved(page: Page, room: string, words: string) {
  const field = page.getByRole("textbox", { name: `Description of ${room}` });
  await page.getByRole("button", { name: `Edit description of ${room}` }).click();
  await field.fill(words);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(field).toHaveCount(0);
  await expect(page.getByText(words)).toBeVisible();
}

const waiting = (page: Page) => page.getByText("Waiting for a free connection");

test("S23: of seven streams started at once four are open and three wait, and a save goes through", async ({
  page,
}) => {
  await openMedia(page);
  await letStreamsHang(page);
  const streams = watchStreams(page);
  await beginAll(page);
  await expect(waiting(page)).toHaveCount(3);
  await expect.poll(() => streams.length).toBe(4);
  await expectSaved(page, "INT. ROOM 0 - NIGHT", "A room that was saved among seven.");
  // A second click during a run starts nothing.
  await page.getByRole("button", { name: "Generating..." }).first().click({ force: true });
  await expect(waiting(page)).toHaveCount(3);
  await expect.poll(() => streams.length).toBe(4);
});

test("S25: two tabs share the four streams, both can save, and one uses what the other closes", async ({
  page,
  context,
}) => {
  await openMedia(page);
  await letStreamsHang(page);
  await beginAll(page);
  await expect(waiting(page)).toHaveCount(3);
  const other = await context.newPage();
  const streams = watchStreams(other);
  await other.goto(media);
  await expect(waiting(other)).toHaveCount(7);
  expect(streams).toEqual([]);
  await expectSaved(page, "INT. ROOM 0 - NIGHT", "A room that the first tab saved.");
  await expectSaved(other, "INT. ROOM 1 - NIGHT", "A room that the second tab saved.");
  await page.close();
  await expect(waiting(other)).toHaveCount(3);
  await expect.poll(() => streams.length).toBe(4);
});
