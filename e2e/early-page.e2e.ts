import type { Page, Route } from "playwright/test";
import { expect, logIn, samplePassword, test } from "./studio";

// The first screens stand before the application runs, and hand over what was done to them.

const application = /\/assets\/start-[^/]+\.js$/;

/** Keeps the application from coming until it is let; only the first small file comes before. */
async function holdApplication(page: Page, then = (route: Route) => route.continue()) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(application, async (route) => {
    await released;
    await then(route);
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
  await expect(page).toHaveTitle(/^Log In/);
  // Until it can be used, it is not sent anywhere.
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeDisabled();
  await page.getByLabel("Password", { exact: true }).fill(samplePassword);
  await page.getByLabel("Email").fill("@studio.test");
  await page.keyboard.press("Home");
  await page.keyboard.type("own");

  release();
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeEnabled();
  await page.keyboard.type("er");
  await expect(page.getByLabel("Email")).toHaveValue("owner@studio.test");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(samplePassword);
  expect(new URL(page.url()).search).toBe("");
  expect(await shifts(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/projectlist");
});

test("on the login all that signing in takes is asked for together with the application, on the landing not", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const isAsked = (part: RegExp) => expect.poll(() => asked.some((url) => part.test(url))).toBe(true);
  await page.addInitScript(() => sessionStorage.setItem("logo-shown", "yes"));
  await holdApplication(page);
  await page.goto("/");
  await isAsked(application);
  expect(asked.filter((url) => url.includes("/identity-"))).toEqual([]);

  const release = await holdApplication(page);
  await page.goto("/login");
  await isAsked(/\/identity-/);
  expect(asked.filter((url) => url.includes("/project-list-screen-"))).toEqual([]);
  release();
  await isAsked(/\/project-list-screen-/);
  await isAsked(/\/route-prefetch-/);
  expect(asked.filter((url) => url.includes("identitytoolkit"))).toEqual([]);
});

test("Enter before the application runs logs in once it does", async ({ page }) => {
  const release = await holdApplication(page);
  await page.goto("/login");
  await page.getByLabel("Email").fill("owner@studio.test");
  await page.getByLabel("Password", { exact: true }).fill(samplePassword);
  await page.keyboard.press("Enter");
  release();
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

test("where the application cannot be loaded the page says so, and what was typed stays in sight", async ({ page }) => {
  let loads = 0;
  page.on("load", () => loads++);
  const release = await holdApplication(page, (route) => route.abort());
  await page.goto("/login");
  await page.getByLabel("Email").fill("owner@studio.test");
  release();
  await expect(page.getByRole("alert")).toContainText("The studio could not be loaded.");
  await expect(page.getByLabel("Email")).toHaveValue("owner@studio.test");
  expect(loads).toBe(1);
  await page.unroute(application);
  await page.getByRole("link", { name: "load again" }).click();
  await logIn(page, "owner@studio.test");
  await expect(page).toHaveURL("/projectlist");
});

test("an application that could not be loaded comes with the connection, over what was typed", async ({
  page,
  context,
}) => {
  let loads = 0;
  page.on("load", () => loads++);
  const release = await holdApplication(page, (route) => route.abort("internetdisconnected"));
  await page.goto("/login");
  await page.getByLabel("Email").fill("owner@studio.test");
  await context.setOffline(true);
  release();
  await expect(page.getByRole("alert")).toContainText("The studio could not be loaded.");
  await page.getByLabel("Password", { exact: true }).fill(samplePassword);
  await page.unroute(application);
  await context.setOffline(false);
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeEnabled();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByLabel("Email")).toHaveValue("owner@studio.test");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/projectlist");
  expect(loads).toBe(1);
});

test("an application that does not come says so after ten seconds, on any address", async ({ page }) => {
  await page.clock.install();
  await page.route(application, () => undefined);
  for (const address of ["/login", "/projectlist"]) {
    await page.goto(address);
    await page.clock.runFor(9_000);
    await expect(page.getByText("still loading")).toHaveCount(0);
    await page.clock.runFor(1_000);
    await expect(page.getByRole("status")).toContainText("The studio is still loading. Load again");
  }
});
