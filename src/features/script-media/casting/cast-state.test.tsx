import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { cast, castWithFaults, parsed, storyOf } from "@/testing/cast-story";
import { installFakeClock, advanceTime } from "@/testing/clock";
import { renderAt } from "@/testing/render-at";
import { countCalls, watchRequests } from "@/testing/requests";
import { unfold } from "@/testing/unfold";
import { server } from "../../../../mocks/server";
import type { Fault, World } from "../../../../mocks/world";

beforeEach(() => unfold());

const at = "/story/story-1/script-media";
const settings = "GET /image-gen/load-image-settings/:character_id";
const settingsOf = settings.replace(":character_id", "character-1");
const detailsOf = "GET /character/character-1/details";
const voice = "GET /voice_gen/load-voice-settings/:character_id";
const says = (body: object): Fault => ({ status: 200, body: JSON.stringify(body) });

beforeEach(() => void installFakeClock());

const mapping = async () => within(await screen.findByRole("table", { name: "Character mapping" }));
const bob = async () => within(await (await mapping()).findByRole("row", { name: /^BOB/ }));

test("a picture at an address that may not be used says why, in the mapping and in the Shot List", async () => {
  const line = { id: "line-1", line_number: 1, character_name: "BOB", stored_image_url: "javascript:alert(1)" };
  const given = castWithFaults({
    [settings]: says({ image_settings: { character_image_url: "javascript:alert(1)" } }),
    "GET /script-parsing/get-parsed-lines/:story_id": says({ parsed_lines: [line] }),
  });
  await renderAt(at, { as: "viewer", given });
  const words = /^The address of this image cannot be used: addresses starting with javascript: are not used\.$/;
  expect(await (await bob()).findByText(words)).toBeVisible();
  const shots = within(await screen.findByRole("table", { name: "Shot list" }));
  expect(shots.getByText(words)).toBeVisible();
});

test("a description is cut at 50 characters, with an ellipsis, and read whole on demand", async () => {
  const described = (text: string) => (world: World) => {
    cast(world);
    const character = world.state.characters["character-1"];
    if (character) character.image_description = text;
  };
  const { unmount } = await renderAt(at, { as: "viewer", given: described("x".repeat(51)) });
  const cut = await (await bob()).findByText(`${"x".repeat(50)}...`);
  expect(cut).toHaveAttribute("title", "x".repeat(51));
  unmount();
  await renderAt(at, { given: described("x".repeat(50)) });
  expect(await (await bob()).findByText("x".repeat(50))).toBeVisible();
});

/** Milliseconds between the requests to a path, by the clock of the test. */
function watchWaits(path: string): () => number[] {
  const times: number[] = [];
  server.events.on("request:start", ({ request }) => {
    if (new URL(request.url).pathname === path) times.push(Date.now());
  });
  return () => times.slice(1).map((time, index) => time - (times[index] ?? 0));
}

test("image settings are asked for three times, after 2 and 4 s, then the character's details tell", async () => {
  const sent = watchRequests();
  const waits = watchWaits("/api/image-gen/load-image-settings/character-1");
  await renderAt(at, { as: "viewer", given: castWithFaults({ [settings]: { status: 500 } }) });
  await (await bob()).findByText("Daniel");
  expect(countCalls(sent, detailsOf)).toBe(0);
  await advanceTime(2_000);
  await waitFor(() => expect(countCalls(sent, settingsOf)).toBeGreaterThanOrEqual(2));
  await advanceTime(4_000);
  expect(await (await bob()).findByRole("img", { name: "Character image" })).toBeVisible();
  const [first, second, ...more] = waits();
  expect(first).toBeGreaterThanOrEqual(2_000);
  expect(second).toBeGreaterThanOrEqual(4_000);
  expect(more).toEqual([]);
  expect(countCalls(sent, detailsOf)).toBe(1);
});

test("an image that nobody tells of is unknown, and asked for again by hand", async () => {
  const faults = { [settings]: { status: 500 }, "GET /character/:character_id/details": { status: 500 } };
  const { world } = await renderAt(at, { as: "viewer", given: castWithFaults(faults) });
  await (await bob()).findByText("Daniel");
  await advanceTime(7_000);
  const again = await (await bob()).findByRole("button", { name: "Load the image again" });
  world.faults.clear();
  fireEvent.click(again);
  expect(await (await bob()).findByRole("img", { name: "Character image" })).toBeVisible();
});

test("a voice that cannot be loaded is unknown, not missing, and asked for again by hand", async () => {
  const { world } = await renderAt(at, { as: "viewer", given: castWithFaults({ [voice]: { status: 500 } }) });
  const again = await (await bob()).findByRole("button", { name: "Load the voice again" });
  expect((await bob()).queryByText("No voice")).not.toBeInTheDocument();
  world.faults.clear();
  fireEvent.click(again);
  expect(await (await bob()).findByText("Daniel")).toBeVisible();
});

test("a character without voice, image and description is told to lack them", async () => {
  await renderAt(at, {
    as: "viewer",
    given: (world) => {
      cast(world);
      const character = world.state.characters["character-1"];
      if (character) Object.assign(character, { image_file: "", image_description: "" });
      if (character) character.voice.voice_id = "";
    },
  });
  for (const words of ["No voice", "No image", "No description"])
    expect(await (await bob()).findByText(words)).toBeVisible();
});

test.each([
  [{ auto_matched: true, match_type: "exact", similarity_score: 1 }, "Auto-matched (perfect match)"],
  [{ auto_matched: true, match_type: "similar", similarity_score: 0.823 }, "82% similar"],
  [{ auto_matched: true, match_type: "similar", similarity_score: 82.3 }, "82% similar"],
])("a match of %j reads %s", async (match, words) => {
  const info = "GET /script-parsing/get-character-match-info/:story_id";
  await renderAt(at, { as: "viewer", given: castWithFaults({ [info]: says({ matchTypes: { BOB: match } }) }) });
  expect(await (await bob()).findByText(words)).toBeVisible();
});

test("how characters matched fails and is loaded again by itself", async () => {
  const info = "GET /script-parsing/get-character-match-info/:story_id";
  const { world } = await renderAt(at, { as: "viewer", given: castWithFaults({ [info]: { status: 500 } }) });
  const notice = await screen.findByText("Failed to load how the characters matched.");
  expect(await (await bob()).findByText("Daniel")).toBeVisible();
  world.faults.clear();
  const region = within(screen.getByRole("region", { name: "Character Mapping" }));
  fireEvent.click(region.getByRole("button", { name: "Try again" }));
  expect(await (await bob()).findByText("Auto-matched (perfect match)")).toBeVisible();
  expect(notice).not.toBeInTheDocument();
});

test("the project's characters are asked for again after 1, 2 and 4 s, and then only by hand", async () => {
  const list = "GET /character/list";
  const sent = watchRequests();
  const waits = watchWaits("/api/character/list");
  const { world } = await renderAt(at, { as: "owner", given: castWithFaults({ [list]: { status: 500 } }) });
  await screen.findByText("Loading the project's characters, attempt 2 of 4...");
  await advanceTime(1_000);
  await waitFor(() => expect(countCalls(sent, list)).toBeGreaterThanOrEqual(2));
  await advanceTime(2_000);
  await waitFor(() => expect(countCalls(sent, list)).toBeGreaterThanOrEqual(3));
  await advanceTime(4_000);
  const text = "Failed to load project characters after multiple attempts. Try refreshing the page.";
  await screen.findByText(text);
  await advanceTime(60_000);
  const [first, second, third, ...more] = waits();
  expect(first).toBeGreaterThanOrEqual(1_000);
  expect(second).toBeGreaterThanOrEqual(2_000);
  expect(third).toBeGreaterThanOrEqual(4_000);
  expect(more).toEqual([]);
  world.faults.delete(list);
  fireEvent.click(screen.getByRole("button", { name: "Retry Now" }));
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
});

test("the non-speaking part is nobody to be cast, and whoever plays nobody known is unknown", async () => {
  await renderAt(at, {
    as: "editor",
    given: (world) => {
      parsed(world);
      storyOf(world).mappings = {
        BOB: { project_character_id: "gone", auto_matched: false, match_type: "none", similarity_score: 0 },
      };
    },
  });
  const rows = await mapping();
  expect(rows.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual(["BOB"]);
  expect(await rows.findByRole("option", { name: "Unknown character" })).toBeInTheDocument();
});

test("a location's description that is not saved says so and stays typed", async () => {
  const call = "POST /script-locations/update-location-description";
  await renderAt(at, { as: "editor", given: castWithFaults({ [call]: { status: 500 } }) });
  fireEvent.click(await screen.findByRole("button", { name: "Edit description of EXT. PARK - DAY" }));
  const field = screen.getByLabelText("Description of EXT. PARK - DAY");
  fireEvent.change(field, { target: { value: "A dry park." } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Failed to update location description")).toBeVisible();
  expect(screen.getByLabelText("Description of EXT. PARK - DAY")).toHaveValue("A dry park.");
});

test("the sections stand in their order under the pipeline bar", async () => {
  await renderAt(at, { as: "editor", given: cast });
  await screen.findByRole("table", { name: "Shot list" });
  const main = within(screen.getByRole("main"));
  expect(main.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Parse Script",
    "Parsed Lines",
    "Scene Locations",
    "Character Mapping",
    "Generate Missing Characters",
    "Character Validation",
    "Generate Media",
    "Shot List",
  ]);
  expect(main.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Audio",
    "Shot Types",
    "Image Prompts",
    "Shot Images",
    "Video Prompts",
    "Talking Videos",
    "Action Videos",
  ]);
});
