import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { storyOf } from "@/testing/cast-story";
import { renderAt } from "@/testing/render-at";
import { sixLines } from "@/testing/six-lines";
import type { World } from "../../../mocks/world";

const film = "/story/story-1/film";
const slider = () => screen.findByRole("slider", { name: "Position" });

test("a heading without end takes three lines of the list, and is whole in its title", async () => {
  const heading = "INT. ROOM ".repeat(40).trim();
  const given = (world: World) => {
    sixLines(world);
    for (const each of storyOf(world).lines) each.scene_location = heading;
  };
  await renderAt(film, { as: "viewer", given });
  await slider();
  expect(screen.getByTitle(heading)).toHaveClass("line-clamp-3");
});

test.each(["film", "boards"])("the %s that has nothing to show stands where the loaded one does", async (room) => {
  const offset = () => document.querySelector("h1")?.closest(".mx-auto")?.className;
  const { unmount } = await renderAt(`/story/story-1/${room}`, { as: "viewer" });
  await screen.findByText("The script has not been parsed yet.");
  const empty = offset();
  unmount();
  await renderAt(`/story/story-1/${room}`, { as: "viewer", given: sixLines });
  await waitFor(() => expect(screen.queryByText("The script has not been parsed yet.")).not.toBeInTheDocument());
  await screen.findByText(/^Line 1 of 6|6 cards, until|6 shots/);
  expect(offset()).toBe(empty);
});
