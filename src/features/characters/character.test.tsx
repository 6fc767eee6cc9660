import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fromScriptMedia } from "@/routing/referrer";
import { renderAt } from "@/testing/render-at";

const address = "/character/character-1";
const state = fromScriptMedia("story-1");

test("shows who made the character and leads to its voice, its image and back to the project", async () => {
  await renderAt(address, { as: "viewer" });
  expect(await screen.findByRole("heading", { level: 1, name: "BOB" })).toBeInTheDocument();
  expect(screen.getByText("Created by owner")).toBeVisible();
  expect(screen.getByRole("link", { name: "Voice" })).toHaveAttribute("href", "/character-voice/character-1");
  expect(screen.getByRole("link", { name: "Image" })).toHaveAttribute("href", "/character-image/character-1");
  expect(screen.getByRole("link", { name: "Back to project" })).toHaveAttribute("href", "/project/project-1");
});

test("the voice can be heard beside the face, and where it cannot be read, that is said there alone", async () => {
  const line = "GET /voice_gen/load-voice-settings/:character_id";
  const { user, world } = await renderAt(address, {
    as: "viewer",
    given: ({ state: known, faults }) => {
      const voice = { voice_id: "v1", name: "Daniel", voice_gender: "male", voice_age: "old", preview_url: "/v1.wav" };
      Object.assign(known.characters["character-1"] ?? {}, { voice, image_file: "" });
      faults.set(line, { status: 500 });
    },
  });
  expect(await screen.findByText("Failed to load voice settings")).toBeVisible();
  expect(screen.getByText("No image yet.")).toBeVisible();
  world.faults.clear();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "Play preview of Daniel" })).toBeVisible();
  expect(screen.getByText("Male, old")).toBeVisible();
});

test.each(["viewer", "commenter"] as const)("a %s sees no edit controls", async (as) => {
  await renderAt(address, { as });
  await screen.findByText("Created by owner");
  expect(screen.queryByRole("button", { name: "Edit name" })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Delete Character" })).not.toBeInTheDocument();
});

test("an editor renames the character", async () => {
  const { user, world } = await renderAt(address, { as: "editor" });
  await user.click(await screen.findByRole("button", { name: "Edit name" }));
  await user.clear(screen.getByLabelText("Name"));
  await user.keyboard("{Enter}");
  expect(screen.getByText("Please enter a name.")).toBeVisible();
  await user.type(screen.getByLabelText("Name"), "Robert{Enter}");
  expect(await screen.findByRole("heading", { level: 1, name: "Robert" })).toBeInTheDocument();
  expect(world.state.characters["character-1"]?.name).toBe("Robert");
});

test("a name that was not saved stays typed, with the reason", async () => {
  const { user } = await renderAt(address, {
    as: "editor",
    given: (world) => world.faults.set("PUT /character/:character_id/update-name", { status: 500 }),
  });
  await user.click(await screen.findByRole("button", { name: "Edit name" }));
  await user.type(screen.getByLabelText("Name"), " II{Enter}");
  expect(await screen.findByText("Failed to update name. Please try again.")).toBeVisible();
  expect(screen.getByLabelText("Name")).toHaveValue("BOB II");
});

test("deleting asks first, and leads to the project", async () => {
  const { user, world, router } = await renderAt(address, { as: "editor" });
  await user.click(await screen.findByRole("button", { name: "Delete Character" }));
  const dialog = screen.getByRole("alertdialog", { name: "Are you sure you want to delete this character?" });
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect(world.state.characters).toHaveProperty("character-1");

  await user.click(screen.getByRole("button", { name: "Delete Character" }));
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete Character" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/project/project-1"));
  expect(world.state.characters).not.toHaveProperty("character-1");
});

test("a character that could not be deleted stays, with the reason", async () => {
  const { user, router } = await renderAt(address, {
    as: "owner",
    given: (world) => world.faults.set("DELETE /character/delete", { status: 500 }),
  });
  await user.click(await screen.findByRole("button", { name: "Delete Character" }));
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete Character" }));
  expect(await screen.findByText("Failed to delete character. Please try again.")).toBeVisible();
  expect(router.state.location.pathname).toBe(address);
});

test("from Create Media the way back, the links and the end of a deletion lead there", async () => {
  const { user, router } = await renderAt(address, { as: "owner", state });
  expect(await screen.findByRole("link", { name: "Back to Create Media" })).toHaveAttribute(
    "href",
    "/story/story-1/script-media",
  );
  await user.click(screen.getByRole("link", { name: "Voice" }));
  expect(await screen.findByRole("heading", { name: "Voice of BOB" })).toBeVisible();
  expect(router.state.location.state).toEqual(state);
  expect(screen.getByRole("link", { name: "Back to Create Media" })).toBeVisible();

  await router.navigate(-1);
  await user.click(await screen.findByRole("button", { name: "Delete Character" }));
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete Character" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/story/story-1/script-media"));
});

test.each([
  { fault: { status: 500 }, text: "Failed to fetch character details" },
  { fault: { status: 403, error: "This is not your project" }, text: "This is not your project" },
])("a failed load says '$text' and can be tried again", async ({ fault, text }) => {
  const { user } = await renderAt(address, {
    as: "owner",
    given: (world) => world.faults.set("GET /character/:character_id/details", { ...fault, times: 1 }),
  });
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Created by owner")).toBeVisible();
});

test.each(["/character/nobody", "/character-voice/nobody", "/character-image/nobody", "/character/.."])(
  "%s is not found",
  async (nowhere) => {
    await renderAt(nowhere.replace("..", "%2e%2e%2f"), { as: "owner" });
    expect(await screen.findByText("Character not found.")).toBeVisible();
  },
);
