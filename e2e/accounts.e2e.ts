import { findSecrets, watchTraces } from "./secrets";
import { expect, logIn, test, verify } from "./studio";

const grace = { name: "grace.hopper", email: "grace@film.test", password: "Compiler#1952", changed: "Cobol$1959" };

test("an account from its registration to its deletion", async ({ page }) => {
  const traces = watchTraces(page);
  const secrets = () => findSecrets(page, traces, [grace.password, grace.changed]);
  const register = page.getByRole("button", { name: "Register" });

  await test.step("register, under the name that is suggested for a taken one", async () => {
    await page.goto("/register");
    await expect(register).toBeDisabled();
    await page.getByLabel("User name").pressSequentially("Owner!");
    await expect(page.getByLabel("User name")).toHaveValue("owner");
    await expect(page.getByText("User name is taken")).toBeVisible();
    await page.getByRole("button", { name: "Try owner1 instead?" }).click();
    await expect(page.getByText("User name is available")).toBeVisible();
    await page.getByLabel("User name").fill(grace.name);
    await expect(page.getByText("User name is available")).toBeVisible();
    await page.getByLabel("Email").fill(grace.email);
    await page.getByLabel("Password", { exact: true }).fill(grace.password);
    await register.click();
    await expect(page).toHaveURL("/emailverification");
    await expect(page.getByText(/A verification link was sent/)).toBeVisible();
    expect(await secrets()).toEqual([]);
  });

  await test.step("be refused while unverified, and have the mail sent again", async () => {
    await page.getByRole("link", { name: "Login here" }).click();
    await logIn(page, grace.email, grace.password);
    await expect(page.getByRole("alert")).toHaveText("Your email address is not verified. Please check your inbox.");
    await expect(page.getByRole("link", { name: "Log In" })).toBeVisible();
    await page.getByRole("button", { name: "Resend verification email" }).click();
    await expect(page.getByText("The verification email was sent again.")).toBeVisible();
    expect(await secrets()).toEqual([]);
  });

  await test.step("verify the address and log in", async () => {
    await verify(page, grace.email);
    await page.goto("/login");
    await logIn(page, grace.email, grace.password);
    await expect(page).toHaveURL("/projectlist");
    await expect(page.getByRole("banner")).toContainText(grace.name);
    expect(await secrets()).toEqual([]);
  });

  await test.step("change the password, after a try with a wrong old one", async () => {
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("link", { name: "My Account" }).click();
    await expect(page.getByText(grace.email)).toBeVisible();
    await page.getByRole("link", { name: "Change Password" }).click();
    await page.getByLabel("Old password").fill("Wrong#1234");
    await page.getByLabel("New password").fill(grace.changed);
    await page.getByRole("button", { name: "Change Password" }).click();
    await expect(page.getByRole("alert")).toContainText(/^Old password incorrect\. Firebase: .+\(auth\/[a-z-]+\)\./);
    await page.getByLabel("Old password").fill(grace.password);
    await page.getByRole("button", { name: "Change Password" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByText("Password change was successful.")).toBeVisible();
    expect(await secrets()).toEqual([]);
  });

  await test.step("log out, and in again with the new password only", async () => {
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("link", { name: "Logout" }).click();
    await expect(page).toHaveURL("/login");
    await logIn(page, grace.email, grace.password);
    await expect(page.getByRole("alert")).toContainText(/^Firebase: .+\(auth\/[a-z-]+\)\./);
    await logIn(page, grace.email, grace.changed);
    await expect(page).toHaveURL("/projectlist");
  });

  await test.step("delete the account", async () => {
    await page.goto("/deleteaccount");
    await page.getByLabel("Password", { exact: true }).fill(grace.changed);
    await expect(page.getByRole("button", { name: "Delete" })).toBeDisabled();
    await page.getByRole("combobox").selectOption("Yes");
    await page.getByRole("button", { name: "Delete" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByText("Account deleted successfully.")).toBeVisible();
    expect(await secrets()).toEqual([]);
    await page.goto("/login");
    await logIn(page, grace.email, grace.changed);
    await expect(page.getByRole("alert")).toContainText(/^Firebase: .+\(auth\/[a-z-]+\)\./);
  });
});

test("after a reset of a forgotten password the address has to be verified again", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("link", { name: "Reset it here" }).click();
  await expect(page).toHaveURL("/passwordresetrequest");
  await page.getByLabel("Email").fill("viewer@studio.test");
  await page.getByLabel("New password").fill("Renewed#2026");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page).toHaveURL("/emailverification");
  await expect(page.getByText("Password reset successfully. Please verify your email.")).toBeVisible();

  await page.getByRole("link", { name: "Login here" }).click();
  await logIn(page, "viewer@studio.test", "Renewed#2026");
  await expect(page.getByRole("alert")).toHaveText("Your email address is not verified. Please check your inbox.");
  await verify(page, "viewer@studio.test");
  await page.goto("/login");
  await logIn(page, "viewer@studio.test", "Renewed#2026");
  await expect(page).toHaveURL("/projectlist");
});
