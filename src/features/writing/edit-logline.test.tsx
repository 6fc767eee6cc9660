import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { refocusWindow } from "@/testing/look-again";
import { renderAt } from "@/testing/render-at";
import { holdCalls, watchRequests } from "@/testing/requests";
import { server } from "../../../mocks/server";
import type { Story, World } from "../../../mocks/world";

const address = "/story/story-1/edit-logline";
const generate = "POST /logline/generate-recommendations";

function storyOf({ state }: World): Story {
  const story = state.stories["story-1"];
  if (!story) throw new Error("The seed has lost its story");
  return story;
}
/** The story already has two recommendations and a placeholder. */
const twoLoglines = (world: World) =>
  Object.assign(storyOf(world).logline_help, {
    prepared: true,
    text: '1. "Dogs rule."\n2. **Cats object.**\n3. [Logline 3]',
    feedback: "Shorter",
  });
const own = () => screen.findByRole("textbox", { name: "Current Logline" });

test("missing recommendations are generated once, and the feedback field shows the last feedback", async () => {
  const { world } = await renderAt(address, { as: "editor" });
  expect((await screen.findAllByRole("radio")).length).toBeGreaterThan(1);
  expect(storyOf(world).logline_help.prepared).toBe(true);
  expect(screen.getByRole("link", { name: "Back to story" })).toHaveAttribute("href", "/story/story-1");
});

test("recommendations that somebody else has removed are not generated again by themselves", async () => {
  const { world } = await renderAt(address, { as: "editor", given: twoLoglines });
  expect(await screen.findAllByRole("radio")).toHaveLength(2);
  storyOf(world).logline_help = { prepared: true, text: "", feedback: "" };
  const sent = watchRequests();
  await refocusWindow();
  await waitFor(() => expect(screen.queryAllByRole("radio")).toEqual([]));
  expect(sent.filter((one) => one.startsWith("POST"))).toEqual([]);
});

test("Apply Selected puts the choice into the field without a save; without a choice it does nothing", async () => {
  const { user, world } = await renderAt(address, { as: "editor", given: twoLoglines });
  const before = storyOf(world).logline;
  expect(await screen.findAllByRole("radio")).toHaveLength(2);
  expect(screen.getByRole("textbox", { name: "Feedback" })).toHaveValue("Shorter");
  await user.click(screen.getByRole("button", { name: "Apply Selected" }));
  expect(await own()).toHaveValue(before);
  await user.click(screen.getByRole("radio", { name: "Cats object." }));
  await user.click(screen.getByRole("button", { name: "Apply Selected" }));
  expect(await own()).toHaveValue("Cats object.");
  expect(storyOf(world).logline).toBe(before);
});

test("a list of placeholders only is generated again; if that brings no other, it is an error", async () => {
  const { user, world } = await renderAt(address, {
    as: "editor",
    given: (before) => {
      Object.assign(storyOf(before).logline_help, { prepared: true, text: "1. [Logline 1]\n2. [Logline 2]" });
      before.faults.set(generate, { status: 200, body: '{"recommendations":"1. [Logline 1]"}' });
    },
  });
  expect(await screen.findByText("Failed to generate recommendations")).toBeVisible();
  world.faults.clear();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect((await screen.findAllByRole("radio")).length).toBeGreaterThan(1);
});

test("unsaved edits are not replaced without asking", async () => {
  const { user } = await renderAt(address, { as: "owner", given: twoLoglines });
  await user.type(await own(), " Mine.");
  const typed = (await own()).textContent;
  await user.click(await screen.findByRole("radio", { name: "Dogs rule." }));
  await user.click(screen.getByRole("button", { name: "Apply Selected" }));
  const dialog = screen.getByRole("alertdialog", { name: "Replace your unsaved logline?" });
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect(await own()).toHaveTextContent(typed);
  await user.click(screen.getByRole("button", { name: "Apply Selected" }));
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Replace" }));
  expect(await own()).toHaveValue("Dogs rule.");
});

test("where nothing was written there is nothing to save", async () => {
  const { user } = await renderAt(address, {
    as: "editor",
    given: (world) => {
      twoLoglines(world);
      storyOf(world).logline = "";
    },
  });
  await own();
  const save = screen.getByRole("button", { name: "Save Logline" });
  expect(save).toBeDisabled();
  await user.type(await own(), "Mine.");
  expect(save).toBeEnabled();
  await user.click(save);
  await screen.findByText("Mine.", { selector: "p" });
});

test("saving returns to the story; a failure keeps the text", async () => {
  const { user, world, router } = await renderAt(address, { as: "editor", given: twoLoglines });
  world.faults.set("POST /logline/edit-logline", { status: 500, times: 1 });
  await user.clear(await own());
  await user.type(await own(), "Mine.");
  await user.click(screen.getByRole("button", { name: "Save Logline" }));
  expect(await screen.findByText("Failed to save logline")).toBeVisible();
  expect(await own()).toHaveValue("Mine.");
  await user.click(screen.getByRole("button", { name: "Save Logline" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/story/story-1"));
  expect(storyOf(world).logline).toBe("Mine.");
  expect(await screen.findByText("Mine.", { selector: "p" })).toBeVisible();
});

test("feedback generates new recommendations; a reset clears it and starts over", async () => {
  const { user, world } = await renderAt(address, { as: "editor", given: twoLoglines });
  const feedback = await screen.findByRole("textbox", { name: "Feedback" });
  await screen.findByRole("radio", { name: "Dogs rule." });
  await user.clear(feedback);
  expect(screen.getByRole("button", { name: "Update Recommendations" })).toBeDisabled();
  await user.type(feedback, "funnier");
  await user.click(screen.getByRole("button", { name: "Update Recommendations" }));
  await waitFor(() => expect(screen.queryByRole("radio", { name: "Dogs rule." })).not.toBeInTheDocument());
  expect(storyOf(world).logline_help.feedback).toBe("funnier");
  expect((await screen.findAllByRole("radio")).length).toBeGreaterThan(1);
  await user.click(screen.getByRole("button", { name: "Reset" }));
  await waitFor(() => expect(storyOf(world).logline_help.feedback).toBe(""));
  expect(feedback).toHaveValue("");
});

test.each([
  ["Update Recommendations", "POST /logline/refresh-recommendation", "Failed to update recommendations"],
  ["Reset", generate, "Failed to reset recommendations"],
] as const)("%s that fails says so, and the old ones stay", async (button, line, text) => {
  const { user, world } = await renderAt(address, { as: "owner", given: twoLoglines });
  world.faults.set(line, { status: 500 });
  await screen.findByRole("radio", { name: "Dogs rule." });
  await user.click(screen.getByRole("button", { name: button }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole("radio", { name: "Dogs rule." })).toBeInTheDocument();
});

test("an answer without a text is followed by a refetch, whose failure is a failure of the update", async () => {
  const { user, world } = await renderAt(address, { as: "owner", given: twoLoglines });
  await screen.findByRole("radio", { name: "Dogs rule." });
  world.faults.set("POST /logline/refresh-recommendation", { body: "{}" });
  storyOf(world).logline_help.text = "1. Birds watch.";
  await user.click(screen.getByRole("button", { name: "Update Recommendations" }));
  expect(await screen.findByRole("radio", { name: "Birds watch." })).toBeVisible();
  world.faults.set("GET /logline/get-existing-recommendations", { status: 500, times: 1 });
  await user.type(screen.getByLabelText("Feedback"), " Please.");
  await user.click(screen.getByRole("button", { name: "Update Recommendations" }));
  expect(await screen.findByText("Failed to update recommendations")).toBeVisible();
});

test.each([
  ["GET /logline/get-existing-recommendations", "Failed to fetch recommendations"],
  ["POST /logline/generate-logline-context", "Failed to generate recommendations"],
  [generate, "Failed to generate recommendations"],
] as const)("%s that fails says so and is tried again by the user", async (line, text) => {
  const { user } = await renderAt(address, {
    as: "owner",
    given: ({ faults }) => faults.set(line, { status: 500, times: 1 }),
  });
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect((await screen.findAllByRole("radio")).length).toBeGreaterThan(1);
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test.each(["viewer", "commenter"] as const)("a %s sees what exists and starts nothing", async (as) => {
  const none = await renderAt(address, { as });
  expect(await screen.findByText("No recommendations yet.")).toBeVisible();
  expect(storyOf(none.world).logline_help.prepared).toBe(false);
  none.unmount();
  await renderAt(address, { as, given: twoLoglines });
  expect(await screen.findByText("Dogs rule.")).toBeVisible();
  for (const name of ["Apply Selected", "Update Recommendations", "Reset", "Save Logline"])
    expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  expect(screen.queryByRole("radio")).not.toBeInTheDocument();
});

test("a return while recommendations are being generated sends nothing twice", async () => {
  const asked: string[] = [];
  server.events.on("request:start", ({ request }) => {
    if (request.url.includes("/logline/generate")) asked.push(new URL(request.url).pathname);
  });
  const release = holdCalls("POST /logline/generate-logline-context");
  const { user } = await renderAt(address, { as: "editor" });
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.click(screen.getByRole("link", { name: "Back to story" }));
  await user.click(await screen.findByRole("link", { name: "Edit Logline" }));
  expect(await screen.findByText("Writing loglines...")).toBeVisible();
  release();
  expect((await screen.findAllByRole("radio")).length).toBeGreaterThan(1);
  expect(asked).toEqual(["/api/logline/generate-logline-context", "/api/logline/generate-recommendations"]);
});

test("a text that is being saved cannot be typed into", async () => {
  const { user } = await renderAt(address, {
    as: "editor",
    given: (world) => {
      twoLoglines(world);
      world.faults.set("POST /logline/edit-logline", { hang: true });
    },
  });
  await user.type(await own(), " Mine.");
  await user.click(screen.getByRole("button", { name: "Save Logline" }));
  expect(await own()).toHaveAttribute("readonly");
});
