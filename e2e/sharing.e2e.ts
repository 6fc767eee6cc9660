import { expect, logIn, test } from "./studio";

test("one shares a project, the other opens the link, logs in and lands on it", async ({ page, openBrowser }) => {
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
