import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fromScriptMedia } from "@/routing/referrer";
import { renderAt } from "@/testing/render-at";
import { holdAnswers } from "@/testing/requests";

const address = "/new-character/project-1";
const state = fromScriptMedia("story-1");

test("a character is added by its name, and the project is shown again", async () => {
  const { user, world, router } = await renderAt(address, { as: "editor" });
  const save = await screen.findByRole("button", { name: "Save" });
  expect(save).toBeDisabled();
  await user.type(screen.getByLabelText("Name"), "   ");
  expect(save).toBeDisabled();
  await user.type(screen.getByLabelText("Name"), "Rex ");
  await user.click(save);
  await waitFor(() => expect(router.state.location.pathname).toBe("/project/project-1"));
  expect(Object.values(world.state.characters)).toContainEqual(
    expect.objectContaining({ name: "Rex", project_id: "project-1" }),
  );
  expect(await screen.findByRole("link", { name: "Rex" })).toBeVisible();
});

test("whoever came from Create Media goes back there, saved or cancelled", async () => {
  const saving = await renderAt(address, { as: "owner", state });
  expect(await screen.findByRole("link", { name: "Create Media" })).toHaveAttribute(
    "href",
    "/story/story-1/script-media",
  );
  await saving.user.type(await screen.findByLabelText("Name"), "Rex{Enter}");
  await waitFor(() => expect(saving.router.state.location.pathname).toBe("/story/story-1/script-media"));
  saving.unmount();

  const leaving = await renderAt(address, { as: "owner", state });
  await leaving.user.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(leaving.router.state.location.pathname).toBe("/story/story-1/script-media");
});

test("cancel leads to the project and adds nothing", async () => {
  const { user, world, router } = await renderAt(address, { as: "owner" });
  const before = Object.keys(world.state.characters).length;
  await user.type(await screen.findByLabelText("Name"), "Rex");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(router.state.location.pathname).toBe("/project/project-1");
  expect(Object.keys(world.state.characters)).toHaveLength(before);
});

test.each([
  { fault: { status: 500 }, text: "Failed to create character: HTTP error 500" },
  { fault: { status: 400, error: "Bob is there already" }, text: "Failed to create character: Bob is there already" },
])("a refusal is told ($text), the name stays, and another try succeeds", async ({ fault, text }) => {
  const { user, router } = await renderAt(address, {
    as: "owner",
    given: (world) => world.faults.set("POST /character/create", { ...fault, times: 1 }),
  });
  await user.type(await screen.findByLabelText("Name"), "Rex{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  expect(screen.getByLabelText("Name")).toHaveValue("Rex");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/project/project-1"));
});

test("two clicks add one character", async () => {
  const { user, world, router } = await renderAt(address, { as: "owner" });
  const release = holdAnswers("/character/create");
  await user.type(await screen.findByLabelText("Name"), "Rex");
  await user.dblClick(screen.getByRole("button", { name: "Save" }));
  release();
  await waitFor(() => expect(router.state.location.pathname).toBe("/project/project-1"));
  expect(Object.values(world.state.characters).filter(({ name }) => name === "Rex")).toHaveLength(1);
});

test("a viewer gets no form", async () => {
  await renderAt(address, { as: "viewer" });
  expect(await screen.findByText("Only the owner and editors of a project can add characters.")).toBeVisible();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});

test("a project that does not exist is not found", async () => {
  await renderAt("/new-character/nowhere", { as: "owner" });
  expect(await screen.findByText("Project not found.")).toBeVisible();
});
