import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { castOf, storyOf } from "@/testing/cast-story";
import { renderAt } from "@/testing/render-at";
import type { World } from "../../../mocks/world";

// The frame of a shot, the strip of its neighbours, and the face that is meant.

const film =
  (change: object = {}) =>
  (world: World) => {
    castOf(20)(world);
    Object.assign(storyOf(world).lines[7] ?? {}, {
      id: "line-8",
      image_file: "8.webp",
      video_file: "8.webm",
      ...change,
    });
  };

const clip = () => screen.queryByLabelText("Video of line 8");
const still = () => screen.queryByRole("img", { name: "Image of line 8" });

async function open(as: "viewer" | "editor", given: (world: World) => void) {
  const visit = await renderAt("/shot/line-8", { as, given });
  await screen.findByRole("heading", { name: "Shot Details - Line 8" });
  return visit;
}

test("the clip comes first, with its still as its poster; the still is one choice away", async () => {
  const { user } = await open("viewer", film());
  expect(clip()).toHaveAttribute("poster", "/api/media/8.webp");
  expect(screen.getByText("Clip ready")).toBeVisible();
  await user.click(screen.getByLabelText("Still"));
  expect(still()).toHaveAttribute("src", "/api/media/8.webp");
  expect(clip()).not.toBeInTheDocument();
});

test("without a clip the still is seen, and Clip cannot be chosen", async () => {
  await open("viewer", film({ video_file: "" }));
  expect(still()).toBeInTheDocument();
  expect(screen.getByLabelText("Clip")).toBeDisabled();
});

test("what is made anew is what one sees", async () => {
  const { user } = await open("editor", film({ audio_file: "8.wav", shot_type: "talking" }));
  await user.click(screen.getByRole("button", { name: "Generate Image" }));
  expect(still()).toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: "Generate Talking Video" }));
  expect(clip()).toBeInTheDocument();
});

test("seven shots stand around this one, which is marked, and lead to their screens", async () => {
  const { user } = await open("viewer", film());
  const strip = within(await screen.findByRole("list", { name: "Shots around this one" }));
  const numbers = strip.getAllByRole("listitem").map(({ textContent }) => textContent?.match(/Line (\d+)/)?.[1]);
  expect(numbers).toEqual(["5", "6", "7", "8", "9", "10", "11"]);
  expect(strip.getAllByRole("listitem")[3]).toHaveAttribute("aria-current", "true");
  await user.click(strip.getByRole("link", { name: /Line 10/ }));
  expect(await screen.findByRole("heading", { name: "Shot Details - Line 10" })).toBeInTheDocument();
});

test("the face that is meant stands beside the facts, and leads to where it is decided", async () => {
  await open("viewer", film());
  const face = await screen.findByRole("link", { name: "Image of BOB" });
  expect(face).toHaveAttribute("href", "/character-image/character-1");
  await waitFor(() => expect(face.querySelector("img")).toHaveAttribute("src", "/api/media/bob.webp"));
});

test("lines and mappings that cannot be read leave the shot as it is", async () => {
  await open("viewer", (world) => {
    film()(world);
    for (const line of [
      "GET /script-parsing/get-parsed-lines/:story_id",
      "GET /script-parsing/get-character-mappings/:story_id",
    ])
      world.faults.set(line, { status: 500 });
  });
  expect(clip()).toBeInTheDocument();
  expect(screen.queryByRole("list", { name: "Shots around this one" })).not.toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
