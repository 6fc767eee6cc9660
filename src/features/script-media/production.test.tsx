import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderAt } from "@/testing/render-at";
import { newLine } from "../../../mocks/production/parse";
import type { Fault, World } from "../../../mocks/world";

const at = "/story/story-1/script-media";
const slow = { timeout: 15_000 };

const storyOf = (world: World) => {
  const story = world.state.stories["story-1"];
  if (!story) throw new Error("no story-1");
  return story;
};

/** Parsed: a line of BOB and one of nobody. */
function parsed(world: World) {
  const story = storyOf(world);
  const line = { scene_location: "EXT. PARK - DAY", stage_directions: "", dialogue_text: "" };
  story.lines = [
    newLine(world, { ...line, line_number: 1, character_name: "BOB", dialogue_text: "Hi hello." }),
    newLine(world, { ...line, line_number: 2, character_name: "Non-speaking part", stage_directions: "He waves." }),
  ];
  story.locations = [{ id: "location-1", name: "EXT. PARK - DAY", location_description: "A wet park." }];
}

/** Parsed, and BOB has a voice and an image. */
function cast(world: World) {
  parsed(world);
  const bob = world.state.characters["character-1"];
  if (!bob) throw new Error("no BOB");
  bob.voice = { voice_id: "v1", name: "Daniel", voice_gender: "male", voice_age: "middle_aged", preview_url: "" };
  bob.image_file = "bob.webp";
  storyOf(world).mappings = {
    BOB: { project_character_id: "character-1", auto_matched: true, match_type: "exact", similarity_score: 1 },
  };
}

const failing = (call: string, fault: Fault) => (world: World) => {
  cast(world);
  world.faults.set(call, fault);
};

const section = (name: string) => screen.findByRole("region", { name });

test("a mapping is saved as soon as it is chosen", async () => {
  const { user, world } = await renderAt(at, { as: "editor", given: cast });
  const select = await screen.findByLabelText("Project character for BOB");
  await within(select).findByRole("option", { name: "MARGARET" });
  await user.selectOptions(select, "MARGARET");
  await waitFor(() => expect(storyOf(world).mappings["BOB"]?.project_character_id).toBe("character-2"));
  await user.selectOptions(select, "Not assigned");
  await waitFor(() => expect(storyOf(world).mappings["BOB"]?.project_character_id).toBeNull());
});

test("a mapping that is not saved says so and shows the server's value again", async () => {
  const { user } = await renderAt(at, {
    as: "editor",
    given: failing("POST /script-parsing/update-character-mapping", { status: 500 }),
  });
  const select = await screen.findByLabelText("Project character for BOB");
  await within(select).findByRole("option", { name: "MARGARET" });
  await user.selectOptions(select, "MARGARET");
  expect(await screen.findByText("Failed to update character mapping")).toBeVisible();
  expect(select).toHaveValue("character-1");
});

test("Create New Character leads to its screen instead of saving", async () => {
  const { user, router } = await renderAt(at, { as: "editor", given: cast });
  await user.selectOptions(await screen.findByLabelText("Project character for BOB"), "Create New Character");
  await waitFor(() => expect(router.state.location.pathname).toBe("/new-character/project-1"));
  expect(router.state.location.state).toEqual({ referrer: "scriptMedia", storyId: "story-1" });
});

test("a character's voice and image are opened from its row, with the way back", async () => {
  const { user, router } = await renderAt(at, { as: "viewer", given: cast });
  await user.click(await screen.findByRole("link", { name: "Voice" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/character-voice/character-1"));
  expect(router.state.location.state).toEqual({ referrer: "scriptMedia", storyId: "story-1" });
});

test("a validation that fails opens nothing", async () => {
  await renderAt(at, { as: "owner", given: failing("POST /script-character-validation/validate", { status: 500 }) });
  expect(await screen.findByText("Failed to validate characters")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Generate Audio" })).not.toBeInTheDocument();
});

test("a generator runs to its end and its table shows what was made", async () => {
  const { user, world } = await renderAt(at, { as: "editor", given: cast });
  const panel = within(await section("Audio"));
  expect(panel.getByText("0 of 1 lines have audio")).toBeVisible();
  await user.click(panel.getByRole("button", { name: "Generate Audio" }));
  expect(await panel.findByText("1 of 1 lines have audio")).toBeVisible();
  expect(await screen.findByRole("button", { name: "Play line 1" })).toBeVisible();
  expect(storyOf(world).lines[0]?.audio_file).not.toBe("");
});

test("a generator that is refused says the server's words, or its status", async () => {
  const call = "POST /script-shot-types/generate/:story_id";
  const { user, world } = await renderAt(at, { as: "editor", given: failing(call, { status: 502 }) });
  const panel = within(await section("Shot Types"));
  await user.click(panel.getByRole("button", { name: "Generate Shot Types" }));
  expect(await panel.findByRole("alert")).toHaveTextContent("Server error: 502");
  world.faults.set(call, { status: 409, error: "Busy" });
  await user.click(panel.getByRole("button", { name: "Generate Shot Types" }));
  await waitFor(() => expect(panel.getByRole("alert")).toHaveTextContent("Busy"));
});

test("everything is generated by one button, in order", async () => {
  const { user, world } = await renderAt(at, { as: "owner", given: cast });
  await user.click(await screen.findByRole("button", { name: "Generate everything" }));
  expect(await screen.findByText("Every line has its media. The film can be made.", {}, slow)).toBeVisible();
  expect(storyOf(world).lines.map(({ shot_type }) => shot_type)).toEqual(["talking", "action"]);
  expect(storyOf(world).lines.every(({ video_file }) => video_file !== "")).toBe(true);
}, 30_000);

test("the shot list has its eleven columns, and a row opens its shot", async () => {
  const { user, router, world } = await renderAt(at, { as: "viewer", given: cast });
  const address = `/shot/${storyOf(world).lines[1]?.id}`;
  const table = await screen.findByRole("table", { name: "Shot list" });
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map((cell) => cell.textContent),
  ).toEqual([
    "Line",
    "Scene",
    "Character",
    "Stage Directions",
    "Dialogue",
    "Audio",
    "Image Prompt",
    "Image",
    "Shot Type",
    "Action Video Prompt",
    "Video",
  ]);
  expect(within(table).getByRole("link", { name: "Shot of line 2" })).toHaveAttribute("href", address);
  await user.click(within(table).getByText("He waves."));
  await waitFor(() => expect(router.state.location.pathname).toBe(address));
});

test("a row whose line has no id says so", async () => {
  const lines = { parsed_lines: [{ line_number: 1, character_name: "BOB", dialogue_text: "Hi hello." }] };
  const fault = { status: 200, body: JSON.stringify(lines) };
  const { user } = await renderAt(at, {
    as: "owner",
    given: failing("GET /script-parsing/get-parsed-lines/:story_id", fault),
  });
  const table = await screen.findByRole("table", { name: "Shot list" });
  await user.click(within(table).getByText("Hi hello."));
  expect(await screen.findByRole("alert")).toHaveTextContent("Cannot view shot details: Missing line ID");
});

test.each(["viewer", "commenter"] as const)(
  "a %s sees every table and no control that changes anything",
  async (as) => {
    await renderAt(at, { as, given: cast });
    await screen.findByRole("table", { name: "Shot list" });
    await screen.findByText("Daniel");
    expect(within(await section("Character Mapping")).getByRole("cell", { name: "BOB" })).toBeVisible();
    expect(screen.getByText("A wet park.")).toBeVisible();
    expect(
      within(screen.getByRole("main"))
        .getAllByRole("button")
        .map((button) => button.textContent),
    ).toEqual(["Validate Characters"]);
    expect(within(screen.getByRole("main")).queryByRole("combobox")).not.toBeInTheDocument();
  },
);

test("project characters that cannot be loaded are asked for four times, then on demand", async () => {
  const call = "GET /character/list";
  const { user, world } = await renderAt(at, { as: "owner", given: failing(call, { status: 500 }) });
  const text = "Failed to load project characters after multiple attempts. Try refreshing the page.";
  expect(await screen.findByText("Loading the project's characters, attempt 2 of 4...")).toBeVisible();
  expect(await screen.findByText(text, {}, slow)).toBeVisible();
  world.faults.delete(call);
  await user.click(screen.getByRole("button", { name: "Retry Now" }));
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
}, 20_000);
