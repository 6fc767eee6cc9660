import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { cast, castOf, castWithFaults, parsed, storyOf } from "@/testing/cast-story";
import { installFakeClock } from "@/testing/clock";
import { renderAt } from "@/testing/render-at";
import { countCalls, watchRequests } from "@/testing/requests";

const at = "/story/story-1/script-media";

const part = async (name: string) => {
  const region = await screen.findByRole("region", { name });
  return { ...within(region), isOpen: () => region.querySelector("details")?.open, line: () => lineOf(region) };
};
const lineOf = (region: HTMLElement) => region.querySelector("summary") ?? region;

const sections = [
  ["Parse Script", "2 lines · ready"],
  ["Parsed Lines", "2 lines · 1 scene"],
  ["Scene Locations", "1 described"],
  ["Character Mapping", "1 of 1 mapped"],
  ["Generate Missing Characters", "none missing"],
  ["Character Validation", "all valid"],
] as const;

test("finished sections are one line each, which reads nothing of what it does not show", async () => {
  const sent = watchRequests();
  await renderAt(at, { as: "editor", given: cast });
  await screen.findByRole("heading", { name: "Shot List" });
  for (const [name, words] of sections) {
    const section = await part(name);
    expect(section.getByText(words)).toBeVisible();
    expect(section.isOpen()).toBe(false);
  }
  expect(screen.queryByRole("button", { name: "Parse Script" })).not.toBeInTheDocument();
  expect(countCalls(sent, "GET /voice_gen/load-voice-settings/character-1")).toBe(0);
});

test("unfinished sections stand open, and what waits for them is a line", async () => {
  const { unmount } = await renderAt(at, { as: "editor" });
  expect(await screen.findByRole("button", { name: "Parse Script" })).toBeVisible();
  expect((await part("Parsed Lines")).isOpen()).toBe(false);
  expect((await part("Character Validation")).isOpen()).toBe(false);
  unmount();
  await renderAt(at, { as: "editor", given: parsed });
  await screen.findByText(/^Some characters are missing assignments/);
  expect((await part("Parse Script")).isOpen()).toBe(false);
  for (const name of ["Character Mapping", "Generate Missing Characters", "Character Validation"])
    expect((await part(name)).isOpen()).toBe(true);
});

test("what somebody unfolds stays so in their next visit, and nobody else's", async () => {
  const { user } = await renderAt(at, { as: "editor", given: cast });
  await screen.findByRole("heading", { name: "Shot List" });
  await user.click((await part("Character Mapping")).line());
  expect(await screen.findByLabelText("Project character for BOB")).toBeVisible();
  cleanup();
  await renderAt(at, { as: "editor" });
  await screen.findByRole("heading", { name: "Shot List" });
  expect(await screen.findByLabelText("Project character for BOB")).toBeVisible();
  cleanup();
  await renderAt(at, { as: "owner" });
  await screen.findByRole("heading", { name: "Shot List" });
  expect((await part("Character Mapping")).isOpen()).toBe(false);
});

test("a link to a section unfolds it, as often as it is followed", async () => {
  const { user, router } = await renderAt(`${at}#parse`, { as: "editor", given: cast });
  expect(await screen.findByRole("button", { name: "Parse Script" })).toBeVisible();
  await user.click((await part("Parse Script")).line());
  expect(screen.queryByRole("button", { name: "Parse Script" })).not.toBeInTheDocument();
  await act(() => router.navigate(`${at}#audio`));
  expect(await screen.findByRole("button", { name: "Generate Audio" })).toBeVisible();
  await act(() => router.navigate(`${at}#parse`));
  expect(await screen.findByRole("button", { name: "Parse Script" })).toBeVisible();
});

test("whoever completes the cast by hand keeps the table under their hands", async () => {
  // Nobody suggests anybody.
  const given = castWithFaults({ "POST /script-parsing/suggest-character-mappings/:story_id": { status: 500 } });
  const { user } = await renderAt(at, {
    as: "editor",
    given: (world) => {
      given(world);
      storyOf(world).mappings = {};
    },
  });
  const select = await screen.findByLabelText("Project character for BOB");
  await user.selectOptions(select, "BOB");
  await screen.findByRole("heading", { name: "Shot List" });
  expect(select).toBeVisible();
  expect((await part("Character Validation")).isOpen()).toBe(false);
});

test("once generating begins, what had news, a link or a use makes room for it, and stays folded", async () => {
  const advance = installFakeClock();
  const { user } = await renderAt(`${at}#parse`, {
    as: "editor",
    given: (world) => {
      cast(world);
      storyOf(world).script = "INT. ROOM - DAY\n\nBOB\nHi hello.\n";
    },
  });
  await user.click(await screen.findByRole("button", { name: "Parse Script" }));
  await advance(2_000);
  expect(await screen.findByText("The script has been parsed.")).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "Generate everything" }));
  expect(await screen.findByText("Every line has its media. The film can be made.")).toBeVisible();
  expect((await part("Parse Script")).isOpen()).toBe(false);
  await user.click((await part("Parse Script")).line());
  expect(screen.getByRole("button", { name: "Parse Script" })).toBeVisible();
});

test("generating that begins elsewhere folds nothing under the hands of whoever is at work", async () => {
  await renderAt(`${at}#cast`, { as: "editor", given: cast });
  const select = await screen.findByLabelText("Project character for BOB");
  act(() => select.focus());
  // Unlike a click, it leaves the focus where it is.
  fireEvent.click(await screen.findByRole("button", { name: "Generate everything" }));
  expect(await screen.findByText("Every line has its media. The film can be made.")).toBeVisible();
  expect(select).toBeVisible();
});

test("a generator that fails opens its row, and one under way tells it in its line", async () => {
  installFakeClock();
  const { world } = await renderAt(at, {
    as: "editor",
    given: castWithFaults({ "POST /script-audio/start-generation": { status: 503 } }),
  });
  const row = await part("Audio");
  expect(row.isOpen()).toBe(false);
  fireEvent.click(await screen.findByRole("button", { name: "Generate everything" }));
  expect(await row.findByText("Server error: 503")).toBeVisible();
  expect(world.state.stories["story-1"]?.lines[0]?.audio_file).toBe("");
});

test("the next step in the bar is done at once", async () => {
  const { user, world } = await renderAt(at, { as: "editor", given: cast });
  await user.click(await screen.findByRole("button", { name: /^Next step: Generate everything/ }));
  await waitFor(() => expect(storyOf(world).lines.every(({ video_file }) => video_file !== "")).toBe(true));
});

test("pictures that are made stand as a wall, the newest first", async () => {
  const { user } = await renderAt(`${at}#shot-images`, {
    as: "editor",
    given: (world) => {
      castOf(3)(world);
      for (const line of storyOf(world).lines) line.image_prompt = "Bob in a room.";
    },
  });
  expect(screen.queryByRole("list", { name: "Made so far" })).not.toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: "Generate Shot Images" }));
  const wall = within(await screen.findByRole("list", { name: "Made so far" }));
  expect(await wall.findByText("Newest: line 3")).toBeVisible();
  await waitFor(() =>
    expect(wall.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual(["Line 3", "Line 2", "Line 1"]),
  );
});
