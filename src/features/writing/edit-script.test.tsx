import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderAt } from "@/testing/render-at";
import { countCalls, watchRequests } from "@/testing/requests";
import { textIn } from "@/testing/text-in";
import { appendText } from "@/testing/type-at";
import type { Story, World } from "../../../mocks/world";

const address = "/story/story-1/edit-script";

function storyOf({ state }: World): Story {
  const story = state.stories["story-1"];
  if (!story) throw new Error("The seed has lost its story");
  return story;
}
const oneScript = (world: World) =>
  Object.assign(storyOf(world).script_help, {
    prepared: true,
    text: "INT. KITCHEN - DAY\n\nBOB\nToast!",
    feedback: "",
  });
const own = () => screen.findByRole("textbox", { name: "Current Script" });
const ownText = async () => textIn(await own());
const recommendation = () => screen.findByRole("region", { name: "AI Script Recommendation" });

test("a missing recommendation is generated and can be used", async () => {
  const { user, world } = await renderAt(address, { as: "editor" });
  const before = storyOf(world).script;
  await user.click(await screen.findByRole("button", { name: "Use This Script" }));
  expect(await ownText()).toBe(storyOf(world).script_help.text);
  expect(storyOf(world).script).toBe(before);
});
test("unsaved edits are not replaced without asking", async () => {
  const { user } = await renderAt(address, { as: "owner", given: oneScript });
  await appendText(user, await own(), "!");
  await user.click(await screen.findByRole("button", { name: "Use This Script" }));
  const dialog = screen.getByRole("alertdialog", { name: "Replace your unsaved script?" });
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect(await ownText()).toMatch(/!$/);
  await user.click(screen.getByRole("button", { name: "Use This Script" }));
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Replace" }));
  expect(await ownText()).toBe("INT. KITCHEN - DAY\n\nBOB\nToast!");
});

test("saving returns to the story; a failure keeps the text", async () => {
  const { user, world, router } = await renderAt(address, { as: "editor", given: oneScript });
  world.faults.set("POST /script/edit-script", { status: 500, times: 1 });
  await user.click(await screen.findByRole("button", { name: "Use This Script" }));
  await user.click(screen.getByRole("button", { name: "Save Script" }));
  expect(await screen.findByText("Failed to update script. Please try again.")).toBeVisible();
  expect(await ownText()).toMatch(/Toast!$/);
  await user.click(screen.getByRole("button", { name: "Save Script" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/story/story-1"));
  expect(storyOf(world).script).toMatch(/Toast!$/);
});

test("Ctrl+S saves the script once and stays; the browser's own dialog never opens", async () => {
  const { user, world, router } = await renderAt(address, { as: "editor", given: oneScript });
  const sent = watchRequests();
  await appendText(user, await own(), "THE END");
  const wasLeftToBrowser = () => fireEvent.keyDown(document.body, { key: "s", ctrlKey: true });
  expect(wasLeftToBrowser()).toBe(false);
  expect(await screen.findByText("Saved")).toBeVisible();
  expect(storyOf(world).script).toMatch(/THE END$/);
  expect(wasLeftToBrowser()).toBe(false);
  expect(fireEvent.keyDown(await own(), { key: "ы", code: "KeyS", metaKey: true })).toBe(false);
  expect(countCalls(sent, "POST /script/edit-script")).toBe(1);
  expect(router.state.location.pathname).toBe(address);
  expect(fireEvent.keyDown(document.body, { key: "o", code: "KeyS", ctrlKey: true })).toBe(true);
  expect(await ownText()).toMatch(/THE END$/);
});

test("feedback generates a new recommendation, a reset starts over", async () => {
  const { user, world } = await renderAt(address, { as: "editor", given: oneScript });
  const region = await recommendation();
  expect(await within(region).findByText("Toast!")).toBeVisible();
  await user.type(screen.getByRole("textbox", { name: "Feedback" }), "longer");
  await user.click(screen.getByRole("button", { name: "Update Recommendation" }));
  await waitFor(() => expect(within(region).queryByText("Toast!")).not.toBeInTheDocument());
  expect(storyOf(world).script_help.feedback).toBe("longer");
  await screen.findByRole("button", { name: "Use This Script" });
  await user.click(screen.getByRole("button", { name: "Reset" }));
  await waitFor(() => expect(storyOf(world).script_help.feedback).toBe(""));
});

test.each([
  ["Update Recommendation", "POST /script/feedback", "Failed to update recommendation. Please try again."],
  ["Reset", "POST /script/generate-script-recommendation", "Failed to reset recommendation. Please try again."],
] as const)("%s that fails says so and the old one stays", async (button, line, text) => {
  const { user, world } = await renderAt(address, { as: "owner", given: oneScript });
  world.faults.set(line, { status: 500 });
  await user.type(await screen.findByRole("textbox", { name: "Feedback" }), "longer");
  await within(await recommendation()).findByText("Toast!");
  await user.click(screen.getByRole("button", { name: button }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(within(await recommendation()).getByText("Toast!")).toBeVisible();
});

test.each([
  ["GET /script/get-recommendation", "Failed to fetch recommendation. Please try again."],
  ["POST /script/generate-script-context", "Failed to generate script recommendation. Please try again."],
  ["POST /script/generate-script-recommendation", "Failed to generate script recommendation. Please try again."],
] as const)("%s that fails says so and is tried again by the user", async (line, text) => {
  const { user } = await renderAt(address, {
    as: "owner",
    given: ({ faults }) => faults.set(line, { status: 500, times: 1 }),
  });
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "Use This Script" })).toBeVisible();
});

test.each(["viewer", "commenter"] as const)("a %s reads and starts nothing", async (as) => {
  const { world } = await renderAt(address, { as });
  expect(await screen.findByText("No recommendation yet.")).toBeVisible();
  expect(storyOf(world).script_help.prepared).toBe(false);
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Save|Use|Update|Reset/ })).not.toBeInTheDocument();
});

test("a story that does not load, or is not there, says so", async () => {
  const failing = await renderAt(address, {
    as: "owner",
    given: ({ faults }) => faults.set("GET /story/:story_id/details", { status: 500 }),
  });
  expect(await screen.findByText("Failed to fetch story details")).toBeVisible();
  failing.unmount();
  failing.world.faults.clear();
  await renderAt("/story/nowhere/edit-script", { as: "owner" });
  expect(await screen.findByText("Story not found.")).toBeVisible();
});
