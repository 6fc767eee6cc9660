import type { Page } from "playwright/test";
import { expect, samplePassword } from "../studio";
import {
  dialog,
  fill,
  neverAnswers,
  inAlert,
  serverError,
  leaving,
  menu,
  holdFile,
  press,
  provider,
  signingIn,
  inSequence,
} from "./actions";
import type { States } from "./shown";

// The screens of the user's account, and those of administrators.

const admin = { as: "admin" } as const;
const pressEnterIn = (label: string) => (page: Page) => page.getByLabel(label, { exact: true }).press("Enter");
const passwords = { "Old password": samplePassword, "New password": "Renewed#2026" };
const deletes = inSequence(
  (page) => page.getByRole("combobox").selectOption("Yes"),
  fill({ Password: samplePassword }),
);

/** Notes something about a story, as a screen of that story does, and comes back to the account. */
const noteAtDesk = (user_id: string) => async (page: Page) => {
  await expect(page.getByText("Nothing is noted yet.")).toBeVisible();
  await page.evaluate(async (person) => {
    const desk = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("virtual-studio-desk");
      opening.addEventListener("success", () => resolve(opening.result));
      opening.addEventListener("error", () => reject(new Error("No desk")));
    });
    const of = { user_id: person, story_id: "story-1", kind: "choices", key: "line-1" };
    const writing = desk.transaction("records", "readwrite");
    writing.objectStore("records").put({ ...of, value: true, revision: 1, page: "a page" });
    await new Promise((resolve) => writing.addEventListener("complete", resolve));
    desk.close();
  }, user_id);
  await page.getByRole("link", { name: "Change Password" }).click();
  await expect(page.getByRole("heading", { name: "Change Password" })).toBeVisible();
  await page.goBack();
};

export const myAccount: States = {
  loading: { ...admin, ...signingIn },
  error: {
    ...admin,
    faults: { "POST /auth/user-login": serverError },
    shows: inAlert("You are still signed in, but your account could not be loaded."),
  },
  loaded: { ...admin, shows: (page) => page.getByRole("link", { name: "Admin", exact: true }) },
  dialog: {
    ...admin,
    act: inSequence(noteAtDesk("user-admin"), press("Erase")),
    shows: dialog("Erase what this browser notes?"),
  },
  empty: {
    ...admin,
    faults: { "GET /admin/check-admin-status": serverError },
    shows: "Nothing is noted yet.",
  },
  viewer: { shows: "viewer@studio.test" },
};

export const adminScreen: States = {
  loading: { ...admin, faults: { "GET /admin/check-admin-status": neverAnswers }, shows: "Checking your rights..." },
  error: {
    ...admin,
    faults: { "GET /admin/check-admin-status": serverError },
    shows: "Your administrator rights could not be checked. Please log in again.",
  },
  loaded: { ...admin, shows: (page) => page.getByText(/^\d+ voices$/) },
  dialog: { ...admin, ...menu },
  empty: { ...admin, given: ({ state }) => void (state.voices = {}), shows: "No default voices yet." },
  viewer: { instead: "sent away, to the login", shows: "That page is for administrators only." },
};

export const changePassword: States = {
  loading: {
    instead: "the change is on its way",
    before: holdFile(provider),
    act: inSequence(fill(passwords), press("Change Password")),
    shows: "Changing...",
  },
  error: {
    act: inSequence(fill({ ...passwords, "Old password": "Wrong#1234" }), press("Change Password")),
    shows: inAlert("Old password incorrect."),
  },
  loaded: {
    act: fill(passwords),
    shows: (page) => page.getByRole("button", { name: "Change Password", disabled: false }),
  },
  dialog: menu,
  empty: {
    instead: "sent with nothing in it",
    act: pressEnterIn("Old password"),
    shows: inAlert("Please enter your old password."),
  },
  viewer: { shows: (page) => page.getByRole("heading", { level: 1, name: "Change password" }) },
};

export const deleteAccount: States = {
  loading: {
    instead: "the deletion is on its way",
    faults: { "DELETE /auth/delete-account": neverAnswers },
    act: inSequence(deletes, press("Delete")),
    shows: "Deleting...",
  },
  error: {
    faults: { "DELETE /auth/delete-account": serverError },
    act: inSequence(deletes, press("Delete")),
    shows: inAlert("Failed to delete account on the server"),
  },
  loaded: { act: deletes, shows: (page) => page.getByRole("button", { name: "Delete", exact: true, disabled: false }) },
  dialog: menu,
  empty: {
    instead: "nothing chosen and typed yet",
    shows: (page) => page.getByRole("button", { name: "Delete", exact: true, disabled: true }),
  },
  viewer: { shows: (page) => page.getByRole("heading", { name: "This deletes the account viewer for good." }) },
};

export const defaultVoices: States = {
  loading: {
    ...admin,
    faults: { "GET /default-voice-settings/list-voices": neverAnswers },
    shows: "Loading default voices...",
  },
  error: {
    ...admin,
    faults: { "GET /default-voice-settings/list-voices": serverError },
    act: press("Add Default Voice"),
    shows: inAlert("Failed to fetch default voices"),
  },
  loaded: { ...admin, shows: "Daniel Archer" },
  dialog: { ...admin, ...leaving(fill({ Name: "Ada" })) },
  empty: { ...admin, given: ({ state }) => void (state.voices = {}), shows: "No default voices yet." },
  viewer: { instead: "sent away, to the login", shows: "That page is for administrators only." },
};
