import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { countCalls, holdAnswers, watchRequests } from "@/testing/requests";
import { textIn } from "@/testing/text-in";
import { findField, openPlace, replaceText, restoreButton, clickSave, typedText } from "@/testing/type-at";

test("Escape closes the editor and keeps its text as a draft", async () => {
  const place = { label: "Description", edit: "Edit description" };
  const { user, world } = await openPlace({ at: "/project/project-1" });
  await replaceText(user, place);
  await user.keyboard("{Escape}");
  expect(screen.getByText(world.state.projects["project-1"]?.description ?? "")).toBeVisible();
  await user.click(await screen.findByRole("button", { name: restoreButton }));
  expect(await findField(user, place)).toHaveValue(typedText);
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Discard" }));
  const question = within(screen.getByRole("alertdialog", { name: "Discard your unsaved text?" }));
  await user.click(question.getByRole("button", { name: "Cancel" }));
  expect(screen.getByRole("button", { name: restoreButton })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Discard" }));
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Discard" }));
  expect(screen.queryByRole("button", { name: restoreButton })).not.toBeInTheDocument();
});

test("a save that fails after its screen was left shows a message, and the screen offers the text", async () => {
  const release = holdAnswers("/script/edit-script");
  const { user, world, router } = await openPlace({ at: "/story/story-1/edit-script" });
  world.faults.set("POST /script/edit-script", { status: 500 });
  await replaceText(user, { label: "Current Script" });
  await user.click(screen.getByRole("button", { name: "Save Script" }));
  await screen.findByRole("button", { name: "Saving..." });
  void router.navigate("/projectlist");
  await screen.findByRole("heading", { name: "My Projects" });
  release();
  expect(await screen.findByText("Failed to update script. Please try again. Your text is kept.")).toBeVisible();
  void router.navigate(-1);
  expect(await screen.findByRole("button", { name: restoreButton })).toBeVisible();
});

test("leaving during the read before a save never overwrites somebody else's text", async () => {
  const { user, world, router } = await openPlace({ at: "/story/story-1/edit-script" });
  await replaceText(user, { label: "Current Script" });
  const story = world.state.stories["story-1"];
  if (story) story.script = "Somebody else's.";
  const sent = watchRequests();
  const release = holdAnswers("/story/story-1/details");
  await user.click(screen.getByRole("button", { name: "Save Script" }));
  await screen.findByRole("button", { name: "Saving..." });
  void router.navigate("/projectlist");
  await screen.findByRole("heading", { name: "My Projects" });
  release();
  expect(await screen.findByText("Failed to update script. Please try again. Your text is kept.")).toBeVisible();
  expect(countCalls(sent, "POST /script/edit-script")).toBe(0);
  expect(story?.script).toBe("Somebody else's.");
  void router.navigate(-1);
  expect(await screen.findByRole("button", { name: restoreButton })).toBeVisible();
});

test("logging out asks, too, and says what that means", async () => {
  const { user, router } = await openPlace({ at: "/story/story-1/edit-script" });
  await replaceText(user, { label: "Current Script" });
  void router.navigate("/logout");
  const dialog = within(await screen.findByRole("alertdialog", { name: "Log out without saving?" }));
  expect(dialog.getByText(/Logging out erases it from this device\./)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Log out" }));
  expect(await screen.findByRole("heading", { name: "Log In" })).toBeVisible();
});

test("closing the page asks only with unsaved text", async () => {
  const { user } = await openPlace({ at: "/story/story-1/edit-script" });
  const leaves = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  await screen.findByRole("textbox", { name: "Current Script" });
  expect(leaves()).toBe(true);
  await replaceText(user, { label: "Current Script" });
  expect(leaves()).toBe(false);
});

test.each(["<html>", '{"err', '{"error":"Quota"}'])(
  "an answer of %s to a save does not confirm a text that the server does not have",
  async (body) => {
    const { user, world, unmount } = await openPlace({ at: "/project/project-1" });
    const place = { label: "Description", edit: "Edit description", save: "Save" };
    world.faults.set("PUT /project/:project_id/update-description", { status: 200, body });
    const field = await replaceText(user, place);
    await clickSave(user, place);
    expect(await screen.findByText("Failed to update description. Please try again.")).toBeVisible();
    expect(textIn(field)).toBe(typedText);
    unmount();
    await openPlace({ at: "/project/project-1" }, false);
    expect(await screen.findByRole("button", { name: restoreButton })).toBeVisible();
  },
);

test("the text typed in an entry that somebody else has deleted can still be read", async () => {
  const at = "/context-information/context-1?infoId=info-1";
  const { user, world } = await openPlace({ at });
  await replaceText(user, { label: "Information" });
  const item = world.state.contexts["context-1"];
  if (item) item.information = [];
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Information not found.")).toBeVisible();
  expect(await screen.findByRole("region", { name: "Your unsaved text" })).toHaveTextContent(
    "Everything that was typed",
  );
});

test.each(["/new-story/project-1", "/new-project-context/project-1", "/createproject", "/new-character/project-1"])(
  "a name typed at %s is left by Cancel without a question, and offered on return",
  async (at) => {
    const { user, router } = await openPlace({ at });
    await user.type(await screen.findByRole("textbox"), "Rex");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("textbox")).not.toBeInTheDocument());
    void router.navigate(at);
    expect(await screen.findByRole("button", { name: restoreButton })).toBeVisible();
    expect(screen.getByText("“Rex”")).toBeVisible();
  },
);

test.each([
  ["/story/story-1/edit-logline", "POST /logline/feedback", "Failed to reset recommendations"],
  ["/story/story-1/edit-script", "POST /script/feedback", "Failed to reset recommendation. Please try again."],
] as const)("a reset at %s that fails leaves the feedback as typed", async (at, line, failure) => {
  const { user, world } = await openPlace({ at });
  world.faults.set(line, { status: 500 });
  const field = await replaceText(user, { label: "Feedback" });
  await user.click(screen.getByRole("button", { name: "Reset" }));
  expect(await screen.findByText(failure)).toBeVisible();
  expect(textIn(field)).toBe(typedText);
});

test("a successful reset clears the feedback; the typed text can be restored", async () => {
  const { user } = await openPlace({ at: "/story/story-1/edit-logline" });
  const field = await replaceText(user, { label: "Feedback" });
  await user.click(screen.getByRole("button", { name: "Reset" }));
  await waitFor(() => expect(field).toHaveValue(""));
  await user.click(await screen.findByRole("button", { name: restoreButton }));
  expect(textIn(field)).toBe(typedText);
});
