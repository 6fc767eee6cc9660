import { oneIn, runsAllCases, sampleOf } from "../src/testing/sample";
import { changeWorld } from "./given";
import { crowd, crowdedScreens, names } from "./screens/crowd";
import { expect, logIn, test } from "./studio";

// With very long names and a long film nothing overflows the page or overlaps.

/** Runs in the page: lists what overflows it. */
function findOverflow(): string[] {
  const wrong: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) wrong.push(`the page is ${root.scrollWidth - innerWidth} px too wide`);
  for (const control of document.querySelectorAll<HTMLElement>("main :is(button, input, select, textarea, a[href])")) {
    // The content of scroll containers may extend beyond the edge.
    if (control.closest("[role=group][tabindex], .overflow-x-auto, .shot-strip, .sr-only")) continue;
    const { left, right, width } = control.getBoundingClientRect();
    if (width > 0 && (right > innerWidth + 1 || left < -1))
      wrong.push(`${control.localName} "${(control.textContent ?? "").slice(0, 30)}" ends at ${Math.round(right)}`);
  }
  for (const panel of document.querySelectorAll("main section")) {
    const { width } = panel.getBoundingClientRect();
    if (panel.textContent && width < 240)
      wrong.push(`"${panel.textContent.slice(0, 30)}" has ${Math.round(width)} px only`);
  }
  for (const text of document.querySelectorAll<HTMLElement>("main :is(.truncate, [class*=line-clamp])")) {
    const first = document.createTreeWalker(text, NodeFilter.SHOW_TEXT).nextNode();
    if (!first || text.closest(".sr-only")) continue;
    const range = document.createRange();
    range.setStart(first, 0);
    range.setEnd(first, 1);
    const [letter, box] = [range.getBoundingClientRect(), text.getBoundingClientRect()];
    // The text of a closed select has no box.
    if (letter.width > 0 && (letter.left < box.left - 1 || letter.right > box.right + 1))
      wrong.push(`of "${(text.textContent ?? "").slice(0, 30)}" the beginning is cut off`);
  }
  return wrong;
}

const sample = sampleOf({ rows: oneIn(3, crowdedScreens), kinds: Object.keys(names) });
const wider = [1440, 1024, 768];
/** The narrow window for every screen; in the sample one of the wider ones, in turn. */
const widthsFor = (place: number) => [...(runsAllCases ? wider : wider.filter((_, at) => at === place % 3)), 320];

for (const [kind, name] of Object.entries(names)) {
  test(`a ${kind} name: no screen overflows, and the beginning of each name is visible`, async ({ page }) => {
    await page.goto("/login");
    await logIn(page, "owner@studio.test");
    await expect(page).toHaveURL("/projectlist");
    await changeWorld(page, crowd(name));
    for (const [place, { row, kinds }] of sample.entries()) {
      if (!kinds.includes(kind)) continue;
      const { at } = row;
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(at);
      // Not the one that stands in while the application loads or the session is restored.
      const standsIn = /^(One moment|VIRTUAL STUDIO)$/;
      await expect(page.getByRole("heading", { level: 1 }).filter({ hasNotText: standsIn })).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      for (const width of widthsFor(place)) {
        await page.setViewportSize({ width, height: 800 });
        // What is laid out by its width is so a frame later.
        await expect.poll(() => page.evaluate(findOverflow), `${at} at ${width} px`).toEqual([]);
      }
    }
  });
}
