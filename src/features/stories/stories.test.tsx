import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { cast } from "@/testing/cast-story";
import { renderAt } from "@/testing/render-at";
import { holdCalls } from "@/testing/requests";
import type { World } from "../../../mocks/world";

const address = "/story/story-1";
const details = "GET /story/:story_id/details";
const storyOf = ({ state }: World) => state.stories["story-1"];

test("a story is added by its title and opened", async () => {
  const { user, world, router } = await renderAt("/new-story/project-1", { as: "editor" });
  world.faults.set("POST /story/create", { status: 500, times: 1 });
  expect(await screen.findByRole("button", { name: "Save" })).toBeDisabled();
  await user.type(screen.getByLabelText("Title"), "Harbour{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent("Failed to create story. Please try again.");
  expect(screen.getByLabelText("Title")).toHaveValue("Harbour");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/story\/./));
  const id = router.state.location.pathname.replace("/story/", "");
  expect(world.state.stories[id]).toMatchObject({ title: "Harbour", project_id: "project-1" });
});

test("an answer without an id leads to the project", async () => {
  const { user, router } = await renderAt("/new-story/project-1", {
    as: "owner",
    given: ({ faults }) => faults.set("POST /story/create", { body: "{}" }),
  });
  await user.type(await screen.findByLabelText("Title"), "Harbour{Enter}");
  await waitFor(() => expect(router.state.location.pathname).toBe("/project/project-1"));
});

test("a viewer adds no stories", async () => {
  await renderAt("/new-story/project-1", { as: "viewer" });
  expect(await screen.findByText("Only the owner and editors of a project can add stories.")).toBeVisible();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});

test("the story's screen shows its facts and links to the next screens", async () => {
  await renderAt(address, { as: "editor" });
  expect(await screen.findByRole("heading", { level: 1, name: "Traffic Control Dogs" })).toBeInTheDocument();
  expect(screen.getByText("Created by owner")).toBeVisible();
  expect(screen.getByText(/When a cloud sends its mildest pawn/)).toBeVisible();
  const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(href("Edit Logline")).toBe("/story/story-1/edit-logline");
  expect(href("Edit Script")).toBe("/story/story-1/edit-script");
  expect(href("Generate Media")).toBe("/story/story-1/script-media");
  expect(href("Edit Story Video")).toBe("/story/story-1/edit-video");
  expect(await screen.findByRole("link", { name: "Cyber Pawn Shorts" })).toHaveAttribute("href", "/project/project-1");
});

test("an address that names a line leads to its place in the script", async () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  await renderAt(`${address}?line=1`, {
    as: "viewer",
    given: (world) => {
      cast(world);
      Object.assign(storyOf(world) ?? {}, { script: "EXT. PARK - DAY\n\nBOB\nHi hello.\n" });
    },
  });
  const mark = await screen.findByText("Hi hello.", { selector: "mark" });
  expect(scrolled.mock.contexts).toContain(mark);
});

test("without a script there is nothing to make media or a film of", async () => {
  await renderAt(address, {
    as: "owner",
    given: ({ state }) => Object.assign(state.stories["story-1"] ?? {}, { script: " " }),
  });
  expect(await screen.findByText("No script yet.")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Generate Media" })).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Edit Story Video" })).not.toBeInTheDocument();
});

test.each(["viewer", "commenter"] as const)("a %s reads the story and changes nothing", async (as) => {
  await renderAt(address, { as });
  expect(await screen.findByLabelText("Minutes")).toBeDisabled();
  expect(screen.getByLabelText("Seconds")).toBeDisabled();
  expect(screen.queryByRole("button", { name: /^Edit|Delete/ })).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /^Edit (Logline|Script)/ })).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /Generate Media|Edit Story Video/ })).not.toBeInTheDocument();
});

test("the length is saved as it is chosen, never both zero", async () => {
  const { user, world } = await renderAt(address, { as: "editor" });
  const minutes = await screen.findByLabelText("Minutes");
  const seconds = screen.getByLabelText("Seconds");
  await user.selectOptions(seconds, "0");
  await waitFor(() => expect(storyOf(world)?.length).toEqual({ minutes: 3, seconds: 0 }));
  await user.selectOptions(minutes, "0");
  await waitFor(() => expect(storyOf(world)?.length).toEqual({ minutes: 0, seconds: 15 }));
  await waitFor(() => expect(within(seconds).queryByRole("option", { name: "0" })).not.toBeInTheDocument());
  expect(
    within(seconds)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["15", "30", "45"]);
});

test("of several lengths chosen during a save the last one is saved", async () => {
  const { user, world } = await renderAt(address, { as: "owner" });
  const release = holdCalls("PUT /story/:story_id/update-length", 1);
  const minutes = await screen.findByLabelText("Minutes");
  await user.selectOptions(minutes, "1");
  await user.selectOptions(minutes, "2");
  await user.selectOptions(minutes, "4");
  expect(minutes).toHaveValue("4");
  release();
  await waitFor(() => expect(storyOf(world)?.length).toEqual({ minutes: 4, seconds: 30 }));
  await waitFor(() => expect(minutes).toHaveValue("4"));
});

test("after a failed save the old length is shown with the error", async () => {
  const { user, world } = await renderAt(address, { as: "owner" });
  world.faults.set("PUT /story/:story_id/update-length", { status: 500 });
  const minutes = await screen.findByLabelText("Minutes");
  await user.selectOptions(minutes, "5");
  expect(await screen.findByText("Failed to update story length. Please try again.")).toBeVisible();
  expect(minutes).toHaveValue("3");
});

test("a title whose save failed stays in the field until it is saved", async () => {
  const { user, world } = await renderAt(address, { as: "editor" });
  world.faults.set("PUT /story/:story_id/update-title", { status: 500, times: 1 });
  await user.click(await screen.findByRole("button", { name: "Edit title" }));
  const title = screen.getByRole("textbox", { name: "Title" });
  await user.clear(title);
  await user.type(title, "Dogs{Enter}");
  expect(await screen.findByText("Failed to update title. Please try again.")).toBeVisible();
  expect(title).toHaveValue("Dogs");
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("heading", { level: 1, name: "Dogs" })).toBeInTheDocument();
  expect(storyOf(world)?.title).toBe("Dogs");
});

test("the owner deletes a story after having been asked; a failure leaves it", async () => {
  const { user, world, router } = await renderAt(address, { as: "owner" });
  world.faults.set("DELETE /story/delete", { status: 500, times: 1 });
  const confirm = async () => {
    await user.click(await screen.findByRole("button", { name: "Delete Story" }));
    const dialog = screen.getByRole("alertdialog", { name: "Are you sure you want to delete this story?" });
    await user.click(within(dialog).getByRole("button", { name: "Delete Story" }));
  };
  await confirm();
  expect(await screen.findByText("Failed to delete story. Please try again.")).toBeVisible();
  await confirm();
  await waitFor(() => expect(router.state.location.pathname).toBe("/project/project-1"));
  expect(storyOf(world)).toBeUndefined();
  expect(await screen.findByText("The story was deleted.")).toHaveRole("status");
});

test.each([
  { created_by: "editor", may: true },
  { created_by: "user-editor", may: true },
  { created_by: "editor@studio.test", may: true },
  { created_by: "owner", may: false },
])("whether an editor may delete a story made by $created_by: $may", async ({ created_by, may }) => {
  await renderAt(address, {
    as: "editor",
    given: ({ state }) => Object.assign(state.stories["story-1"] ?? {}, { created_by }),
  });
  expect(await screen.findByText(`Created by ${created_by}`)).toBeVisible();
  expect(screen.queryAllByRole("button", { name: "Delete Story" })).toHaveLength(may ? 1 : 0);
});

test("an unknown story is not found; one that fails to load can be retried", async () => {
  const nowhere = await renderAt("/story/nowhere", { as: "owner" });
  expect(await screen.findByText("Story not found.")).toBeVisible();
  nowhere.unmount();
  const { user } = await renderAt(address, {
    as: "owner",
    given: ({ faults }) => faults.set(details, { status: 500, times: 1 }),
  });
  expect(await screen.findByText("Failed to fetch story details")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Created by owner")).toBeVisible();
});
