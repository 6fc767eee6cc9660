import type { Page } from "playwright/test";
import { expect, logIn, samplePassword, test } from "./studio";

// The first screens stand before the application runs, and hand over what was done to them.

/** Keeps the application from coming until it is let; only the first small file comes before. */
async function holdApplication(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/start-[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** What moved on the page, and how far, as the browser measures it. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const moved: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ("sources" in entry && Array.isArray(entry.sources))
              moved.push(
                ...entry.sources.map(
                  ({ node, previousRect, currentRect }) =>
                    `${node?.outerHTML ?? node?.textContent} ${JSON.stringify([previousRect, currentRect])}`,
                ),
              );
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(moved)));
      }),
  );

test("the login can be filled in before the application runs, and goes on where one was", async ({ page }) => {
  const release = await holdApplication(page);
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1, name: "Log In" })).toBeVisible();
  // Until it can be used, it is not sent anywhere, by Enter neither.
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeDisabled();
  await page.getByLabel("Email").fill("owner@studio.test");
  await page.getByLabel("Password", { exact: true }).fill(samplePassword);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByLabel("Password", { exact: true }).focus();

  release();
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeEnabled();
  await expect(page.getByRole("link", { name: "New User" })).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("owner@studio.test");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(samplePassword);
  expect(new URL(page.url()).search).toBe("");
  expect(await shifts(page)).toEqual([]);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL("/projectlist");
});

test("the words of the landing stand before the application runs, for whoever has seen the logo", async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem("logo-shown", "yes"));
  const release = await holdApplication(page);
  await page.goto("/");
  const words = page.getByText("Filmmakers and AI making movies together.");
  await expect(words).toBeVisible();
  const before = await words.boundingBox();
  release();
  // The menu of the early page knows nobody.
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("link", { name: "New User" })).toBeVisible();
  expect(await words.boundingBox()).toEqual(before);
  expect(await shifts(page)).toEqual([]);
  await page.getByRole("link", { name: "Login here" }).click();
  await logIn(page, "owner@studio.test");
  await expect(page).toHaveURL("/projectlist");
});

test("where the application cannot be loaded the page says so, and what to do", async ({ page }) => {
  let loads = 0;
  page.on("load", () => loads++);
  await page.route(/\/assets\/start-[^/]+\.js$/, (route) => route.abort());
  await page.goto("/login");
  // It is looked for once more by a reload.
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole("heading", { name: "The studio could not be loaded" })).toBeVisible();
  await page.unroute(/\/assets\/start-[^/]+\.js$/);
  await page.getByRole("link", { name: "Load again" }).click();
  await logIn(page, "owner@studio.test");
  await expect(page).toHaveURL("/projectlist");
});
