import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { installFakeClock, advanceTime } from "@/testing/clock";
import { renderAt } from "@/testing/render-at";
import { server } from "../../../mocks/server";
import type { World } from "../../../mocks/world";

const address = "/story/story-1/edit-video";
const createLine = "POST /story-video/create";
const jobLine = "GET /story-video/job/:job_id";
const key = "story-video-job:user-editor:story-1";

/** Opens the screen with a clock that runs by itself and can be pushed on, and counts the reads of the job. */
async function open(given?: (world: World) => void) {
  installFakeClock();
  const sent: { call: string; at: number }[] = [];
  server.events.on("request:start", ({ request }) =>
    sent.push({ call: `${request.method} ${new URL(request.url).pathname}`, at: Date.now() }),
  );
  const visit = await renderAt(address, { as: "editor", given });
  const reads = () => sent.filter(({ call }) => call.startsWith("GET /api/story-video/job/")).length;
  const starts = () => sent.filter(({ call }) => call === "POST /api/story-video/create").length;
  return { ...visit, sent, reads, starts };
}
const answers = (world: World, call: string, body: object) =>
  world.faults.set(call, { status: 200, body: JSON.stringify(body) });
const accepts = (world: World) => answers(world, createLine, { job_id: 77, message: "Started" });
const create = async () => fireEvent.click(await screen.findByRole("button", { name: "Create Story Video" }));
const bar = () => screen.findByRole("progressbar", { name: "Story video creation" });

test("a film is made, told of, and shown two seconds later", async () => {
  const { world, sent } = await open(accepts);
  answers(world, jobLine, { status: "processing", progress: 0 });
  expect(await screen.findByText(/^No story video has been created yet/)).toBeVisible();
  await create();
  expect(await screen.findByRole("button", { name: "Creating..." })).toHaveAttribute("aria-disabled", "true");
  expect(document.title).toMatch(/^0% Traffic Control Dogs Video/);

  const film = { file: "film.webm", created_at: "2026-05-01", video_count: 1, duration: 2, file_size: 3 };
  Object.assign(world.state.stories["story-1"] ?? {}, { video: film });
  answers(world, jobLine, { status: "completed" });
  await advanceTime(3_000);
  expect(await screen.findByText("Story video created successfully!")).toBeVisible();
  expect(await bar()).toHaveAttribute("data-tone", "ok");
  expect(await bar()).toHaveAttribute("aria-valuenow", "100");
  expect(screen.queryByText(/^Job ID/)).not.toBeInTheDocument();
  expect(sessionStorage.getItem(key)).toBeNull();
  await advanceTime(2_000);
  expect(await screen.findByLabelText("Story video")).toHaveAttribute("src", "/api/media/film.webm");
  const told = sent.findLast(({ call }) => call.startsWith("GET /api/story-video/job/"))?.at ?? 0;
  const shown = sent.findLast(({ call }) => call === "GET /api/story-video/story-1")?.at ?? 0;
  expect(shown - told).toBeGreaterThanOrEqual(2_000);
});

test("from the click on the beginning is shown, and a second click sends nothing", async () => {
  const { world, starts } = await open();
  world.faults.set(createLine, { hang: true });
  const button = await screen.findByRole("button", { name: "Create Story Video" });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText("Starting story video creation...")).toBeVisible();
  expect(screen.getByText("initializing")).toBeVisible();
  expect(await bar()).toHaveAttribute("aria-valuenow", "0");
  fireEvent.click(screen.getByRole("button", { name: "Creating..." }));
  await advanceTime(1_000);
  expect(starts()).toBe(1);
});

test("the phase is shown by its label, or raw, with percent, message and job id", async () => {
  const { world } = await open(accepts);
  const job = { status: "processing", phase: "concatenating_videos", progress: "180", message: "Joining 3 videos" };
  answers(world, jobLine, job);
  await create();
  expect(await screen.findByText("Joining 3 videos")).toBeVisible();
  expect(screen.getByText("Combining Videos").closest("li")).toHaveAttribute("aria-current", "step");
  expect(await bar()).toHaveAttribute("aria-valuenow", "100");
  expect(screen.getByText("Job ID: 77")).toBeVisible();
  answers(world, jobLine, { ...job, phase: "grading_colours", progress: 34 });
  await advanceTime(3_000);
  expect(await screen.findByText("grading_colours")).toBeVisible();
  expect(document.title).toMatch(/^34% /);
});

test.each([
  [{ status: "failed", error: "Clip 3 is broken", progress: 50 }, "Clip 3 is broken"],
  [{ status: "failed", progress: 50 }, "Video creation failed"],
])("a job that failed says why at 0 percent", async (status, text) => {
  const { world } = await open(accepts);
  answers(world, jobLine, status);
  await create();
  expect(await screen.findByText(text)).toBeVisible();
  expect(await bar()).toHaveAttribute("aria-valuenow", "0");
  expect(sessionStorage.getItem(key)).toBeNull();
  expect(screen.getByRole("button", { name: "Create Story Video" })).not.toHaveAttribute("aria-disabled");
});

test.each([
  [{ status: 500 }, "Error: Failed to create story video job"],
  [{ status: 400, error: "No clips yet" }, "Error: No clips yet"],
  [{ status: 200, body: "{}" }, "Error: Failed to create story video job"],
  [{ status: 200, body: '{"error":"No credit left"}' }, "Error: No credit left"],
])("a start that brought no job says why and polls nothing", async (fault, text) => {
  const { world, reads } = await open();
  world.faults.set(createLine, fault);
  await create();
  expect(await screen.findByText(text)).toBeVisible();
  await advanceTime(10_000);
  expect(reads()).toBe(0);
});

test("failed reads are ignored up to the fifth attempt", async () => {
  const { world, reads } = await open(accepts);
  world.faults.set(jobLine, { status: 500, times: 5 });
  await create();
  await advanceTime(12_000);
  expect(reads()).toBe(5);
  answers(world, jobLine, { status: "completed" });
  await advanceTime(3_000);
  expect(await screen.findByText("Story video created successfully!")).toBeVisible();
});

test.each([
  [{ status: 500 }, "Error checking status: Failed to check job status"],
  [{ status: 500, error: "The render farm burns" }, "Error checking status: The render farm burns"],
])("a sixth failed read ends the polling", async (fault, text) => {
  const { world, reads } = await open(accepts);
  world.faults.set(jobLine, fault);
  await create();
  await advanceTime(15_000);
  expect(await screen.findByText(text)).toBeVisible();
  expect(reads()).toBe(6);
  await advanceTime(600_000);
  expect(reads()).toBe(6);
});

test("after 200 reads the film is taking too long", async () => {
  const { world, reads } = await open(accepts);
  answers(world, jobLine, { status: "processing", phase: "downloading_videos", progress: 20 });
  await create();
  await advanceTime(590_000);
  expect(screen.queryByText(/taking too long/)).not.toBeInTheDocument();
  await advanceTime(15_000);
  expect(await screen.findByText("Video creation is taking too long. Please try again later.")).toBeVisible();
  expect(reads()).toBe(200);
  await advanceTime(600_000);
  expect(reads()).toBe(200);
});

test("a reload follows the job it knows of and starts no other; leaving ends the polling", async () => {
  sessionStorage.setItem(key, "77");
  const { unmount, reads, starts } = await open((world) =>
    answers(world, jobLine, { status: "processing", phase: "uploading_video", progress: 88 }),
  );
  expect(await screen.findByText("88%")).toBeVisible();
  expect(screen.getByRole("button", { name: "Creating..." })).toBeVisible();
  expect(screen.getByText("Job ID: 77")).toBeVisible();
  expect(starts()).toBe(0);
  const before = reads();
  unmount();
  await advanceTime(600_000);
  expect(reads()).toBe(before);
});

test("a job of somebody else, or one the server has forgotten, is not followed for ever", async () => {
  sessionStorage.setItem("story-video-job:user-owner:story-1", "5");
  sessionStorage.setItem(key, "gone");
  const { reads } = await open();
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await waitFor(() => expect(reads()).toBe(attempt));
    await advanceTime(3_000);
  }
  expect(await screen.findByText("Error checking status: Job not found")).toBeVisible();
  expect(sessionStorage.getItem(key)).toBeNull();
  expect(sessionStorage.getItem("story-video-job:user-owner:story-1")).toBe("5");
});

test("where the browser keeps nothing, a film is made all the same", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const { world } = await open(accepts);
  answers(world, jobLine, { status: "completed" });
  await create();
  await waitFor(() => expect(screen.getByText("Story video created successfully!")).toBeVisible());
});
