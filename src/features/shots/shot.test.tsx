import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderAt } from "@/testing/render-at";
import type { Line, World } from "../../../mocks/world";

const details = "GET /shot/:dialogue_id/details";
const updateType = "POST /shot/:dialogue_id/update-type";

const line = (change: Partial<Line>): Line => ({
  id: "line-1",
  line_number: 1,
  scene_location: "EXT. PARK - DAY",
  character_name: "BOB",
  stage_directions: "",
  dialogue_text: "Hello, cloud.",
  shot_type: "talking",
  image_prompt: "Bob in the park",
  action_video_prompt: "",
  audio_file: "",
  image_file: "",
  video_file: "",
  video_seconds: 0,
  image_job: { status: "none", storage_status: "", progress: 0 },
  video_job: { status: "none", storage_status: "", progress: 0 },
  ...change,
});

const shots =
  (...changes: Partial<Line>[]) =>
  ({ state }: World) => {
    const story = state.stories["story-1"];
    if (story) story.lines = changes.map(line);
  };
const shotOf = ({ state }: World) => state.stories["story-1"]?.lines[0];

test("the shot's facts are shown, with words where there are none", async () => {
  await renderAt("/shot/line-1", {
    as: "viewer",
    given: shots({ scene_location: "", stage_directions: "Looking up", line_number: 7 }),
  });
  expect(await screen.findByRole("heading", { name: "Shot Details - Line 7" })).toBeInTheDocument();
  expect(screen.getByText("No scene location specified")).toBeVisible();
  expect(screen.getByText("Looking up", { selector: "dd p" }).closest("dd")).toHaveClass("italic");
  expect(screen.getByText("Hello, cloud.", { selector: "dd p" })).toBeVisible();
  expect(screen.getByRole("link", { name: "<< Back to Script Media" })).toHaveAttribute(
    "href",
    "/story/story-1/script-media",
  );
  expect(document.title).toBe("Shot Details - Line 7 · Traffic Control Dogs · Create Media · VIRTUAL STUDIO");
  expect(await screen.findByText("No audio for this line yet.")).toBeVisible();
});

test("a non-speaking line says that it has no audio", async () => {
  await renderAt("/shot/line-1", { as: "viewer", given: shots({ character_name: "Non-speaking part" }) });
  expect(await screen.findByText("Non-speaking lines have no audio.")).toBeVisible();
});

test("the trail leads by the project and the story to Create Media", async () => {
  await renderAt("/shot/line-1", { as: "viewer", given: shots({}) });
  const trail = within(await screen.findByRole("navigation", { name: "Trail" }));
  await waitFor(() =>
    expect(trail.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/projectlist",
      "/project/project-1",
      "/story/story-1",
      "/story/story-1/script-media",
    ]),
  );
});

test.each([404, 405])("a back end that answers %d to the first form is asked by the second", async (status) => {
  await renderAt("/shot/line-1", {
    as: "viewer",
    given: (world) => {
      shots({})(world);
      world.faults.set(details, { status });
    },
  });
  expect(await screen.findByRole("heading", { name: "Shot Details - Line 1" })).toBeInTheDocument();
});

test("a shot that neither form knows is not found", async () => {
  await renderAt("/shot/line-9", { as: "viewer", given: shots({}) });
  expect(await screen.findByText("Shot not found")).toBeVisible();
});

test.each([
  [{ status: 500 }, "An error occurred"],
  [{ status: 500, error: "The archive sleeps" }, "The archive sleeps"],
])("a failed load says why and is tried again", async (fault, text) => {
  const { user } = await renderAt("/shot/line-1", {
    as: "viewer",
    given: (world) => {
      shots({})(world);
      world.faults.set(details, { ...fault, times: 1 });
    },
  });
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Shot Details - Line 1" })).toBeInTheDocument();
});

test.each([
  ["Non-speaking part", "action"],
  ["BOB", "talking"],
] as const)("a shot of %s without a type becomes %s, and an editor's visit saves it", async (character_name, type) => {
  const { world } = await renderAt("/shot/line-1", { as: "editor", given: shots({ shot_type: "", character_name }) });
  expect(await screen.findByLabelText("Shot Type")).toHaveValue(type);
  await waitFor(() => expect(shotOf(world)?.shot_type).toBe(type));
});

test("a viewer sees the derived type, saves nothing, and has no control that changes anything", async () => {
  const { world } = await renderAt("/shot/line-1", {
    as: "viewer",
    given: shots({ shot_type: "", character_name: "Non-speaking part" }),
  });
  expect(await screen.findByText("Action")).toBeVisible();
  expect(await screen.findByText("The action of the scene unfolds naturally.")).toBeVisible();
  for (const name of [/^Edit/, /^Save/, /^Generate/])
    expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
  expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
  expect(shotOf(world)?.shot_type).toBe("");
});

test.each([
  [{ status: 500 }, "Failed to update shot type"],
  [{ status: 403, error: "Not yours" }, "Not yours"],
  [{ reset: true }, "An error occurred while updating shot type"],
])("a type that was not saved goes back, with the reason", async (fault, text) => {
  const { user, world } = await renderAt("/shot/line-1", { as: "owner", given: shots({}) });
  world.faults.set(updateType, fault);
  const select = await screen.findByLabelText("Shot Type");
  await user.selectOptions(select, "Action");
  expect(await screen.findByText(text)).toBeVisible();
  expect(select).toHaveValue("talking");
  world.faults.clear();
  await user.selectOptions(select, "Action");
  await waitFor(() => expect(shotOf(world)?.shot_type).toBe("action"));
  expect(await screen.findByRole("button", { name: "Generate Action Video" })).toBeVisible();
});

test("the audio is the shot's own", async () => {
  await renderAt("/shot/line-1", { as: "viewer", given: shots({ audio_file: "bob.wav" }) });
  expect(await screen.findByLabelText("Audio of line 1")).toHaveAttribute("src", "/api/media/bob.wav");
});

test("without audio of its own, the shot has that of its line", async () => {
  await renderAt("/shot/line-1", {
    as: "viewer",
    given: (world) => {
      shots({})(world);
      world.faults.set("GET /script-audio/get-existing-audio/:story_id", {
        status: 200,
        body: JSON.stringify({ existing_audio: { 1: { url: "/api/media/line-1.wav" } } }),
      });
    },
  });
  expect(await screen.findByLabelText("Audio of line 1")).toHaveAttribute("src", "/api/media/line-1.wav");
});

test("one steps through the shots by buttons and by Alt with the arrows, outside of fields", async () => {
  const { user, router } = await renderAt("/shot/line-1", {
    as: "editor",
    given: shots({}, { id: "line-2", line_number: 2, shot_type: "action" }, { id: "line-3", line_number: 3 }),
  });
  await user.click(await screen.findByRole("link", { name: "Next shot" }));
  expect(await screen.findByRole("heading", { name: "Shot Details - Line 2" })).toBeInTheDocument();

  await user.click(await screen.findByRole("textbox", { name: "Action video prompt" }));
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(router.state.location.pathname).toBe("/shot/line-2");
  await user.click(screen.getByRole("heading", { name: "Video" }));
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(await screen.findByRole("heading", { name: "Shot Details - Line 3" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Next shot" })).toBeDisabled();
  await user.keyboard("{Alt>}{ArrowUp}{/Alt}");
  expect(await screen.findByRole("heading", { name: "Shot Details - Line 2" })).toBeInTheDocument();
});
