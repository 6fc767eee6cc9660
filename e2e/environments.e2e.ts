import type { Page } from "playwright/test";
import { oneIn, sampleOf } from "../src/testing/sample";
import { addresses } from "./addresses.mjs";
import { expect, logIn, stateOf, test } from "./studio";

// Unusual browsers, networks and clocks.

const script = "/story/story-1/edit-script";

/** The page is back at the story, and the back end has the typed text. */
async function expectSaved(page: Page) {
  await expect(page.getByRole("link", { name: "Generate Media" })).toBeVisible();
  const { stories } = await stateOf(page);
  expect(stories["story-1"]?.script).toContain("FADE IN:");
}

/** Logs in, opens a story's script and types into it. */
async function write(page: Page) {
  await page.goto(script);
  await logIn(page, "owner@studio.test");
  const field = page.getByRole("textbox", { name: "Current Script" });
  await field.click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.insertText("FADE IN:");
  await expect(field).toContainText("FADE IN:");
  return field;
}

/** A script can be written and saved. */
async function expectWork(page: Page) {
  await write(page);
  await page.getByRole("button", { name: "Save Script" }).click();
  await expectSaved(page);
}

test("with blocked storage, as with all cookies off, everything works for one page", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException("Access is denied", "SecurityError");
        },
      });
    }
  });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectWork(page);
});

test("with a full disk a script can be written and saved", async ({ page }) => {
  await page.addInitScript(() => {
    const full = () => {
      throw new DOMException("The quota has been exceeded", "QuotaExceededError");
    };
    Storage.prototype.setItem = full;
    IDBObjectStore.prototype.put = full;
    IDBObjectStore.prototype.add = full;
  });
  await write(page);
  await expect(page.getByRole("alert").filter({ hasText: "Your browser cannot store what you type." })).toBeVisible();
  await page.getByRole("button", { name: "Save Script" }).click();
  await expectSaved(page);
});

test("with a database that does not open a script can be written and saved", async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("A mutation operation was attempted on a database", "InvalidStateError");
    };
  });
  await expectWork(page);
});

for (const hours of [-1, 1]) {
  test(`a clock that is ${hours > 0 ? "an hour ahead" : "an hour behind"} has no effect`, async ({ page }) => {
    await page.addInitScript((shift) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + shift;
    }, hours * 3_600_000);
    await expectWork(page);
  });
}

test("a chunk of an older version causes one reload, then a message", async ({ page }) => {
  let loads = 0;
  page.on("load", () => loads++);
  await page.route("**/assets/edit-logline-screen*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/story/story-1");
  await logIn(page, "owner@studio.test");
  await page.getByRole("link", { name: "Edit Logline" }).click();
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole("alert")).toHaveText(
    "This page could not be loaded. Check your connection, then reload.",
  );
  expect(loads).toBe(2);
  await page.unroute("**/assets/edit-logline-screen*.js");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Current Logline" })).toBeVisible();
});

test("chunks that cannot be loaded are requested once a page, and the typed text stays", async ({ page }) => {
  let loads = 0;
  page.on("load", () => loads++);
  const asked: string[] = [];
  await page.route(/\/assets\/(?!index-)[^/]+\.js$/, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 404, body: "" });
  });
  await page.goto("/login");
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole("alert")).toContainText("The studio could not be loaded.");
  await page.getByLabel("Email").fill("owner@studio.test");
  const before = asked.length;
  // Ten round trips, in which a loop of requests would show.
  for (let turn = 0; turn < 10; turn += 1) await page.evaluate(() => fetch("/favicon.svg"));
  expect(asked.slice(before)).toEqual([]);
  expect(loads).toBe(2);
  await expect(page.getByLabel("Email")).toHaveValue("owner@studio.test");
});

test("an identity provider that cannot be reached shows a message, and a retry works", async ({ page }) => {
  await page.route(/identitytoolkit/, (route) => route.abort("connectionrefused"));
  await page.goto("/login");
  await logIn(page, "owner@studio.test");
  await expect(page.getByRole("alert")).toContainText("network");
  await expect(page.getByLabel("Email")).toHaveValue("owner@studio.test");
  await page.unroute(/identitytoolkit/);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByRole("heading", { name: "My Projects" })).toBeVisible();
});

test("an offline browser shows a message, and the typed text is saved once it is online", async ({ page, context }) => {
  const field = await write(page);
  // A recommendation that is still in flight would fail, too, and only the newest failure is shown.
  await expect(page.getByRole("button", { name: "Use This Script" })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save Script" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Failed to update script" })).toBeVisible();
  await expect(field).toContainText("FADE IN:");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Save Script" }).click();
  await expectSaved(page);
});

const narrow = [
  ["320 pixels wide", { width: 320, height: 640 }, 1],
  ["four times enlarged on a screen of 1280 by 1024", { width: 320, height: 256 }, 4],
] as const;
// Every fourth address in one of them, the login in both; crowded.e2e.ts has every third screen of a project at 320 pixels.
const sample = sampleOf({ rows: oneIn(4, addresses), kinds: narrow });

for (const window of narrow) {
  const [what, viewport, deviceScaleFactor] = window;
  test.describe(what, () => {
    test.use({ viewport, deviceScaleFactor });

    test(`no page that is ${what} scrolls sideways`, async ({ page }) => {
      await page.goto("/projectlist");
      await logIn(page, "owner@studio.test");
      await expect(page.getByRole("heading", { name: "My Projects" })).toBeVisible();
      const shown = sample.filter(({ kinds }) => kinds.includes(window)).map(({ row }) => row);
      for (const at of ["/login", ...shown]) {
        await page.goto(at);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, at).toBeLessThanOrEqual(320);
      }
    });
  });
}
