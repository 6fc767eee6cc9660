import type { Page } from "playwright/test";
import { samplePassword } from "../studio";
import {
  application,
  blockFile,
  dialog,
  fill,
  neverAnswers,
  identityCode,
  inAlert,
  menu,
  holdFile,
  press,
  provider,
  inSequence,
} from "./actions";
import { runBeforeApplication, type Shown, type States } from "./shown";

// The screens that need no login. They are visited signed out, and in the state "viewer" signed in.

const stranger = { as: "nobody" } as const;
const strangersMenu: Shown = { ...menu, ...stranger, instead: "the menu of a stranger" };
/** Presses Enter in a field, after the application has started: the static page does not submit empty forms. */
const pressEnterIn = (label: string) => async (page: Page) => {
  await page.getByRole("banner").getByRole("link", { name: "Log In" }).waitFor();
  await page.getByLabel(label, { exact: true }).press("Enter");
};
const heading = (name: string) => (page: Page) => page.getByRole("heading", { level: 1, name });

const tagline = "Filmmakers and AI making movies together.";
const verification = /\/assets\/email-verification-screen-[^/]+\.js$/;
const newAccount = { "User name": "grace.hopper", Email: "grace@film.test", Password: "Compiler#1952" };
const newPassword = { Email: "viewer@studio.test", "New password": "Renewed#2026" };
const credentials = { Email: "owner@studio.test", Password: samplePassword };

/** Waits for the check of the user name, until which the form cannot be submitted. */
const register = inSequence(
  fill(newAccount),
  (page) => page.getByText("User name is available").waitFor(),
  press("Register"),
);

/** The logo is playing, and does not end by itself. */
function staysInLogo() {
  sessionStorage.removeItem("logo-shown");
  const wait = window.setTimeout;
  Reflect.set(window, "setTimeout", (act: () => void, delay = 0) => (delay < 2_000 ? wait(act, delay) : 0));
}

export const landing: States = {
  loading: {
    ...stranger,
    instead: "the page before the application",
    before: holdFile(application),
    shows: tagline,
  },
  error: {
    ...stranger,
    instead: "the application does not come",
    before: blockFile(application),
    shows: inAlert("The studio could not be loaded."),
  },
  loaded: { ...stranger, shows: (page) => page.getByText("made here") },
  dialog: { ...stranger, act: press("Watch a sample"), shows: dialog("Traffic Control Dogs") },
  empty: {
    ...stranger,
    instead: "the logo, before any word",
    before: async (page) => {
      await runBeforeApplication(page, staysInLogo);
      await page.emulateMedia({ reducedMotion: "no-preference" });
    },
    shows: (page) => page.getByRole("button", { name: "Skip" }),
  },
  viewer: { instead: "somebody who is signed in", shows: (page) => page.getByText("made here") },
};

export const registerScreen: States = {
  loading: {
    ...stranger,
    instead: "the registration is on its way",
    faults: { "POST /auth/register": neverAnswers },
    act: register,
    shows: "Registering...",
  },
  error: {
    ...stranger,
    faults: { "POST /auth/register": { status: 409, error: "This address is registered already." } },
    act: register,
    shows: inAlert("This address is registered already."),
  },
  loaded: { ...stranger, act: fill({ "User name": "owner" }), shows: "Try owner1 instead?" },
  dialog: strangersMenu,
  empty: {
    ...stranger,
    instead: "sent with nothing in it",
    act: pressEnterIn("Email"),
    shows: inAlert("Please ensure all fields are valid."),
  },
  viewer: { instead: "somebody who is signed in", shows: heading("Register") },
};

export const emailVerification: States = {
  loading: {
    ...stranger,
    instead: "the screen's code is on its way",
    before: holdFile(verification),
    shows: (page) => page.getByRole("banner").getByRole("link", { name: "Log In" }),
  },
  error: {
    ...stranger,
    instead: "the screen's code does not come",
    before: blockFile(verification),
    shows: inAlert("This page could not be loaded."),
  },
  loaded: {
    ...stranger,
    at: "/passwordresetrequest",
    act: inSequence(fill(newPassword), press("Reset Password")),
    shows: "Password reset successfully. Please verify your email.",
  },
  dialog: strangersMenu,
  empty: { ...stranger, instead: "opened by its address", shows: heading("Verify your email") },
  viewer: { instead: "somebody who is signed in", shows: heading("Verify your email") },
};

export const login: States = {
  loading: {
    ...stranger,
    instead: "the login is on its way",
    before: holdFile(provider),
    act: inSequence(fill(credentials), press("Login")),
    shows: "Logging in...",
  },
  error: {
    ...stranger,
    act: inSequence(fill({ ...credentials, Password: "Wrong#1234" }), press("Login")),
    shows: inAlert("Firebase:"),
  },
  loaded: {
    ...stranger,
    instead: "whoever was sent here, with what is needed",
    at: "/projectlist",
    act: fill(credentials),
    shows: (page) => page.getByRole("button", { name: "Login", exact: true, disabled: false }),
  },
  dialog: strangersMenu,
  empty: {
    ...stranger,
    instead: "sent with nothing in it",
    act: pressEnterIn("Email"),
    shows: inAlert("Please enter your password."),
  },
  viewer: { instead: "somebody who is signed in", shows: heading("Log In") },
};

export const passwordResetRequest: States = {
  loading: {
    ...stranger,
    instead: "the new password is on its way",
    faults: { "POST /auth/password-reset": neverAnswers },
    act: inSequence(fill(newPassword), press("Reset Password")),
    shows: "Resetting...",
  },
  error: {
    ...stranger,
    faults: { "POST /auth/password-reset": { status: 404, error: "Nobody has this address." } },
    act: inSequence(fill(newPassword), press("Reset Password")),
    shows: inAlert("Nobody has this address."),
  },
  loaded: {
    ...stranger,
    act: fill(newPassword),
    shows: (page) => page.getByRole("button", { name: "Reset Password", disabled: false }),
  },
  dialog: strangersMenu,
  empty: {
    ...stranger,
    instead: "sent with nothing in it",
    act: pressEnterIn("Email"),
    shows: inAlert("Please ensure the password meets all requirements."),
  },
  viewer: { instead: "somebody who is signed in", shows: heading("Reset password") },
};

export const logout: States = {
  loading: { before: holdFile(identityCode), shows: "Logging out..." },
  error: { before: blockFile(identityCode), shows: inAlert("You could not be logged out.") },
  loaded: { instead: "it is over at once, and leads to the login", shows: heading("Log In"), signsOut: true },
  dialog: {
    instead: "the question before a logout that erases typed text",
    at: "/createproject",
    act: inSequence(fill({ "Project Name": "Night Bus" }), press("Open menu"), (page) =>
      page.getByRole("link", { name: "Logout" }).click(),
    ),
    shows: dialog("Log out without saving?"),
  },
  empty: { ...stranger, instead: "nobody was signed in", shows: heading("Log In") },
  viewer: {
    instead: "the viewer logs out",
    as: "viewer",
    shows: (page) => page.getByRole("banner").getByRole("link", { name: "Log In" }),
    signsOut: true,
  },
};
