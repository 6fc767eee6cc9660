import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { rewriteAnswers } from "@/faults/rewritten";
import { cast, storyOf } from "@/testing/cast-story";
import { putAllInSight } from "@/testing/in-sight";
import { renderAt } from "@/testing/render-at";
import { watchRequests } from "@/testing/requests";
import type { World } from "../../../mocks/world";

/** The first line has its picture, the second has none. */
function withPicture(world: World) {
  cast(world);
  const [line] = storyOf(world).lines;
  if (line) line.image_file = "2.webp";
}

function withFilm(world: World) {
  withPicture(world);
  const story = storyOf(world);
  for (const line of story.lines) Object.assign(line, { image_file: "2.webp", video_file: "2.webm" });
  story.video = { file: "film.webm", created_at: "2026-11-22T10:00:00Z", video_count: 2, duration: 83, file_size: 1 };
}

const cardOf = async (name: string) => {
  const card = (await screen.findByRole("heading", { level: 3, name })).closest("li");
  if (!card) throw new Error(`${name} has no card`);
  return card;
};
const pictureIn = (card: HTMLElement) => card.querySelector("img")?.getAttribute("src");

test("a project's card has the first still of its story, how many there are and how far they are", async () => {
  putAllInSight();
  await renderAt("/projectlist", { as: "owner", given: withPicture });
  const card = await cardOf("Cyber Pawn Shorts");
  expect(await within(card).findByText("1 story · Making pictures, 1 of 2 shots")).toBeVisible();
  expect(pictureIn(card)).toMatch(/2\.webp$/);
  expect(within(card).getByRole("link")).toHaveAttribute("href", "/project/project-1");
});

test("until its picture is there, a card has its title in the place of it", async () => {
  putAllInSight();
  await renderAt("/projectlist", { as: "owner", given: withPicture });
  const card = await cardOf("Cyber Pawn Shorts");
  await waitFor(() => expect(pictureIn(card)).toMatch(/2\.webp$/));
  const cover = within(card).getByText("1 story");
  const picture = card.querySelector("img");
  if (picture) fireEvent.load(picture);
  expect(cover).not.toBeInTheDocument();
});

test("what is not in sight is not read", async () => {
  const sent = watchRequests();
  await renderAt("/projectlist", { as: "owner", given: withPicture });
  await cardOf("Cyber Pawn Shorts");
  expect(sent.filter((one) => one.includes("/story"))).toEqual([]);
});

test.each([
  ["no story", "GET /story/list", "{}"],
  ["no lines", "GET /script-parsing/get-parsed-lines/:story_id", "{}"],
])("of a project that tells %s the card has its title, and nothing is said of it", async (_, line, body) => {
  putAllInSight();
  await renderAt("/projectlist", {
    as: "owner",
    given(world) {
      withPicture(world);
      world.faults.set(line, { status: 500, body });
    },
  });
  const card = await cardOf("Cyber Pawn Shorts");
  await waitFor(() => expect(within(card).getAllByText("Cyber Pawn Shorts")).toHaveLength(2));
  expect(pictureIn(card)).toBeUndefined();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("a picture that cannot be loaded gives way to the script", async () => {
  putAllInSight();
  await renderAt("/project/project-1", { as: "owner", given: withPicture });
  const card = await cardOf("Traffic Control Dogs");
  await waitFor(() => expect(pictureIn(card)).toMatch(/2\.webp$/));
  const picture = card.querySelector("img");
  if (picture) fireEvent.error(picture);
  expect(await within(card).findAllByText(/^EXT\. /)).not.toHaveLength(0);
});

test.each([
  ["Write the script", "/story/story-1/edit-script", (world: World) => void (storyOf(world).script = "")],
  ["Parse Script", "/story/story-1/script-media", () => undefined],
  ["Continue", "/story/story-1/script-media", withPicture],
  ["Watch", "/story/story-1/film", withFilm],
])("the caption of a story ends with what comes next: %s", async (words, to, given) => {
  putAllInSight();
  await renderAt("/project/project-1", { as: "editor", given });
  const card = within(await cardOf("Traffic Control Dogs"));
  expect(await card.findByRole("link", { name: words })).toHaveAttribute("href", to);
  expect(card.getByRole("link", { name: "Traffic Control Dogs" })).toHaveAttribute("href", "/story/story-1");
});

test("a viewer is led to a film, and to nothing that has to be made", async () => {
  putAllInSight();
  await renderAt("/project/project-1", { as: "viewer" });
  const card = within(await cardOf("Traffic Control Dogs"));
  expect(await card.findByText(/^Script written/)).toBeVisible();
  expect(card.getAllByRole("link")).toHaveLength(1);
});

test("a character has face and voice, a context item what it tells about", async () => {
  putAllInSight();
  const { user } = await renderAt("/project/project-1", { as: "viewer", given: withVoice });
  expect(await screen.findByRole("button", { name: "Play the voice of BOB" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Play the voice of BOB" }));
  expect(await screen.findByRole("button", { name: "Stop the voice of BOB" })).toBeVisible();
  expect(pictureIn(screen.getByRole("link", { name: "BOB" }).closest("li") ?? document.body)).toMatch(/bob\.webp$/);
  expect(await screen.findByText("Who runs it · What it looks like")).toBeVisible();
  expect(await screen.findByText("No information added yet.")).toBeVisible();
});

function withVoice(world: World) {
  cast(world);
  const [voice] = Object.values(world.state.voices);
  const bob = world.state.characters["character-1"];
  if (!bob || !voice) throw new Error("The sample character has changed");
  bob.voice = { ...bob.voice, voice_id: voice.voice_id, name: voice.name, preview_url: voice.preview_url };
}

test("an address that may not be used is no poster, no face and no voice", async () => {
  putAllInSight();
  rewriteAnswers((value) =>
    typeof value === "string" && value.startsWith("/api/media/") ? "javascript:alert(1)" : value,
  );
  const given = (world: World) => {
    withVoice(world);
    for (const line of storyOf(world).lines) line.image_file = "2.webp";
  };
  await renderAt("/project/project-1", { as: "viewer", given });
  expect(await within(await cardOf("Traffic Control Dogs")).findAllByText(/^EXT\. /)).not.toHaveLength(0);
  const bob = within(screen.getByRole("link", { name: "BOB" }).closest("li") ?? document.body);
  expect(await bob.findByText(/^(British|American|Scottish)$/)).toBeVisible();
  expect(bob.getByText("B")).toBeVisible();
  expect(document.querySelectorAll("[src^='javascript'], audio")).toHaveLength(0);
});

test("what is pinned comes first, then what was opened last; the pin keeps the focus", async () => {
  const given = ({ state }: World) => {
    const [sample] = Object.values(state.projects);
    if (!sample) throw new Error("The sample project has changed");
    for (const name of ["Alpha", "Beta", "Gamma", "Delta"]) state.projects[name] = { ...sample, id: name, name };
  };
  const { user, router, unmount } = await renderAt("/project/Gamma", { as: "owner", given });
  await screen.findByRole("heading", { level: 1, name: "Gamma" });
  await router.navigate("/projectlist");
  const names = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  await cardOf("Alpha");
  expect(names().slice(0, 2)).toEqual(["Gamma", "Cyber Pawn Shorts"]);
  await user.click(screen.getByRole("button", { name: "Pin Delta", pressed: false }));
  expect(names().slice(0, 2)).toEqual(["Delta", "Gamma"]);
  expect(screen.getByRole("button", { name: "Pin Delta", pressed: true })).toHaveFocus();
  unmount();
  await renderAt("/projectlist", { as: "owner" });
  await cardOf("Alpha");
  expect(names()[0]).toBe("Delta");
});
