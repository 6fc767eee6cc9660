import type { Page } from "playwright/test";
import { expect, test } from "./studio";

const tagline = "Filmmakers and AI making movies together.";

/** Returns a function that tells whether the logo is playing on the present page: Skip is shown while it does. */
async function watchLogo(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const look = () => {
      const names = [...document.querySelectorAll("button")].map(({ textContent }) => textContent);
      if (names.includes("Skip")) Object.assign(globalThis, { logoPlayed: true });
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => "logoPlayed" in globalThis);
}

test("the logo's letters drop in one after the other, then the words appear; once a session", async ({
  page,
  context,
}) => {
  const hasPlayed = await watchLogo(page);
  await page.goto("/");
  const gaps = await page.evaluate(async () => {
    const seen = new Map<Element, number>();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (seen.size < 13) {
      for (const letter of document.querySelectorAll("main svg path:not([data-outline])")) {
        if (!seen.has(letter) && Number(getComputedStyle(letter).opacity) > 0.5) seen.set(letter, performance.now());
      }
      await frame();
    }
    const times = [...seen.values()];
    const letters = [...document.querySelectorAll("main svg path:not([data-outline])")];
    return { order: [...seen.keys()].map((letter) => letters.indexOf(letter)), first: times[0], last: times[12] };
  });
  expect(gaps.order).toEqual(gaps.order.map((_, index) => index));
  expect(gaps.order).toHaveLength("VIRTUALSTUDIO".length);
  expect(gaps.last).toBeGreaterThan(gaps.first ?? 0);
  await expect(page.getByText(tagline)).toBeHidden();
  await expect(page.getByText(tagline)).toBeVisible();
  await expect(page.getByRole("link", { name: "Register here" })).toHaveAttribute("href", "/register");
  await expect(page.getByRole("link", { name: "Login here" })).toHaveAttribute("href", "/login");

  expect(await hasPlayed()).toBe(true);

  await page.reload();
  await expect(page.getByText(tagline)).toBeVisible();
  expect(await hasPlayed()).toBe(false);

  // A new tab has its own session storage.
  const other = await context.newPage();
  await other.goto("/");
  await expect(other.getByRole("button", { name: "Skip" })).toBeVisible();
});

test("the logo can be skipped", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Skip" }).click();
  await expect(page.getByRole("button", { name: "Skip" })).toBeHidden();
  await expect(page.getByText(tagline)).toBeVisible();
});

test("the film plays behind the words without sound, and with it as the sample", async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem("logo-shown", "yes"));
  await page.goto("/");
  const behind = page.locator("main video").first();
  const time = () => behind.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(time).toBeGreaterThan(0);
  expect(await behind.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);

  await page.getByRole("button", { name: "Watch a sample" }).click();
  const sample = page.getByRole("dialog").locator("video");
  const { seconds, muted } = await sample.evaluate(async (video: HTMLVideoElement) => {
    while (video.readyState === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    return { seconds: video.duration, muted: video.muted };
  });
  expect(muted).toBe(false);
  expect(Math.abs(seconds - 20)).toBeLessThan(2);
  expect(await behind.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Pause" }).click();
  expect(await behind.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
});

test("reduced motion shows the final state at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const hasPlayed = await watchLogo(page);
  await page.goto("/");
  await expect(page.getByText(tagline)).toBeVisible();
  expect(await hasPlayed()).toBe(false);
  await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
  expect(await page.locator("main video").getAttribute("src")).toBeNull();
});
