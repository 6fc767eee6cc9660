import { fireEvent, screen, waitFor } from "@testing-library/react";
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

const line = () => document.querySelector("[data-line]")?.getAttribute("data-line");

test.each([
  ["Export film", () => fireEvent.click(screen.getByRole("button", { name: "Export film" }))],
  ["Keyboard shortcuts", () => fireEvent.keyDown(document.body, { key: "?" })],
])("it pauses behind the dialog %s", async (name, openDialog) => {
  await renderAt(film, { as: "viewer", given: sixLines });
  await slider();
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  openDialog();
  await screen.findByRole("dialog", { name });
  await waitFor(() => expect(screen.queryByRole("button", { name: "Pause", hidden: true })).not.toBeInTheDocument());
});

test("the address follows where the film rests, and coming back opens it there", async () => {
  const { router, user } = await renderAt(film, { as: "viewer", given: sixLines });
  await slider();
  const entries: string[] = [];
  router.subscribe(({ historyAction, location }) => entries.push(`${historyAction} ${location.search}`));
  const next = screen.getByRole("button", { name: "Next shot" });
  for (let steps = 0; steps < 3; steps++) fireEvent.click(next);
  await waitFor(() => expect(router.state.location.search).toBe("?line=4"));
  expect(entries).toEqual(["REPLACE ?line=4"]);
  fireEvent.click(next);
  fireEvent.click(screen.getByRole("button", { name: "Previous scene" }));
  fireEvent.click(screen.getByRole("button", { name: "Next shot" }));
  await waitFor(() => expect(router.state.location.search).toBe("?line=5"));
  expect(line()).toBe("5");
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  await waitFor(() => expect(line()).toBe("6"));
  expect(router.state.location.search).toBe("?line=5");
  await user.click(screen.getByRole("link", { name: "Boards" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/story/story-1/boards"));
  await router.navigate(-1);
  await slider();
  expect(router.state.location).toMatchObject({ pathname: film, search: "?line=6" });
  await waitFor(() => expect(line()).toBe("6"));
  await router.navigate(`${film}?line=2`);
  await waitFor(() => expect(line()).toBe("2"));
  await router.navigate(-1);
  await waitFor(() => expect(line()).toBe("6"));
});

test("the words of a card can be scrolled while the film stands, and go with its time while it plays", async () => {
  const given = (world: World) => {
    sixLines(world);
    for (const each of storyOf(world).lines) each.dialogue_text = "Word after word. ".repeat(100);
  };
  await renderAt(film, { as: "viewer", given });
  const position = await slider();
  const card = screen.getByRole("region", { name: "Card of line 1" });
  expect(card).toHaveAttribute("tabindex", "0");
  Object.defineProperties(card, { scrollHeight: { value: 400 }, clientHeight: { value: 100 } });
  fireEvent.change(position, { target: { value: "1" } });
  const atOneSecond = card.scrollTop;
  expect(atOneSecond).toBeGreaterThan(0);
  card.scrollTop = 250;
  fireEvent.change(screen.getByRole("combobox", { name: "Speed" }), { target: { value: "2" } });
  expect(card.scrollTop).toBe(250);
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  expect(screen.queryByRole("region", { name: "Card of line 1" })).not.toBeInTheDocument();
});
