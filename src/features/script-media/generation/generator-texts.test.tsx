import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { castWithFaults } from "@/testing/cast-story";
import { installFakeClock } from "@/testing/clock";
import { renderAt } from "@/testing/render-at";
import { countCalls, watchRequests } from "@/testing/requests";
import { unfold } from "@/testing/unfold";
import type { Fault } from "../../../../mocks/world";

beforeEach(() => unfold());

const at = "/story/story-1/script-media";
const lost = "Lost connection to server";
const goesOn = "Process continues in the background. You can refresh the page later to see results.";

/** Each generator with its two calls and what is read when its stream breaks off. */
const generators = [
  ["Audio", "POST /script-audio/start-generation", "GET /script-audio/progress/:story_id", lost],
  [
    "Shot Types",
    "POST /script-shot-types/generate/:story_id",
    "GET /script-shot-types/shot-types-progress/:story_id",
    lost,
  ],
  [
    "Image Prompts",
    "POST /script-shot-image-prompts/generate-prompts/:story_id",
    "GET /script-shot-image-prompts/prompts-progress/:story_id",
    lost,
  ],
  ["Shot Images", "POST /script-shot-images/generate/:story_id", "GET /script-shot-images/progress/:story_id", goesOn],
  [
    "Video Prompts",
    "POST /script-shot-video-prompts/generate-prompts/:story_id",
    "GET /script-shot-video-prompts/prompts-progress/:story_id",
    lost,
  ],
  [
    "Talking Videos",
    "POST /script-talking-videos/generate/:story_id",
    "GET /script-talking-videos/generation-progress/:story_id",
    goesOn,
  ],
  [
    "Action Videos",
    "POST /script-action-videos/generate/:story_id",
    "GET /script-action-videos/generation-progress/:story_id",
    goesOn,
  ],
] as const;

const frames = (...sent: (object | string)[]): Fault => ({
  status: 200,
  body: sent.map((each) => `data: ${typeof each === "string" ? each : JSON.stringify(each)}\n\n`).join(""),
});

/** Opens Create Media in a world that fails so; the function it gives presses a button in a generator's panel. */
async function open(faults: Record<string, Fault> = {}) {
  const pass = installFakeClock();
  const { user, world } = await renderAt(at, { as: "editor", given: castWithFaults(faults) });
  const panelOf = async (title: string) => within(await screen.findByRole("region", { name: title }));
  const press = async (title: string, name: string) => {
    // What follows at once would be the second of a double click.
    await pass(1_000);
    await user.click(await (await panelOf(title)).findByRole("button", { name }));
  };
  return { world, panelOf, press };
}

/** The same, and starts a generator. */
async function generate(title: string, faults: Record<string, Fault>) {
  const { world, panelOf, press } = await open(faults);
  await press(title, `Generate ${title}`);
  return { world, panel: await panelOf(title) };
}

const accepted: Fault = { status: 200, body: "{}" };
const startOf = (title: string) => generators.find(([name]) => name === title)?.[1] ?? "";
const streamOf = (title: string) => generators.find(([name]) => name === title)?.[2] ?? "";
const unreachable = "Failed to connect to progress updates: The server could not be reached or sent no updates";
const garbled = "Error processing server update: Invalid data format";

test.each(generators)("%s: whatever goes wrong on its way is told, with the way on", async (...told) => {
  const [title, start, stream, text] = told;
  const sent = watchRequests();
  const { world, panelOf, press } = await open({ [start]: { status: 503 } });
  const panel = await panelOf(title);
  const starts = () => countCalls(sent, start.replace(":story_id", "story-1"));
  const streams = () => countCalls(sent, stream.replace(":story_id", "story-1"));

  await press(title, `Generate ${title}`);
  expect(await panel.findByText("Server error: 503")).toBeVisible();
  expect(streams()).toBe(0);

  world.faults.set(start, accepted);
  world.faults.set(stream, { status: 404 });
  await press(title, `Generate ${title}`);
  expect(await panel.findByText(unreachable)).toBeVisible();
  expect(streams()).toBe(1);

  world.faults.set(stream, frames({ line_number: 1, status: "processing" }));
  await press(title, "Reconnect");
  expect(await panel.findByText(text)).toBeVisible();

  world.faults.set(stream, frames("{oops"));
  await press(title, "Reconnect");
  expect(await panel.findByText(garbled)).toBeVisible();
  expect(await panel.findByText(text)).toBeVisible();

  world.faults.set(stream, frames({ complete: true }));
  await press(title, "Reconnect");
  expect(await panel.findByText(/lines? (is|are) still to be made\.$/)).toBeVisible();
  expect(starts()).toBe(2);

  world.faults.set(start, { hang: true });
  await press(title, `Generate ${title}`);
  expect(await panel.findByText(`${title}: 0%`)).toHaveRole("status");
});

test("a message that cannot be read is told of, and the rest counts", async () => {
  const sent = frames("{oops", { line_number: 1, status: "completed", shot_type: "talking" }, { complete: true });
  const { panel } = await generate("Shot Types", { [streamOf("Shot Types")]: sent });
  expect(await panel.findByText(garbled)).toBeVisible();
  expect(await panel.findByText("1 line is done.")).toBeVisible();
});

test("a generator's own error stops it with its words", async () => {
  const { panel } = await generate("Audio", { [streamOf("Audio")]: frames({ error: "Out of credits" }) });
  expect(await panel.findByText("Out of credits")).toBeVisible();
  expect(panel.getByRole("button", { name: "Generate Audio" })).toBeVisible();
});

test("how many action videos were made is said by what their end tells", async () => {
  const title = "Action Videos";
  const { world, panelOf, press } = await open({ [startOf(title)]: accepted });
  const panel = await panelOf(title);
  for (const [stats, texts] of [
    [{ success: 0, failed: 4 }, ["Failed to generate any action videos.", "All 4 action videos failed to generate."]],
    [{ success: "3", failed: "1" }, ["Action videos generated with 3 successes and 1 failures."]],
  ] as const) {
    world.faults.set(streamOf(title), frames({ complete: true, stats }));
    await press(title, `Generate ${title}`);
    for (const text of texts) expect(await panel.findByText(text, { exact: false })).toBeVisible();
  }
});

test("a line that could not be made says so in its cell", async () => {
  const { world, press } = await open();
  for (const [title, status, column, text] of [
    ["Audio", "error", 4, "Error"],
    ["Image Prompts", "prompt_error", 5, "Error generating prompt"],
    ["Video Prompts", "prompt_error", 8, "Error generating prompt"],
  ] as const) {
    world.faults.set(startOf(title), accepted);
    world.faults.set(streamOf(title), frames({ line_number: 1, status, message: "Too dark" }, { complete: true }));
    await press(title, `Generate ${title}`);
    const table = screen.getByRole("table", { name: "Shot list" });
    const cell = within(table).getAllByRole("cell")[column] ?? table;
    expect(await within(cell).findByText(text)).toBeVisible();
  }
});

test("a message of a megabyte is cut wherever it is shown", async () => {
  const endless = "x".repeat(1_000_000);
  const { panel } = await generate("Image Prompts", {
    [startOf("Image Prompts")]: accepted,
    [streamOf("Image Prompts")]: frames(
      { line_number: 1, status: "completed", image_prompt: endless, message: endless },
      { line_number: 2, status: "prompt_error", message: endless },
      { error: endless },
    ),
  });
  expect(await panel.findByRole("alert")).toBeVisible();
  expect(document.body.innerHTML.length).toBeLessThan(200_000);
});

test("of many failed lines the first are listed, and the others counted", async () => {
  const lines = Array.from({ length: 52 }, (_, index) => ({ id: `l${index}`, line_number: index + 1 }));
  const { panel } = await generate("Shot Types", {
    "GET /script-parsing/get-parsed-lines/:story_id": { status: 200, body: JSON.stringify({ parsed_lines: lines }) },
    [startOf("Shot Types")]: accepted,
    [streamOf("Shot Types")]: frames(
      ...lines.map(({ line_number }) => ({ line_number, status: "error", message: "Too dark" })),
      { complete: true },
    ),
  });
  const failures = within(await panel.findByRole("list", { name: "Failed lines" }));
  expect(await failures.findByText("And 2 more lines. The Shot List marks them all.")).toBeVisible();
  expect(failures.getAllByText(/^Line \d+: Too dark$/)).toHaveLength(50);
  expect(panel.getByText("0 lines are done, 52 failed.")).toBeVisible();
});
