import type { Page, TestInfo } from "playwright/test";
import { changeWorld } from "./given";
import { screens } from "./screens-and-states";
import { crowd, crowdedScreens, names } from "./screens/crowd";
import { expect, logIn, test } from "./studio";

// No tests, but pictures to look at: each screen in each state, with crowded content, and while a film is made, in the
// supported sizes.

const sizes = [
  [1440, 900],
  [1920, 1080],
  [1024, 768],
  [390, 844],
] as const;

/** Takes a picture in every size; `stands` waits until the state is visible. */
async function picture(page: Page, { project }: TestInfo, name: string, stands: () => Promise<unknown>) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(showScrollbar, width >= 640);
    await stands();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(imagesInSight);
    await page.evaluate(imagesDecoded);
    await page.screenshot({ path: `${project.outputDir}/${width}/${name}.png`, animations: "disabled" });
  }
  const [[width, height]] = sizes;
  await page.setViewportSize({ width, height });
  await page.evaluate(showScrollbar, true);
}

/** A phone's scrollbar takes no room. */
const showScrollbar = (isShown: boolean) =>
  document.documentElement.style.setProperty("scrollbar-width", isShown ? "" : "none");

/**
 * What is in sight has been drawn: the stand-in draws a picture when a page asks for it first, and a browser asks for
 * none that a list cuts off.
 */
const imagesInSight = () =>
  Array.from(document.images).every((image) => {
    const { left, top, width, height } = image.getBoundingClientRect();
    return image.complete || !document.elementsFromPoint(left + width / 2, top + height / 2).includes(image);
  });

/** What has come may not be decoded yet, and is then missing from the picture. A broken one stays broken. */
const imagesDecoded = () =>
  Promise.allSettled(
    Array.from(document.images)
      .filter(({ complete }) => complete)
      .map((image) => image.decode()),
  );

/** Seeks to the middle of the film, after its metadata have loaded. */
const seekToMiddle = (player: Element) =>
  new Promise<unknown>((done) => {
    if (!(player instanceof HTMLVideoElement)) throw new Error("The story video has no player");
    const seek = () => {
      player.addEventListener("seeked", done, { once: true });
      player.currentTime = player.duration / 2;
    };
    if (player.readyState > 0) seek();
    else player.addEventListener("loadedmetadata", seek, { once: true });
  });

const settled = async (page: Page) => {
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await page.waitForLoadState("networkidle");
};

for (const { name, states } of screens) {
  test(name, async ({ page }, info) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const { state, prepare, proof } of states) {
      await prepare(page);
      await picture(page, info, `${name}-${state}`, async () => {
        await expect(proof(page)).toBeVisible();
        // Pictures of cards are read late; what loads or fails may wait for good.
        if (state !== "loading" && state !== "error") await page.waitForLoadState("networkidle");
      });
    }
  });
}

for (const [kind, name] of Object.entries(names)) {
  test(`crowded: ${kind}`, async ({ page }, info) => {
    await page.goto("/login");
    await logIn(page, "owner@studio.test");
    await expect(page).toHaveURL("/projectlist");
    await changeWorld(page, crowd(name));
    for (const { name: screen, at } of crowdedScreens) {
      await page.goto(at);
      await picture(page, info, `${screen}-crowded-${kind}`, () => settled(page));
    }
  });
}

test("a film is made", async ({ page }, info) => {
  await page.request.post("/api/__world/reset", { data: { pace: 20 } });
  await page.goto("/login");
  await logIn(page, "owner@studio.test");
  await expect(page).toHaveURL("/projectlist");
  await page.goto("/story/story-1/script-media");
  await page.getByRole("button", { name: "Parse Script", exact: true }).click();
  await expect(page.getByText("The script has been parsed.")).toBeVisible();
  await page.getByRole("button", { name: "Generate Missing Characters", exact: true }).click();
  const everything = page.getByRole("button", { name: "Generate everything", exact: true });
  await expect(everything).toBeVisible({ timeout: 120_000 });
  await everything.click();
  const list = page.getByRole("group", { name: "Shot list" });
  await expect(page.getByText(/^Step 6 of 7:/)).toBeAttached({ timeout: 300_000 });
  await picture(page, info, "film-making", () => list.scrollIntoViewIfNeeded());
  await picture(page, info, "film-wall", () => page.evaluate(() => scrollTo(0, 0)));
  await expect(page.getByText("Every line has its media.")).toBeVisible({ timeout: 400_000 });
  await picture(page, info, "film-shot-list", async () => {
    await list.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
  });
  await page.keyboard.press("Shift+?");
  await picture(page, info, "film-keys", () => expect(page.getByRole("dialog")).toBeVisible());
  await page.keyboard.press("Escape");
  await list
    .getByRole("link", { name: /^Shot of line/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /^Shot Details - Line/ })).toBeVisible();
  await picture(page, info, "film-shot", () => settled(page));

  await page.goto("/story/story-1/edit-video");
  await picture(page, info, "film-to-make", () => settled(page));
  await page.getByRole("button", { name: "Create Story Video", exact: true }).click();
  await picture(page, info, "film-creation", () => expect(page.getByRole("progressbar")).toBeVisible());
  const player = page.locator("video");
  await expect(player).toBeVisible({ timeout: 120_000 });
  await player.evaluate(seekToMiddle);
  await picture(page, info, "film-made", () => expect(player).toBeVisible());

  const rooms = {
    story: "/story/story-1",
    project: "/project/project-1",
    boards: "/story/story-1/boards",
    inspector: "/story/story-1/boards?line=12",
    "by-character": "/story/story-1/boards?view=character",
    room: "/story/story-1/film?line=12",
  };
  for (const [name, at] of Object.entries(rooms)) {
    await page.goto(at);
    await picture(page, info, `film-${name}`, () => settled(page));
  }
  await page.goto(rooms.project);
  await page.getByRole("link", { name: /^BOB/ }).first().click();
  await picture(page, info, "film-character", () => settled(page));
  await page.goto("/story/story-1/script-media");
  await picture(page, info, "film-create-media", () => settled(page));
  await page.pdf({ path: `${info.project.outputDir}/film-print.pdf`, format: "A4" });
});
