import type { Page } from "playwright/test";
import { patterns } from "../src/routing/paths";
import { oneIn } from "../src/testing/sample";
import { expect, logIn, test } from "./studio";

const restoring = "**/identitytoolkit.googleapis.com/v1/accounts:lookup*";
/** The message at the login after a lost session. */
const ended = "Your session has ended";

async function start(page: Page, email = "admin@studio.test") {
  await page.goto("/login");
  await logIn(page, email);
  await expect(page).toHaveURL("/projectlist");
}

/** Collects the paths of the page from now on. */
function watchPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on("framenavigated", (frame) => paths.push(new URL(frame.url()).pathname));
  return paths;
}

const open: string[] = ["/", "/register", "/emailverification", "/login", "/passwordresetrequest", "/logout"];
const guarded = patterns()
  .filter((path) => !open.includes(path))
  .map((path) => path.replace(/:\w+/, "some-1"));

test("a sign-out in one tab signs the other tab out, too", async ({ page, context }) => {
  await start(page);
  const other = await context.newPage();
  await other.goto("/project/project-1");
  await expect(other.getByRole("banner")).toContainText("admin");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("link", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  await expect(other).toHaveURL("/login");
  await expect(other.getByText(ended)).toHaveCount(0);
});

test("a reload of any guarded address never shows the login, however late the provider answers", async ({ page }) => {
  await start(page);
  await page.route(restoring, async (route) => {
    await page.getByText("Signing you in...").first().waitFor();
    await route.continue();
  });
  expect(guarded).toHaveLength(28);
  // All of them have the same guard, so a sample is enough.
  for (const path of oneIn(9, guarded)) {
    const paths = watchPaths(page);
    await page.goto(path);
    await expect(page.getByRole("banner").getByTitle("admin")).toBeVisible();
    expect(new Set(paths)).toEqual(new Set([path]));
    page.removeAllListeners("framenavigated");
  }
});

const told = (status: number, message: string) => ({ status, json: { error: { code: status, message, errors: [] } } });

/** Codes of the provider after which the restored person has to log in. */
const refusals = [
  { name: "too-many-requests", stays: false, answer: told(400, "TOO_MANY_ATTEMPTS_TRY_LATER") },
  { name: "invalid-credential", stays: false, answer: told(400, "INVALID_LOGIN_CREDENTIALS") },
  { name: "user-disabled", stays: false, answer: told(400, "USER_DISABLED") },
  { name: "user-token-expired", stays: false, answer: told(400, "TOKEN_EXPIRED") },
  { name: "requires-recent-login", stays: false, answer: told(400, "CREDENTIAL_TOO_OLD_LOGIN_AGAIN") },
  { name: "internal-error", stays: false, answer: told(500, "INTERNAL_ERROR") },
  { name: "an unknown code", stays: false, answer: told(400, "NEVER_HEARD_OF") },
];

/** The provider's answers about the restored person, and whether that person stays signed in. */
const answers = [
  { name: "network-request-failed", stays: true, answer: "abort" as const },
  { name: "no answer for 60 s", stays: true, answer: "hang" as const },
  ...oneIn(7, refusals),
];

for (const { name, stays, answer } of answers) {
  test(`a reload at which the provider fails by ${name} ${stays ? "keeps the user in" : "asks for a login"}`, async ({
    page,
  }) => {
    await start(page);
    await page.route(restoring, async (route) => {
      if (answer === "hang") return;
      if (answer === "abort") await route.abort();
      else await route.fulfill(answer);
    });
    if (answer === "hang") await page.clock.install();
    const asked = page.waitForRequest(restoring);
    await page.goto("/myaccount");
    await asked;
    if (answer === "hang") {
      await expect(page.getByText("Signing you in...")).toBeVisible();
      await page.clock.fastForward(60_000);
    }
    if (stays) {
      await expect(page.getByText("admin@studio.test")).toBeVisible();
      return;
    }
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("status").filter({ hasText: ended })).toBeVisible();
    await page.unroute(restoring);
    await logIn(page, "admin@studio.test");
    await expect(page).toHaveURL("/myaccount");
  });
}

test("a logout works offline", async ({ page, context }) => {
  await start(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("link", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  await context.setOffline(false);
  await page.goto("/myaccount");
  await expect(page).toHaveURL("/login");
});

test("hostile addresses stay on this site and cause no requests", async ({ page, baseURL }) => {
  await start(page);
  await page.goto("/emailverification");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(decodeURIComponent(new URL(request.url()).pathname)));
  for (const address of [
    "//evil.example/login",
    "/story/..%2F..%2Fproject%2Fdelete",
    "/project/%252e%252e%252fdelete",
    `/shot/${"a".repeat(200)}`,
    "/character/%F0%9F%8E%AC",
    "/story/<script>alert(1)<%2Fscript>",
    "/share/javascript:alert(1)",
  ]) {
    await page.goto(`${baseURL ?? ""}${address}`);
    await expect(page.getByRole("main").getByRole("alert")).toContainText(/not found|no page at this address/i);
    expect(new URL(page.url()).origin).toBe(baseURL);
  }
  expect(asked.filter((path) => path.includes("/api/") && path !== "/api/auth/user-login")).toEqual([]);
});

test("a chunk that a new version has removed reloads the page, once", async ({ page }) => {
  await page.goto("/login");
  // Before hydration a link is handled by the browser.
  await page.getByLabel("Email").fill("owner@studio.test");
  await page.getByLabel("Password", { exact: true }).fill("Studio#2026");
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeEnabled();
  let loads = 0;
  page.on("load", () => loads++);
  await page.route("**/assets/register-screen*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.getByRole("link", { name: "Register here" }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(page).toHaveURL("/register");
  await expect(page.getByRole("alert")).toContainText("This page could not be loaded.");
  expect(loads).toBe(1);
  await page.unroute("**/assets/register-screen*.js");
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Register" })).toBeVisible();
  expect(loads).toBe(2);
});

test("a new screen is at its top with the focus on its heading, and Back restores the scroll position", async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 320 });
  await start(page, "owner@studio.test");
  await page.goto("/project/project-1");
  const link = page.getByRole("main").getByRole("link", { name: /Traffic Control Dogs/ });
  await link.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
});
