import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { writePreference, hasSignedIn } from "@/shared/preferences";
import { signOut } from "@/session/identity";
import { logIn } from "@/testing/log-in";
import { renderAt } from "@/testing/render-at";
import { openPlace, replaceText, restoreButton } from "@/testing/type-at";

const script = { at: "/story/story-1/edit-script", label: "Current Script" };
const words =
  "Your session has ended, because the sign-in on this device is no longer valid. Log in again: what you had not saved is kept.";
const loginScreen = () => screen.findByRole("heading", { name: "Log In" });

test("whoever is signed out by the provider reads why, and finds what they typed after the login", async () => {
  const { user, router } = await openPlace(script);
  await replaceText(user, script);
  await act(() => signOut());
  await loginScreen();
  expect(screen.getByRole("status")).toHaveTextContent(words);
  await logIn(user, "editor");
  await waitFor(() => expect(router.state.location.pathname).toBe(script.at));
  expect(await screen.findByRole("button", { name: restoreButton })).toBeVisible();
});

test.each(["/myaccount", "/login"])("who was signed out before the next visit, to %s, reads why", async (at) => {
  const { unmount } = await renderAt("/myaccount", { as: "viewer" });
  unmount();
  await signOut();
  await renderAt(at);
  await loginScreen();
  expect(screen.getByRole("status")).toHaveTextContent(words);
});

test("a logout by choice needs no words, in this tab and in another one", async () => {
  const { router, user } = await renderAt("/myaccount", { as: "viewer" });
  await act(() => router.navigate("/logout"));
  await loginScreen();
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  await logIn(user, "viewer");
  await screen.findByRole("heading", { name: "My Projects" });
  // The other tab's logout takes away what both share.
  act(() => writePreference(hasSignedIn, undefined));
  await act(() => signOut());
  await loginScreen();
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

test("a stranger at the login reads nothing of a session", async () => {
  await renderAt("/myaccount");
  await loginScreen();
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});
