import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { castBut } from "@/testing/cast-story";
import { renderAt } from "@/testing/render-at";
import { countOf, watchRequests } from "@/testing/requests";
import type { Fault } from "../../../mocks/world";

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

/** Opens Create Media in a world that fails so, and starts a generator. */
async function generate(title: string, faults: Record<string, Fault>) {
  const { user, ...visit } = await renderAt(at, { as: "editor", given: castBut(faults) });
  const panel = within(await screen.findByRole("region", { name: title }));
  await user.click(await panel.findByRole("button", { name: `Generate ${title}` }));
  return { ...visit, user, panel };
}

const startOf = (title: string) => generators.find(([name]) => name === title)?.[1] ?? "";
const streamOf = (title: string) => generators.find(([name]) => name === title)?.[2] ?? "";

test.each(generators)("%s: what is under way is said aloud, by the quarter", async (title, start) => {
  const { panel } = await generate(title, { [start]: { hang: true } });
  expect(await panel.findByText(`${title}: 0%`)).toHaveRole("status");
});

test.each(generators)("%s: a refused start says its status, and follows nothing", async (title, start, stream) => {
  const sent = watchRequests();
  const { panel } = await generate(title, { [start]: { status: 503 } });
  expect(await panel.findByText("Server error: 503")).toBeVisible();
  expect(countOf(sent, stream.replace(":story_id", "story-1"))).toBe(0);
});

test.each(generators)("%s: a stream that is refused says so, and the start is not sent again", async (...told) => {
  const [title, start, stream] = told;
  const sent = watchRequests();
  const faults = { [start]: { status: 200, body: "{}" }, [stream]: { status: 404 } };
  const { panel, world, user } = await generate(title, faults);
  expect(
    await panel.findByText("Failed to connect to progress updates: The server could not be reached or sent no updates"),
  ).toBeVisible();
  world.faults.set(stream, frames({ complete: true }));
  await user.click(panel.getByRole("button", { name: "Reconnect" }));
  expect(await panel.findByText(/lines? (is|are) still to be made\.$/)).toBeVisible();
  expect(countOf(sent, start.replace(":story_id", "story-1"))).toBe(1);
});

test.each(generators)(
  "%s: a stream that breaks off is told of, with the way to follow it again",
  async (title, start, stream, text) => {
    const begun = frames({ line_number: 1, status: "processing" });
    const { panel } = await generate(title, { [start]: { status: 200, body: "{}" }, [stream]: begun });
    expect(await panel.findByText(text)).toBeVisible();
    expect(panel.getByRole("button", { name: "Reconnect" })).toBeVisible();
  },
);

test("a message that cannot be read is told of, and the rest counts", async () => {
  const sent = frames("{oops", { line_number: 1, status: "completed", shot_type: "talking" }, { complete: true });
  const { panel } = await generate("Shot Types", { [streamOf("Shot Types")]: sent });
  expect(await panel.findByText("Error processing server update: Invalid data format")).toBeVisible();
  expect(await panel.findByText("1 line is done.")).toBeVisible();
});

test.each(generators)("%s: a message that cannot be read is told of beside the loss that follows", async (...told) => {
  const [title, start, stream, text] = told;
  const { panel } = await generate(title, { [start]: { status: 200, body: "{}" }, [stream]: frames("{oops") });
  expect(await panel.findByText(text)).toBeVisible();
  expect(panel.getByText("Error processing server update: Invalid data format")).toBeVisible();
});

test("a generator's own error stops it with its words", async () => {
  const { panel } = await generate("Audio", { [streamOf("Audio")]: frames({ error: "Out of credits" }) });
  expect(await panel.findByText("Out of credits")).toBeVisible();
  expect(panel.getByRole("button", { name: "Generate Audio" })).toBeVisible();
});

test.each([
  [{ success: 0, failed: 4 }, ["Failed to generate any action videos.", "All 4 action videos failed to generate."]],
  [{ success: "3", failed: "1" }, ["Action videos generated with 3 successes and 1 failures."]],
])("action videos that end with %j say so", async (stats, texts) => {
  const { panel } = await generate("Action Videos", {
    [startOf("Action Videos")]: { status: 200, body: "{}" },
    [streamOf("Action Videos")]: frames({ complete: true, stats }),
  });
  for (const text of texts) expect(await panel.findByText(text, { exact: false })).toBeVisible();
});

test.each([
  ["Audio", "error", 4, "Error"],
  ["Image Prompts", "prompt_error", 5, "Error generating prompt"],
  ["Video Prompts", "prompt_error", 8, "Error generating prompt"],
])("%s: a line that tells %s says so in its cell", async (title, status, column, text) => {
  await generate(title, {
    [startOf(title)]: { status: 200, body: "{}" },
    [streamOf(title)]: frames({ line_number: 1, status, message: "Too dark" }, { complete: true }),
  });
  const table = within(await screen.findByRole("table", { name: "Shot list" }));
  expect(await table.findByText(text)).toBeVisible();
  expect(table.getAllByRole("cell")[column]).toHaveTextContent(text);
});

test("a message of a megabyte is cut wherever it is shown", async () => {
  const endless = "x".repeat(1_000_000);
  const { panel } = await generate("Image Prompts", {
    [startOf("Image Prompts")]: { status: 200, body: "{}" },
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
  const lines = Array.from({ length: 60 }, (_, index) => ({ id: `l${index}`, line_number: index + 1 }));
  const { panel } = await generate("Shot Types", {
    "GET /script-parsing/get-parsed-lines/:story_id": { status: 200, body: JSON.stringify({ parsed_lines: lines }) },
    [startOf("Shot Types")]: { status: 200, body: "{}" },
    [streamOf("Shot Types")]: frames(
      ...lines.map(({ line_number }) => ({ line_number, status: "error", message: "Too dark" })),
      { complete: true },
    ),
  });
  const failures = within(await panel.findByRole("list", { name: "Failed lines" }));
  expect(await failures.findByText("And 10 more lines. The Shot List marks them all.")).toBeVisible();
  expect(failures.getAllByText(/^Line \d+: Too dark$/)).toHaveLength(50);
  expect(panel.getByText("0 lines are done, 60 failed.")).toBeVisible();
});
