import { expect, test } from "./studio";

const tagline = "Filmmakers and AI making movies together.";

test("the logo's letters drop in one after the other; then come the words; once in a session", async ({
  page,
  context,
}) => {
  await page.goto("/");
  const gaps = await page.evaluate(async () => {
    const seen = new Map<Element, number>();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (seen.size < 13 && performance.now() < 10_000) {
      for (const letter of document.querySelectorAll("main p span span")) {
        if (!seen.has(letter) && Number(getComputedStyle(letter).opacity) > 0.5) seen.set(letter, performance.now());
      }
      await frame();
    }
    const times = [...seen.values()];
    return {
      letters: [...seen.keys()].map(({ textContent }) => textContent),
      first: times[0] ?? 0,
      last: times[12] ?? 0,
    };
  });
  expect(gaps.letters.join("")).toBe("VIRTUALSTUDIO");
  expect(gaps.last).toBeGreaterThan(gaps.first);
  await expect(page.getByText(tagline)).toBeHidden();
  await expect(page.getByText(tagline)).toBeVisible();
  await expect(page.getByRole("link", { name: "Register here" })).toHaveAttribute("href", "/register");
  await expect(page.getByRole("link", { name: "Login here" })).toHaveAttribute("href", "/login");

  await page.reload();
  await expect(page.getByText(tagline)).toBeVisible({ timeout: 2_000 });
  await expect(page.getByRole("button", { name: "Skip" })).toBeHidden();

  // Another session of the browser has not seen it.
  const other = await context.newPage();
  await other.goto("/");
  await expect(other.getByRole("button", { name: "Skip" })).toBeVisible();
});

test("the logo can be skipped", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Skip" }).click();
  await expect(page.getByText(tagline)).toBeVisible({ timeout: 1_000 });
});

test("reduced motion shows the final state at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expect(page.getByText(tagline)).toBeVisible({ timeout: 2_000 });
  await expect(page.getByRole("button", { name: "Skip" })).toBeHidden();
});
