import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { cast, castWithFaults, parsed, storyOf } from "@/testing/cast-story";
import { installFastForward } from "@/testing/clock";
import { renderAt } from "@/testing/render-at";
import { countCalls, nextAnswer, watchRequests } from "@/testing/requests";
import { unfold } from "@/testing/unfold";

beforeEach(() => unfold());

const at = "/story/story-1/script-media";
const existingAudio = "GET /script-audio/get-existing-audio/:story_id";
const parsedLines = "GET /script-parsing/get-parsed-lines/:story_id";
const suggest = "/script-parsing/suggest-character-mappings/story-1";

const region = (name: string) => screen.findByRole("region", { name });
/** Whether a section's line says so. */
const tells = async (name: string, words: string) =>
  waitFor(() => expect(within(screen.getByRole("region", { name })).getByText(words)).toBeVisible());

test("audio that could not be loaded is unknown, not missing, until it is loaded", async () => {
  const { user, world } = await renderAt(at, {
    as: "editor",
    given: castWithFaults({ [existingAudio]: { status: 500 } }),
  });
  const panel = within(await region("Audio"));
  expect(await screen.findByText("Failed to check existing audio")).toBeVisible();
  expect(panel.getByText("Unknown how many lines have audio")).toBeVisible();
  expect(panel.queryByRole("button")).not.toBeInTheDocument();
  await tells("Audio", "unknown");
  expect(screen.queryByRole("button", { name: "Generate everything" })).not.toBeInTheDocument();
  const cells = within(await screen.findByRole("table", { name: "Shot list" })).getAllByRole("cell");
  expect(cells[4]).toHaveTextContent("Unknown");

  world.faults.delete(existingAudio);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await panel.findByText("0 of 1 lines have audio")).toBeVisible();
  await tells("Audio", "0 of 1 lines");
  expect(screen.getByRole("button", { name: "Generate everything" })).toBeVisible();
});

test("lines that could not be loaded are unknown, and so is who is in the script", async () => {
  await renderAt(at, { as: "editor", given: castWithFaults({ [parsedLines]: { status: 500 } }) });
  expect(await screen.findByText("Failed to fetch parsed lines")).toBeVisible();
  await tells("Parsed Lines", "not loaded");
  for (const name of ["Parse Script", "Character Mapping", "Generate Missing Characters"])
    await tells(name, "not known yet");
  expect(await screen.findByText("Who is in the script is not known without its lines.")).toBeVisible();
  expect(screen.queryByText(/^No characters yet/)).not.toBeInTheDocument();
});

test("a run that has ended counts for nothing that the server does not have", async () => {
  const { user } = await renderAt(at, {
    as: "editor",
    given: castWithFaults({ [existingAudio]: { status: 200, body: '{"existing_audio":{}}' } }),
  });
  const panel = within(await region("Audio"));
  await user.click(await panel.findByRole("button", { name: "Generate Audio" }));
  expect(await panel.findByText(/^1 line is done\.\s1 line is still to be made\.$/)).toBeVisible();
  expect(await panel.findByText("0 of 1 lines have audio")).toBeVisible();
  const cells = within(screen.getByRole("table", { name: "Shot list" })).getAllByRole("cell");
  expect(cells[4]).toHaveTextContent("To do");
});

test("whoever is set to Not assigned stays so; only a parse asks for suggestions again", async () => {
  const ahead = installFastForward();
  const sent = watchRequests();
  const { user, world } = await renderAt(at, { as: "editor", given: cast });
  const select = await screen.findByLabelText("Project character for BOB");
  await within(select).findByRole("option", { name: "MARGARET" });
  // A back end that keeps no entry for it.
  world.faults.set("POST /script-parsing/update-character-mapping", { status: 200, body: "{}" });
  storyOf(world).mappings = {};
  const reread = nextAnswer("/get-character-mappings/story-1");
  await user.selectOptions(select, "Not assigned");
  await screen.findByText("Missing assignment");
  await reread;
  // What is asked for now is answered after a suggestion that must not be asked for.
  const validated = nextAnswer("/script-character-validation/validate");
  await user.click(await screen.findByRole("button", { name: "Validate Characters" }));
  await validated;
  expect(select).toHaveValue("");
  expect(countCalls(sent, `POST ${suggest}`)).toBe(0);

  await user.click(screen.getByRole("button", { name: "Parse Script" }));
  await ahead(() => expect(countCalls(sent, `POST ${suggest}`)).toBe(1));
});

test("a script without lines is not validated: it wants parsing first", async () => {
  const sent = watchRequests();
  await renderAt(at, { as: "editor" });
  expect(await screen.findByText("Nobody to validate yet. The characters come with the parsed script.")).toBeVisible();
  await tells("Character Mapping", "nobody yet");
  expect(screen.queryByRole("button", { name: "Validate Characters" })).not.toBeInTheDocument();
  expect(countCalls(sent, "POST /script-character-validation/validate")).toBe(0);
});

test("while characters are made the tab says how far, and the panel that one may leave", async () => {
  const ahead = installFastForward();
  const { user } = await renderAt(at, {
    as: "editor",
    given: (world) => {
      parsed(world);
      const status = { status: 200, body: '{"charactersStatus":{"a":"complete","b":"generating"}}' };
      world.faults.set("GET /script-character-generation/generation-status/:story_id", status);
      world.faults.set("POST /script-character-generation/generate-missing-characters", {
        status: 200,
        body: '{"generated_character_ids":["a","b"]}',
      });
    },
  });
  await user.click(await screen.findByRole("button", { name: "Generate Missing Characters" }));
  expect(await screen.findByText("0 of 2 characters")).toBeVisible();
  expect(await ahead(() => screen.getByText("1 of 2 characters"))).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^65% Create Media/));
  expect(screen.getByText("You may leave this page: the characters are made all the same.")).toBeVisible();
});

test("while a generator runs its panel says that one may leave", async () => {
  const progress = "GET /script-shot-types/shot-types-progress/:story_id";
  const { user } = await renderAt(at, { as: "editor", given: castWithFaults({ [progress]: { hang: true } }) });
  const panel = within(await region("Shot Types"));
  await user.click(await panel.findByRole("button", { name: "Generate Shot Types" }));
  expect(await panel.findByText("You may leave this page: the work goes on without it.")).toBeVisible();
});

test("a long word breaks within the Scene column", async () => {
  const name = "INT. " + "X".repeat(200);
  await renderAt(at, {
    as: "viewer",
    given: (world) => {
      cast(world);
      for (const line of storyOf(world).lines) line.scene_location = name;
    },
  });
  const table = await screen.findByRole("table", { name: "Shot list" });
  for (const place of within(table).getAllByText(name)) expect(place).toHaveClass("wrap-anywhere");
});
