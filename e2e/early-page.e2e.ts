import type { Page, Route } from "playwright/test";
import { expect, logIn, samplePassword, test } from "./studio";

// The first screens are static HTML until the application runs, and it then takes over what was typed and clicked.

const application = /\/assets\/start-[^/]+\.js$/;

const sheet = /\/assets\/index-[^/]+\.css$/;

/** Holds back the application's code until the returned function is called; only the small first file is loaded. */
const holdApplication = (page: Page, then?: (route: Route) => Promise<void>) => hold(page, application, then);

async function hold(page: Page, file: RegExp, then = (route: Route) => route.continue()) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(file, async (route) => {
    await released;
    await then(route);
  });
  return release;
}

/** The browser's layout shifts: what moved, and how far. */
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

/** The sum of all layout shifts, as it is reported as CLS. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += "value" in entry ? Number(entry.value) : 0;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 100));
      }),
  );

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`${width} pixels wide the frame is painted before the style sheet is there, and stays as it is with it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.route(application, () => undefined);
    const release = await hold(page, sheet);
    await page.goto("/projectlist", { waitUntil: "commit" });
    const isPainted = () => performance.getEntriesByName("first-contentful-paint").length === 1;
    await expect.poll(() => page.evaluate(isPainted)).toBe(true);
    const before = await page.screenshot();
    release();
    await page.waitForRequest(application);
    expect((await page.screenshot()).equals(before)).toBe(true);
  });

test("nothing but the frame is seen without the style sheet, and one that did not come is asked for again", async ({
  page,
  context,
}) => {
  await page.route(sheet, (route) => route.abort("connectionreset"));
  await page.goto("/login");
  await expect(page.getByRole("alert")).toContainText("The studio could not be loaded.");
  await expect(page.getByRole("alert")).toHaveCSS("position", "fixed");
  await expect(page.getByLabel("Email")).toHaveCount(0);
  await page.unroute(sheet);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByLabel("Email")).toHaveCSS("border-radius", "8px");
  await logIn(page, "owner@studio.test");
  await expect(page).toHaveURL("/projectlist");
});

test("the login can be filled in before the application runs, which keeps texts and focus", async ({ page }) => {
  const release = await holdApplication(page);
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1, name: "Log In" })).toBeVisible();
  await expect(page).toHaveTitle(/^Log In/);
  // The form cannot be submitted before the application runs.
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

test("the login preloads the code for signing in with the application, the landing does not", async ({ page }) => {
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

test("Enter before the application runs logs in as soon as it does", async ({ page }) => {
  const release = await holdApplication(page);
  await page.goto("/login");
  await page.getByLabel("Email").fill("owner@studio.test");
  await page.getByLabel("Password", { exact: true }).fill(samplePassword);
  await page.keyboard.press("Enter");
  release();
  await expect(page).toHaveURL("/projectlist");
});

test("the words of the landing are shown before the application runs, if the logo was played before", async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.setItem("logo-shown", "yes"));
  const release = await holdApplication(page);
  await page.goto("/");
  const words = page.getByText("Filmmakers and AI making movies together.");
  await expect(words).toBeVisible();
  const before = await words.boundingBox();
  release();
  // The menu of the static page has no user.
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("link", { name: "New User" })).toBeVisible();
  expect(await words.boundingBox()).toEqual(before);
  expect(await shifts(page)).toEqual([]);
  await page.getByRole("link", { name: "Login here" }).click();
  await logIn(page, "owner@studio.test");
  await expect(page).toHaveURL("/projectlist");
});

for (const address of ["/", "/login", "/register", "/projectlist"])
  test(`${address} is set in Inter from its first load on, and what comes late moves nothing`, async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem("logo-shown", "yes"));
    // It comes after the words.
    await page.route(/\.woff2$/, async (route) => {
      await page.getByRole("link", { name: "Register here" }).or(page.getByLabel("Email")).first().waitFor();
      await route.continue();
    });
    await page.goto(address);
    await expect
      .poll(() =>
        page.evaluate(() => [...document.fonts].filter((face) => face.status === "loaded").map((face) => face.family)),
      )
      .toContain("Inter Variable");
    expect(await shift(page)).toBeLessThan(0.02);
  });

test("an application that cannot be loaded shows a message, and the typed text stays", async ({ page }) => {
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

test("an application that could not be loaded is loaded once online, and keeps the typed text", async ({
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

test("an application that does not load within ten seconds shows a message, at any address", async ({ page }) => {
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
