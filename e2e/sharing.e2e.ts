import { expect, logIn, test } from "./studio";

test("the link of an invitation leads to the shared project after the login", async ({ page, openBrowser }) => {
  const other = await openBrowser();

  await page.goto("/login");
  await logIn(page, "editor@studio.test");
  await page.getByRole("link", { name: "View Night Ferry" }).click();
  await page.getByRole("link", { name: "Share Project" }).click();
  await page.getByLabel("Email").fill("viewer@studio.test");
  await page.getByLabel("Permission", { exact: true }).selectOption("viewer");
  await page.getByRole("button", { name: /invite/i }).click();
  await expect(page.getByRole("row", { name: /viewer@studio\.test/ })).toBeVisible();

  // The invited person follows the link of the mail.
  await other.goto("/__mailbox");
  await other.getByRole("link", { name: "Open" }).first().click();
  await expect(other).toHaveURL("/login");
  await logIn(other, "viewer@studio.test");
  await expect(other).toHaveURL(/\/project\/project-2$/);
  await expect(other.getByRole("heading", { level: 1, name: "Night Ferry" })).toBeVisible();
  await expect(other.getByRole("link", { name: "Add Story" })).toHaveCount(0);
});

test("arrow keys only move through a list; Enter, the space bar or a click choose", async ({ page }) => {
  const saves: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" && request.url().includes("permission")) saves.push(request.url());
  });
  await page.goto("/login");
  await logIn(page, "owner@studio.test");
  await page.getByRole("heading", { level: 1, name: "My Projects" }).waitFor();
  await page.goto("/share/project-1");
  const level = page.getByLabel("Permission of viewer@studio.test");
  const open = page.locator("select:open");

  async function look(...keys: string[]) {
    await level.focus();
    for (const key of ["ArrowUp", "ArrowUp", ...keys]) await page.keyboard.press(key);
    await expect(open).toHaveCount(0);
  }
  await look("Escape");
  await look("Tab");
  await level.click();
  await page.keyboard.press("ArrowUp");
  await page.getByRole("heading", { level: 1 }).click({ force: true });
  await expect(open).toHaveCount(0);
  await expect(level).toHaveValue("viewer");
  expect(saves).toEqual([]);

  await look("Enter");
  await expect(level).toHaveValue("commenter");
  await look(" ");
  await expect(level).toHaveValue("editor");
  await level.click();
  await level.getByRole("option", { name: /^viewer/ }).click();
  await expect(level).toHaveValue("viewer");
  await expect.poll(() => saves).not.toEqual([]);
});
