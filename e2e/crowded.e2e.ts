import { given } from "./given";
import { crowd, crowdedScreens, names } from "./screens/crowd";
import { expect, logIn, test } from "./studio";

// Names that nobody expects, and a long film: nothing runs out of the page, and nothing lies over something else.

/** Runs in the page: what does not fit into it. */
function whatSticksOut(): string[] {
  const wrong: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) wrong.push(`the page is ${root.scrollWidth - innerWidth} px too wide`);
  for (const control of document.querySelectorAll<HTMLElement>("main :is(button, input, select, textarea, a[href])")) {
    // What scrolls inside its own frame may stand beyond the edge.
    if (control.closest("[role=group][tabindex], .overflow-x-auto, .sr-only")) continue;
    const { left, right, width } = control.getBoundingClientRect();
    if (width > 0 && (right > innerWidth + 1 || left < -1))
      wrong.push(`${control.localName} "${(control.textContent ?? "").slice(0, 30)}" ends at ${Math.round(right)}`);
  }
  return wrong;
}

for (const [what, name] of Object.entries(names)) {
  test(`${what}: every screen keeps its width`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto("/login");
    await logIn(page, "owner@studio.test");
    await expect(page).toHaveURL("/projectlist");
    await given(page, crowd(name));
    for (const { at } of crowdedScreens) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(at);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      for (const width of [1440, 768, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await page.evaluate(whatSticksOut), `${at} at ${width} px`).toEqual([]);
      }
    }
  });
}
