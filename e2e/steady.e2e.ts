import type { Page } from "playwright/test";
import { oneIn } from "../src/testing/sample";
import { writeLines } from "./cast-script.mjs";
import { screens } from "./screens-and-states";
import { changeState, expect, logIn, test } from "./studio";

// Layout stability: nothing on a page moves because something else loaded later.

/** The page's cumulative layout shift. */
const movedBy = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += "value" in entry ? Number(entry.value) : 0;
        }).observe({ type: "layout-shift", buffered: true });
        // Pending entries are delivered within two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );

const sizes = [
  [1440, 900],
  [390, 844],
] as const;

/** Lets every answer come by itself, some later than those asked for after it. */
async function answerOneByOne(page: Page) {
  let asked = 0;
  await page.route("**/api/**", async (route) => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 60 * (1 + ((asked * 3) % 5))));
    await route.continue().catch(() => undefined);
  });
}

for (const { name, states } of oneIn(6, screens))
  test(`${name} does not shift, whatever comes when`, async ({ page }) => {
    const loaded = states.find(({ state }) => state === "loaded");
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await loaded?.prepare(page);
      await answerOneByOne(page);
      await page.reload();
      await page.waitForLoadState("networkidle");
      expect(await movedBy(page)).toBeLessThan(0.02);
    }
  });

for (const [width, height] of sizes) {
  test(`Create Media does not shift when its lines load last, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/login");
    await logIn(page, "owner@studio.test");
    await expect(page).toHaveURL("/projectlist");
    await changeState(page, (state) => writeLines(state, 100));

    let answer = () => {};
    const isTime = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/get-parsed-lines/**", async (route) => {
      await isTime;
      await route.continue();
    });
    await page.goto("/story/story-1/script-media");
    const main = page.getByRole("main");
    // A phone shows only the last step of the trail.
    await expect(main.getByRole("link", { name: "Cyber Pawn Shorts", includeHidden: true })).toBeAttached();
    await expect(main.getByRole("region", { name: "Parse Script" })).toBeVisible();
    await expect(main.getByText("Loading parsed lines...")).toBeVisible();
    answer();
    await expect(page.getByRole("group", { name: "Shot list" })).toBeVisible();
    expect(await movedBy(page)).toBeLessThan(0.02);
  });
}
