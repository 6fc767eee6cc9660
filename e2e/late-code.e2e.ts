import type { Page } from "playwright/test";
import { expect, logIn, test } from "./studio";

// Screens whose code cannot be loaded, because the network is down.

/** Opens a story before the code of its other screens is loaded. Counts page loads from then on. */
async function openStory(page: Page) {
  await page.goto("/story/story-1");
  await logIn(page, "owner@studio.test");
  await expect(page.getByRole("link", { name: "Edit Logline" })).toBeVisible();
  const loads: string[] = [];
  page.on("load", () => loads.push(page.url()));
  return loads;
}

const goTo = (page: Page, link: string) => page.getByRole("link", { name: link }).click();
const expectLogline = (page: Page) => expect(page.getByRole("textbox", { name: "Current Logline" })).toBeVisible();

test("offline a link shows a message, and its screen opens by itself once online", async ({ page, context }) => {
  const loads = await openStory(page);
  await context.setOffline(true);
  await goTo(page, "Edit Logline");
  await expect(page.getByRole("alert")).toHaveText(
    "You are offline. This page opens as soon as there is a connection.",
  );
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveURL("/story/story-1/edit-logline");

  await context.setOffline(false);
  await expectLogline(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(loads).toEqual([]);
});

test("an unreachable server shows a message, other screens still work, and the screen opens once it is reachable", async ({
  page,
}) => {
  const loads = await openStory(page);
  const refuse = () => page.route("**/*", (route) => route.abort("connectionrefused"));
  await refuse();
  await goTo(page, "Edit Logline");
  await expect(page.getByRole("alert")).toHaveText(
    "The server could not be reached. This page opens as soon as there is a connection.",
  );
  await page.goBack();
  await expect(page.getByRole("link", { name: "Edit Logline" })).toBeVisible();
  await page.unroute("**/*");
  await goTo(page, "Edit Logline");
  await expectLogline(page);

  await page.goBack();
  await refuse();
  await goTo(page, "Edit Script");
  await expect(page.getByRole("alert")).toContainText("The server could not be reached.");
  await page.unroute("**/*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("textbox", { name: "Current Script" })).toBeVisible();
  expect(loads).toEqual([]);
});

test("a style sheet that failed to load is loaded again with its screen", async ({ page }) => {
  const loads = await openStory(page);
  await page.route("**/assets/edit-script-screen*.css", (route) => route.abort("connectionreset"), { times: 1 });
  await goTo(page, "Edit Script");
  await expect(page.getByRole("textbox", { name: "Current Script" })).toBeVisible();
  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  expect(sheets.filter((href) => href?.includes("/edit-script-screen"))).toHaveLength(1);
  expect(loads).toEqual([]);
});
