import type { Locator, Page } from "playwright/test";
import type { SamplePerson } from "../../mocks/seed";
import type { Fault, World } from "../../mocks/world";
import { changeWorld } from "../given";
import { expect, logIn, setFault } from "../studio";
import { seedPlayableWorld } from "./playable-world";

/** In the order with the fewest sign-ins. */
export const states = ["loading", "error", "loaded", "dialog", "empty", "viewer"] as const;
export type StateName = (typeof states)[number];

/** A state of a screen: its preparation, and what proves that it is shown. */
export interface Shown {
  /** What is shown instead, where the screen has no such state. */
  instead?: string;
  as?: SamplePerson | "nobody";
  at?: string;
  /** Changes the world of `seedPlayableWorld`. */
  given?: (world: World) => void;
  /** Faults by the line of a call. */
  faults?: Record<string, Fault>;
  /** Called before the page is loaded. */
  before?: (page: Page) => Promise<unknown>;
  /** Called after the page is loaded. */
  act?: (page: Page) => Promise<unknown>;
  /** A text or element that only this state of the screen has. */
  shows: string | ((page: Page) => Locator);
  /** Afterwards nobody is signed in. */
  signsOut?: true;
}

/**
 * All states of one screen. Without `as` it is the owner of the sample project who is signed in, for "viewer" its
 * viewer.
 */
export type States = Record<StateName, Shown>;

/** Who is signed in on each page. */
const signedIn = new WeakMap<Page, SamplePerson | "nobody">();

async function signIn(page: Page, person: SamplePerson | "nobody") {
  const before = signedIn.get(page) ?? "nobody";
  if (before === person) return;
  await page.goto(before === "nobody" ? "/login" : "/logout");
  await expect(page).toHaveURL("/login");
  if (person !== "nobody") {
    await logIn(page, `${person}@studio.test`);
    await expect(page).toHaveURL("/projectlist");
  }
  signedIn.set(page, person);
}

/** Runs a function in each page that is loaded from now on, before the application. */
export const runBeforeApplication = (page: Page, act: () => void) =>
  page.addInitScript(`if (self === top && location.protocol.startsWith("http")) (${String(act)})();`);

/** Locates what proves that a state is shown. */
export const locateProof = (page: Page, { shows }: Shown) =>
  typeof shows === "string" ? page.getByText(shows).first() : shows(page);

/** Prepares a state of a screen, whatever the page showed before, and waits until it is shown. */
export async function show(page: Page, at: string, name: StateName, shown: Shown) {
  const { as = name === "viewer" ? "viewer" : "owner", faults = {} } = shown;
  if (!signedIn.has(page)) {
    // Drafts of one state must not be offered in the next, nor what was noted of its stories be known.
    await runBeforeApplication(page, () => {
      for (const kept of ["virtual-studio-drafts", "virtual-studio-desk"]) indexedDB.deleteDatabase(kept);
    });
    signedIn.set(page, "nobody");
  }
  // Only the landing has a state with motion.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Requests that were held back must not be released now.
  await page.goto("about:blank");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.request.post("/api/__world/reset", { data: {} });
  await signIn(page, as);
  await changeWorld(page, async (world) => {
    await seedPlayableWorld(world);
    shown.given?.(world);
  });
  for (const [line, fault] of Object.entries(faults)) await setFault(page, line, fault);
  await shown.before?.(page);
  await page.goto(shown.at ?? at);
  await shown.act?.(page);
  await expect(locateProof(page, shown)).toBeVisible();
  if (shown.signsOut) signedIn.set(page, "nobody");
  else if (name === "viewer" && as !== "nobody") await expect(page.getByRole("banner").getByText(as)).toBeVisible();
}
