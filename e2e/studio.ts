import { test as base, expect, type Browser, type BrowserContext, type Page } from "playwright/test";
import type { Switches } from "../mocks/switches";
import type { Fault, State } from "../mocks/world";
import { freshPeople, verificationLink } from "./emulator";

export { expect };

/** The password of the sample people: owner@, editor@, commenter@, viewer@ and admin@studio.test. */
export const samplePassword = "Studio#2026";

/** "host:port" of the official Firebase Auth emulator, where people sign in there instead of at the stand-in. */
const emulator = process.env["FIREBASE_AUTH_EMULATOR_HOST"];

interface Studio {
  /** The name of this test's own world. */
  world: string;
  /** Collects uncaught errors and violations of the security policy on any page; there must be none. */
  breaches: string[];
  /** Opens another browser in the same world. */
  openBrowser: () => Promise<Page>;
}

/**
 * Every test has its own world, named by a cookie, and fails if any of its pages has an uncaught error or violates the
 * security policy.
 */
export const test = base.extend<Studio>({
  breaches: async ({}, use) => {
    const breaches: string[] = [];
    await use(breaches);
    expect(breaches).toEqual([]);
  },
  world: async ({ browserName }, use, info) => {
    if (emulator) await freshPeople(emulator, samplePassword);
    await use(`${browserName}-${info.testId}-${info.repeatEachIndex}-${Date.now().toString(36)}`);
  },
  context: async ({ context, world, breaches, baseURL }, use) => {
    await watchForBreaches(context, breaches);
    await enter(context, world, baseURL);
    await use(context);
  },
  openBrowser: async ({ browser, world, breaches, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await newContext(browser, baseURL);
      contexts.push(context);
      await watchForBreaches(context, breaches);
      await enter(context, world, baseURL);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

const newContext = (browser: Browser, baseURL: string | undefined) => browser.newContext(baseURL ? { baseURL } : {});

const enter = (context: BrowserContext, world: string, baseURL = "http://localhost") =>
  context.addCookies([{ name: "world", value: world, url: baseURL }]);

/** Fills in and submits the login form on the screen. */
export async function logIn(page: Page, email: string, password = samplePassword) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

/** Reads the page's world. */
export async function stateOf(page: Page): Promise<State> {
  const state: State = await (await page.request.get("/api/__world/state")).json();
  return state;
}

/** Changes the page's world. */
export async function changeState(page: Page, change: (state: State) => unknown) {
  const state = await stateOf(page);
  await change(state);
  await page.request.put("/api/__world/state", { data: state });
}

/** Sets a fault of the page's world by the line of a call. */
export const setFault = (page: Page, line: string, fault: Fault) =>
  page.request.post("/api/__world/fault", { data: { line, ...fault } });

/** Turns switches of the page's world. */
export const setSwitches = (page: Page, switches: Partial<Switches>) =>
  page.request.put("/api/__world/switches", { data: switches });

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

const breach = "Breach of the policy:";

async function watchForBreaches(context: BrowserContext, breaches: string[]) {
  context.on("weberror", (error) => breaches.push(String(error.error())));
  // A violation in a worker fires no event in the page; the browser only logs it.
  context.on("console", (message) => {
    const text = message.text();
    if (text.startsWith(breach) || /Content Security Policy|violates the following/.test(text)) breaches.push(text);
  });
  await context.addInitScript((words) => {
    addEventListener(
      "securitypolicyviolation",
      ({ effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber, sample }) => {
        console.error(words, effectiveDirective, blockedURI, `${sourceFile}:${lineNumber}:${columnNumber}`, sample);
      },
    );
  }, breach);
}
