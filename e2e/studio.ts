import { test as base, expect, type Browser, type BrowserContext, type Page } from "playwright/test";
import { freshPeople, verificationLink } from "./emulator";

export { expect };

/** The password of the sample people: owner@, editor@, commenter@, viewer@ and admin@studio.test. */
export const samplePassword = "Studio#2026";

/** "host:port" of the official Firebase Auth emulator, where people sign in there instead of at the stand-in. */
const emulator = process.env["FIREBASE_AUTH_EMULATOR_HOST"];

interface Studio {
  /** The world of this test: nobody else's changes are seen in it. */
  world: string;
  /** Another person's browser in the same world. */
  openBrowser: () => Promise<Page>;
}

/** Every test has a world of its own, named by a cookie, and ends when the page has reported no error of its own. */
export const test = base.extend<Studio>({
  world: async ({ browserName }, use, info) => {
    if (emulator) await freshPeople(emulator, samplePassword);
    await use(`${browserName}-${info.testId}-${info.repeatEachIndex}-${Date.now().toString(36)}`);
  },
  context: async ({ context, world, baseURL }, use) => {
    await enter(context, world, baseURL);
    await use(context);
  },
  openBrowser: async ({ browser, world, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await newContext(browser, baseURL);
      contexts.push(context);
      await enter(context, world, baseURL);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

const newContext = (browser: Browser, baseURL: string | undefined) => browser.newContext(baseURL ? { baseURL } : {});

const enter = (context: BrowserContext, world: string, baseURL = "http://localhost") =>
  context.addCookies([{ name: "world", value: world, url: baseURL }]);

/** Fills in the login form that is on the screen. */
export async function logIn(page: Page, email: string, password = samplePassword) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

/** Opens the link of the newest verification mail to an address. */
export async function verify(page: Page, email: string) {
  if (emulator) {
    await page.goto(await verificationLink(emulator, email));
    await expect(page.locator("body")).toContainText("success");
    return;
  }
  await page.goto("/__mailbox");
  await page.getByRole("listitem").filter({ hasText: email }).getByRole("link", { name: "Open" }).first().click();
  await expect(page.getByText(`${email} is verified.`)).toBeVisible();
}

/** Collects what must never happen on any page: errors that nobody caught, and breaches of the security policy. */
export function watchForBreaches(page: Page): string[] {
  const breaches: string[] = [];
  page.on("pageerror", (error) => breaches.push(String(error)));
  page.on("console", (message) => {
    if (/Content Security Policy|violates the following/.test(message.text())) breaches.push(message.text());
  });
  return breaches;
}
