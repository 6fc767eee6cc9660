// A link that was hovered before the click: milliseconds and frames from the click until its screen shows its data.
import { openPage } from "./served.mjs";

export async function measureRouteChange(browser, studio) {
  const page = await openPage(browser, "/login", () => undefined, studio);
  const link = page.getByRole("link", { name: /^View/ }).first();
  await link.waitFor();
  const read = page.waitForResponse(/character\/list/);
  await link.hover();
  await (await read).finished();
  await page.waitForTimeout(1_000);
  const figures = await link.evaluate(
    (element) =>
      new Promise((resolve) => {
        const began = performance.now();
        let frames = 0;
        const look = () => {
          frames += 1;
          const stands = [...document.querySelectorAll("main h2")].some(({ textContent }) =>
            /Stories/.test(textContent),
          );
          if (stands) resolve({ frames, ms: performance.now() - began });
          else requestAnimationFrame(look);
        };
        element.click();
        requestAnimationFrame(look);
      }),
  );
  await page.context().close();
  return figures;
}
