import { screens } from "./screens-and-states";
import { expect, test } from "./studio";

// No test, but pictures to look at: each screen in each state, in the sizes that the product is made for.

const sizes = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;

for (const { name, states } of screens) {
  test(name, async ({ page }, { project }) => {
    test.setTimeout(180_000);
    for (const { state, prepare, proof } of states) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await prepare(page);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await expect(proof(page)).toBeVisible();
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await page.screenshot({ path: `${project.outputDir}/${width}/${name}-${state}.png`, animations: "disabled" });
      }
    }
  });
}
