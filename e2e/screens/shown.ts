import type { Locator, Page } from "playwright/test";
import type { SamplePerson } from "../../mocks/seed";
import type { Fault, World } from "../../mocks/world";
import { everythingThere } from "../../src/faults/faulty-reads";
import { given } from "../given";
import { expect, logIn, tell } from "../studio";

/** In this order a browser has to sign in the fewest times. */
export const states = ["loading", "error", "loaded", "dialog", "empty", "viewer"] as const;
export type StateName = (typeof states)[number];

/** A state of a screen: how it is brought about, and what proves that it stands. */
export interface Shown {
  /** What stands for a state that the screen does not have by nature. */
  instead?: string;
  as?: SamplePerson | "nobody";
  at?: string;
  /** How the world differs from one in which everything is there. */
  given?: (world: World) => void;
  /** What the back end does wrong, by the line of a call. */
  faults?: Record<string, Fault>;
  /** Before the page is loaded. */
  before?: (page: Page) => Promise<unknown>;
  /** Once it is loaded. */
  act?: (page: Page) => Promise<unknown>;
  /** Words, or a thing, that stand in no other state of this screen. */
  shows: string | ((page: Page) => Locator);
  /** Nobody is signed in afterwards. */
  signsOut?: true;
}

/** All states of one screen. Where nobody is named the owner of the sample project looks at it, and in the end its viewer. */
export type States = Record<StateName, Shown>;

/** Everything that a screen shows is there, with media that can be seen and heard. */
async function everythingPlays(world: World) {
  everythingThere(world);
  const { media, store } = world;
  const bob = { style: "Comic Book", cast: { name: "BOB", description: "" } } as const;
  const panel = await media.make({ make: "portrait", ...bob });
  const clip = await media.make({ make: "film", clips: [] });
  const speech = await media.make({ make: "speech", text: "Hi hello.", voice_id: "v1" });
  for (const picture of ["bob.webp", "2.webp"]) await store.put(picture, panel.bytes);
  for (const film of ["2.webm", "film.webm"]) await store.put(film, clip.bytes);
  await store.put("1.wav", speech.bytes);
}

/** Who is signed in on the pages that have been used. */
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

/** Runs something in each page that is loaded from now on, before the application. */
export const inPage = (page: Page, act: () => void) =>
  page.addInitScript(`if (self === top && location.protocol.startsWith("http")) (${String(act)})();`);

/** What proves that a state stands. */
export const proofOf = (page: Page, { shows }: Shown) =>
  typeof shows === "string" ? page.getByText(shows).first() : shows(page);

/** Brings a state of a screen about, whatever the page showed before, and waits until it stands. */
export async function show(page: Page, at: string, name: StateName, shown: Shown) {
  const { as = name === "viewer" ? "viewer" : "owner", faults = {} } = shown;
  if (!signedIn.has(page)) {
    // No draft of one state is offered in the next.
    await inPage(page, () => indexedDB.deleteDatabase("virtual-studio-drafts"));
    signedIn.set(page, "nobody");
  }
  // The landing alone has a state in which something moves.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // What was held back must not go through now.
  await page.goto("about:blank");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.request.post("/api/__world/reset", { data: {} });
  await signIn(page, as);
  await given(page, async (world) => {
    await everythingPlays(world);
    shown.given?.(world);
  });
  for (const [line, fault] of Object.entries(faults)) await tell(page, line, fault);
  await shown.before?.(page);
  await page.goto(shown.at ?? at);
  await shown.act?.(page);
  await expect(proofOf(page, shown)).toBeVisible();
  if (shown.signsOut) signedIn.set(page, "nobody");
  else if (name === "viewer" && as !== "nobody") await expect(page.getByRole("banner").getByText(as)).toBeVisible();
}
