import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fromScriptMedia } from "@/routing/referrer";
import { installFakeClock, advanceTime } from "@/testing/clock";
import { renderAt } from "@/testing/render-at";
import type { Character, World } from "../../../mocks/world";

const address = "/character-image/character-1";
const generate = "POST /character-image/:character_id/generate-image";
const details = "GET /character-image/:character_id/details";

function bobOf({ state }: World): Character {
  const bob = state.characters["character-1"];
  if (!bob) throw new Error("The seed has lost Bob");
  return bob;
}

/** Opens the screen with a clock that runs by itself and can be pushed on. */
async function open(visit: Parameters<typeof renderAt>[1]) {
  installFakeClock();
  return renderAt(address, visit);
}
const button = () => screen.findByRole("button", { name: "Generate Character Image" });

test("an image is made from the description and shown once it has loaded", async () => {
  const { user, world } = await open({ as: "editor" });
  expect(await screen.findByText("No image yet.")).toBeVisible();
  await user.click(await button());
  expect(await screen.findByRole("progressbar", { name: "Character image" })).toHaveAttribute("aria-valuenow", "10");
  expect(await button()).toHaveAttribute("aria-disabled", "true");
  expect(document.title).toMatch(/^10% Image of BOB/);
  await advanceTime(3_000);

  const image = await screen.findByRole("img", { name: "Image of BOB" });
  expect(image).toHaveAttribute("src", expect.stringContaining(bobOf(world).image_file));
  expect(screen.getByText("Finalizing...")).toBeVisible();
  fireEvent.load(image);
  expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");
  expect(screen.getByText("Complete")).toBeVisible();
  expect(document.title).toMatch(/^Image of BOB/);
});

test("without a description its field stands open, and nothing is sent", async () => {
  const { user, world } = await open({ as: "owner", given: (seeded) => void (bobOf(seeded).image_description = "  ") });
  await user.click(await button());
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Please provide a character description before generating an image",
  );
  expect(bobOf(world).generation_status).toBe("");

  await user.clear(screen.getByRole("textbox", { name: "Image description" }));
  await user.type(screen.getByRole("textbox", { name: "Image description" }), "A mild man");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("A mild man")).toBeVisible();
  expect(bobOf(world).image_description).toBe("A mild man");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("the field that stands open leaves the focus to the heading, and can be closed", async () => {
  const { user } = await open({ as: "owner", given: (seeded) => void (bobOf(seeded).image_description = "") });
  const field = await screen.findByRole("textbox", { name: "Image description" });
  expect(field).not.toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.getByText("No description yet.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Edit image description" }));
  expect(screen.getByRole("textbox", { name: "Image description" })).toHaveFocus();
});

test("a description that was not saved stays typed, with the reason", async () => {
  const { user } = await open({
    as: "owner",
    given: ({ faults }) => faults.set("PUT /character-image/:character_id/update-description", { status: 503 }),
  });
  await user.click(await screen.findByRole("button", { name: "Edit image description" }));
  await user.type(screen.getByRole("textbox", { name: "Image description" }), " And a hat.");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Failed to update description: HTTP error 503")).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Image description" })).toHaveDisplayValue(/And a hat\.$/);
});

test("a request that is not answered in 30 s is no error: the status is polled", async () => {
  const { user, world } = await open({ as: "owner" });
  world.faults.set(generate, { hang: true });
  await user.click(await button());
  expect(await screen.findByText("Preparing...")).toBeVisible();
  await advanceTime(30_000);
  expect(await screen.findByText("Image generation may take longer. Polling for status...")).toBeVisible();
  // The back end has not begun yet: nothing is claimed.
  await advanceTime(6_000);
  expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "30");
  bobOf(world).generation_status = "pending";
  await advanceTime(3_000);
  Object.assign(bobOf(world), { generation_status: "completed", image_file: "bob.png" });
  await advanceTime(3_000);
  expect(await screen.findByRole("img", { name: "Image of BOB" })).toHaveAttribute(
    "src",
    expect.stringContaining("bob.png"),
  );
  expect(screen.queryByText(/may take longer/)).not.toBeInTheDocument();
});

test.each([
  { fault: { status: 500 }, text: "Failed to initiate image generation: HTTP error 500" },
  { fault: { status: 402, error: "No credit left" }, text: "Failed to initiate image generation: No credit left" },
  { fault: { reset: true }, text: /^Unexpected error: / },
])("a start that fails says $text and polls nothing", async ({ fault, text }) => {
  const { user, world } = await open({ as: "owner" });
  world.faults.set(generate, { ...fault, times: 1 });
  await user.click(await button());
  expect((await screen.findByRole("alert")).textContent).toMatch(text);
  expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
  expect(await button()).not.toHaveAttribute("aria-disabled");
});

test("an image that failed says why, and another try can succeed", async () => {
  const { user, world } = await open({ as: "owner" });
  const make = vi.spyOn(world.media, "make").mockRejectedValueOnce(new Error("The brush broke"));
  await user.click(await button());
  await advanceTime(3_000);
  expect(await screen.findByText("Image generation failed: The brush broke")).toBeVisible();
  await user.click(await button());
  await advanceTime(3_000);
  expect(await screen.findByRole("img", { name: "Image of BOB" })).toBeInTheDocument();
  expect(screen.queryByText(/The brush broke/)).not.toBeInTheDocument();
  make.mockRestore();
});

test("an image under way on arrival is followed, with the old one in sight, until it is there", async () => {
  const { world } = await open({
    as: "viewer",
    given: (seeded) => Object.assign(bobOf(seeded), { generation_status: "pending", image_file: "old.png" }),
  });
  expect(await screen.findByRole("progressbar")).toHaveAttribute("aria-valuenow", "10");
  fireEvent.load(screen.getByRole("img", { name: "Image of BOB" }));
  // A read that fails says nothing about the image.
  world.faults.set(details, { status: 500, times: 2 });
  await advanceTime(6_000);
  expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "10");
  Object.assign(bobOf(world), { generation_status: "completed", image_file: "new.png" });
  await advanceTime(3_000);
  await waitFor(() =>
    expect(screen.getByRole("img", { name: "Image of BOB" })).toHaveAttribute(
      "src",
      expect.stringContaining("new.png"),
    ),
  );
  expect(document.querySelector('img[src*="old.png"]')).toBeInTheDocument();
  expect(screen.getByText("Finalizing...")).toBeVisible();
});

test("after five minutes it gives up, and can be tried again", async () => {
  const { world } = await open({ as: "owner", given: (seeded) => void (bobOf(seeded).generation_status = "pending") });
  await screen.findByRole("progressbar");
  expect(await button()).toHaveAttribute("aria-disabled", "true");
  await advanceTime(303_000);
  expect(await screen.findByText("Image generation took too long. Please try again later.")).toBeVisible();
  expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
  expect(await button()).not.toHaveAttribute("aria-disabled");
  expect(bobOf(world).generation_status).toBe("pending");
});

test.each(["viewer", "commenter"] as const)(
  "a %s sees the image and its description and changes nothing",
  async (as) => {
    await open({ as, given: (seeded) => void (bobOf(seeded).image_file = "bob.png") });
    expect(await screen.findByRole("img", { name: "Image of BOB" })).toBeInTheDocument();
    expect(screen.getByText(/A mild, goofy man/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Generate Character Image" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Edit image description" })).not.toBeInTheDocument();
  },
);

test("a failed load is told and tried again; the way back leads to where one came from", async () => {
  const { user } = await open({
    as: "owner",
    state: fromScriptMedia("story-1"),
    given: ({ faults }) => faults.set(details, { status: 500, times: 1 }),
  });
  expect(await screen.findByText("Failed to fetch character details")).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to Create Media" })).toHaveAttribute(
    "href",
    "/story/story-1/script-media",
  );
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await button()).toBeVisible();
});

test("the picture is made from what stands in the description, which is saved first", async () => {
  const { user, world } = await open({ as: "editor" });
  await user.click(await screen.findByRole("button", { name: "Edit image description" }));
  const field = screen.getByRole("textbox", { name: "Image description" });
  await user.clear(field);
  await user.click(field);
  await user.paste("A tall woman in red");
  world.faults.set("PUT /character-image/:character_id/update-description", { status: 500, times: 1 });
  await user.click(await button());
  expect(await screen.findByText("Failed to update description: HTTP error 500")).toBeVisible();
  expect(bobOf(world).generation_status).toBe("");

  await user.click(await button());
  expect(await screen.findByRole("progressbar", { name: "Character image" })).toBeVisible();
  expect(bobOf(world).image_description).toBe("A tall woman in red");
});

test("whoever leaves before the start is answered and comes back follows the picture", async () => {
  const { user, world, router } = await open({
    as: "editor",
    given: ({ faults }) => void faults.set(generate, { delay: 5_000 }),
  });
  await user.click(await button());
  await act(() => router.navigate("/character/character-1"));
  await screen.findByRole("heading", { name: "BOB" });
  await act(() => router.navigate(address));
  expect(await button()).toHaveAttribute("aria-disabled", "true");
  await advanceTime(6_000);
  await advanceTime(6_000);
  expect(await screen.findByRole("img", { name: "Image of BOB" })).toHaveAttribute(
    "src",
    expect.stringContaining(bobOf(world).image_file),
  );
});
