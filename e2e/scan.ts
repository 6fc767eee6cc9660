import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import type { screens } from "./screens-and-states";
import { expect, test } from "./studio";

type State = (typeof screens)[number]["states"][number];

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** A wide window, and the narrowest that WCAG requires (1.4.10). */
export const widths = [1280, 320];

/** Waits for the end of all animations, except infinite and scroll-driven ones. */
const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    const ends = ({ timeline, effect }: Animation) =>
      timeline instanceof DocumentTimeline && Number(effect?.getComputedTiming().endTime) < 1_000;
    await document.fonts.ready;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    );
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });

async function violations(page: Page) {
  const options = { runOnly: tags, resultTypes: ["violations" as const] };
  const found = await new AxeBuilder({ page }).options(options).setLegacyMode().analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary }) => ({ id, target: target.join(" "), html, failureSummary })),
  );
}

/** Prepares a state of a screen and runs axe at these widths, with all rules. */
export async function scan(page: Page, { state, prepare, proof }: State, at: readonly number[]) {
  await test.step(`${state}: prepare`, async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await prepare(page);
  });
  for (const width of at) {
    const what = `${state} at ${width} px`;
    await test.step(what, async () => {
      await page.setViewportSize({ width, height: 800 });
      await waitForAnimations(page);
      await expect(proof(page)).toBeVisible();
      expect.soft(await violations(page), what).toEqual([]);
      // The state must still be shown after the scan.
      await expect(proof(page)).toBeVisible({ timeout: 1 });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(beyond, `${what}, pixels that one would have to scroll sideways`).toBeLessThanOrEqual(0);
    });
  }
}
