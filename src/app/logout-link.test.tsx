import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { writeDrafts } from "@/drafts/draft-store";
import { logIn } from "@/testing/log-in";
import { draftsOnDisk } from "@/testing/new-page";
import { renderAt } from "@/testing/render-at";
import { openPlace, replaceText, restoreButton } from "@/testing/type-at";

const script = { at: "/story/story-1/edit-script", label: "Current Script" };
const words = "A link has logged you out. What you had not saved is kept on this device.";

test("a link from elsewhere to /logout logs out, says so, and erases nothing that was typed", async () => {
  const { user: writer, unmount } = await openPlace(script);
  await replaceText(writer, script);
  await writeDrafts();
  unmount();
  const { user, router } = await renderAt("/logout", { as: "editor" });
  await screen.findByRole("heading", { name: "Log In" });
  expect(await draftsOnDisk()).toHaveLength(1);
  expect(screen.getByRole("status")).toHaveTextContent(words);
  expect(screen.getByRole("link", { name: "Log In" })).toBeVisible();
  await logIn(user, "editor");
  await waitFor(() => expect(router.state.location.pathname).toBe("/projectlist"));
  void router.navigate(script.at);
  expect(await screen.findByRole("button", { name: restoreButton })).toBeVisible();
});

test("a link to /logout says nothing of a session where there was none", async () => {
  await renderAt("/logout");
  await screen.findByRole("heading", { name: "Log In" });
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

test("a logout that was chosen in the menu is told, without a word of what it erased", async () => {
  const { user } = await renderAt("/myaccount", { as: "editor" });
  await user.click(screen.getByRole("button", { name: "Open menu" }));
  await user.click(screen.getByRole("link", { name: "Logout" }));
  await screen.findByRole("heading", { name: "Log In" });
  expect(screen.getByRole("status")).toHaveTextContent(/^You have been logged out\.$/);
});
