import type { Page } from "playwright/test";
import type { Fault } from "../../mocks/world";
import { runBeforeApplication, type Shown } from "./shown";

// Actions and states that several screens share.

export const neverAnswers: Fault = { hang: true };
export const serverError: Fault = { status: 500 };

/** The application's code, without the small file that is loaded first. */
export const application = /\/assets\/start-[^/]+\.js$/;
export const identityCode = /\/assets\/identity-[^/]+\.js$/;
export const provider = /accounts:signInWithPassword/;

export const holdFile = (what: RegExp) => (page: Page) => page.route(what, () => undefined);

/** Blocks a file. The flag in session storage stops the application's one reload for missing code. */
export const blockFile = (what: RegExp) => async (page: Page) => {
  await runBeforeApplication(page, () => sessionStorage.setItem("reloaded-at", String(Date.now())));
  await page.route(what, (route) => route.abort());
};

/** Types into fields, by label. Restricted to fields, because a frame may have the same name. */
export const fill = (fields: Record<string, string>) => async (page: Page) => {
  const field = page.locator("input, textarea");
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).and(field).fill(text);
};

export const press = (button: string) => (page: Page) =>
  page.getByRole("button", { name: button, exact: true }).first().click();

/** Performs actions in sequence. */
export const inSequence =
  (...acts: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const act of acts) await act(page);
  };

export const inAlert = (words: string | RegExp) => (page: Page) => page.getByRole("alert").filter({ hasText: words });

/** The state with the dialog that a button opens. */
export const opensDialog = (button: string, question: string): Shown => ({
  act: press(button),
  shows: dialog(question),
});

export const dialog = (title: string) => (page: Page) =>
  page.getByRole("alertdialog", { name: title }).or(page.getByRole("dialog", { name: title }));

/** For screens without a dialog of their own. */
export const menu: Shown = {
  instead: "the menu of the user",
  act: press("Open menu"),
  shows: (page) => page.getByRole("navigation", { name: "Menu" }),
};

/** The state with the dialog about unsaved text. */
export const leaving = (...typing: ((page: Page) => Promise<unknown>)[]): Shown => ({
  instead: "the question before typed text is left",
  act: inSequence(...typing, (page) => page.getByRole("link", { name: "VIRTUAL STUDIO" }).click()),
  shows: dialog("Leave without saving?"),
});

/** The state in which the session is being restored. */
export const signingIn: Shown = { faults: { "POST /auth/user-login": neverAnswers }, shows: "Signing you in..." };
