import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { installFakeClock, advanceTime } from "@/testing/clock";
import { renderAt } from "@/testing/render-at";
import type { Line, World } from "../../../mocks/world";

const generateImage = "POST /shot-image/generate-shot-image/:dialogue_id";
const imageStatus = "GET /shot-image/check-status/:dialogue_id";
const generateTalking = "POST /shot-video/generate-talking-video/:dialogue_id";
const talkingStatus = "GET /shot-video/check-video-status/:dialogue_id";
const actionStatus = "GET /shot-video-prompted/check-action-video-status/:dialogue_id";

const none = { status: "none", storage_status: "", progress: 0 } as const;
const line: Line = {
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
  image_job: none,
  video_job: none,
};
const shown = { image_file: "old.png", audio_file: "bob.wav" };

/** Opens the shot with a clock that runs by itself and can be pushed on. */
async function open(change: Partial<Line>, given?: (world: World) => void) {
  installFakeClock();
  const visit = await renderAt("/shot/line-1", {
    as: "editor",
    given: (world) => {
      const story = world.state.stories["story-1"];
      if (story) story.lines = [{ ...line, ...change }];
      given?.(world);
    },
  });
  await screen.findByRole("heading", { name: "Shot Details - Line 1" });
  return visit;
}
const answers = (world: World, call: string, body: object) =>
  world.faults.set(call, { status: 200, body: JSON.stringify(body) });
const press = (name: string) => screen.findByRole("button", { name }).then((button) => fireEvent.click(button));
const picture = () => screen.findByRole("img", { name: "Image of line 1" });

test("an image is made, followed, and shown", async () => {
  const { world } = await open({});
  expect(screen.getByText("No image yet.")).toBeVisible();
  await press("Generate Image");
  expect(await screen.findByRole("progressbar", { name: "Making the image" })).toBeInTheDocument();
  await advanceTime(3_000);
  const file = world.state.stories["story-1"]?.lines[0]?.image_file ?? "";
  expect(await picture()).toHaveAttribute("src", `/api/media/${file}`);
  expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
});

test("a start that is not answered in 30 s is polled; the end of an older image doesn't count", async () => {
  const { world } = await open({ image_file: "old.png" });
  world.faults.set(generateImage, { hang: true });
  fireEvent.load(await picture());
  await press("Generate Image");
  await advanceTime(30_000);
  expect(await screen.findByText("Image generation may take longer. Polling for status...")).toBeVisible();
  // The back end still tells of the old image.
  await advanceTime(6_000);
  expect(screen.getByRole("progressbar")).toBeInTheDocument();
  answers(world, imageStatus, { status: "generating" });
  await advanceTime(3_000);
  expect(screen.getByText("Generating image...")).toBeVisible();
  answers(world, imageStatus, { status: "completed", storage_status: "uploading", image_url: "/fresh.png" });
  await advanceTime(3_000);
  expect(screen.getByText("Uploading the image...")).toBeVisible();
  await waitFor(async () => expect(await picture()).toHaveAttribute("src", "/fresh.png"));
  expect(document.querySelector('img[src*="old.png"]')).toBeInTheDocument();
  answers(world, imageStatus, { status: "completed", storage_status: "completed", stored_image_url: "/stored.png" });
  await advanceTime(3_000);
  expect(screen.queryByText(/may take longer/)).not.toBeInTheDocument();
  expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
});

test.each([
  [{ status: 500 }, "Failed to generate shot image: HTTP error 500"],
  [{ status: 402, error: "No credit left" }, "Failed to generate shot image: No credit left"],
])("an image that could not be started says why", async (fault, text) => {
  const { world } = await open({});
  world.faults.set(generateImage, fault);
  await press("Generate Image");
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
});

test("an image that failed says why", async () => {
  const { world } = await open({});
  vi.spyOn(world.media, "make").mockRejectedValueOnce(new Error("The brush broke"));
  await press("Generate Image");
  await advanceTime(3_000);
  expect(await screen.findByText("Image generation failed: The brush broke")).toBeVisible();
});

test("an image under way on arrival is followed for 300 s and no longer", async () => {
  await open({ image_job: { ...none, status: "generating" } });
  expect(await screen.findByText("Generating image...")).toBeVisible();
  await advanceTime(296_000);
  expect(screen.getByText("Generating image...")).toBeVisible();
  await advanceTime(6_000);
  expect(await screen.findByText("Image generation took too long. Please try again later.")).toBeVisible();
});

test("an image prompt that was not saved stays typed, with the reason", async () => {
  const { user, world } = await open({});
  world.faults.set("POST /shot-image/update-image-prompt/:dialogue_id", { status: 500 });
  await user.click(screen.getByRole("button", { name: "Edit image prompt" }));
  await user.type(screen.getByRole("textbox", { name: "Image prompt" }), ", waving");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Failed to update image prompt. Please try again.")).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Image prompt" })).toHaveValue("Bob in the park, waving");
  world.faults.clear();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(world.state.stories["story-1"]?.lines[0]?.image_prompt).toBe("Bob in the park, waving"));
});

test.each([
  [{}, "An image is required to generate a video. Please generate an image first."],
  [{ image_file: "old.png" }, "Audio is required to generate a talking video. No audio found for this shot."],
])("a talking video wants an image and audio", async (change, text) => {
  await open(change);
  await press("Generate Talking Video");
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
});

test("a non-speaking part needs no audio for its talking video", async () => {
  const { world } = await open({ image_file: "old.png", character_name: "Non-speaking part" });
  answers(world, generateTalking, { status: "generating" });
  await press("Generate Talking Video");
  expect(await screen.findByRole("progressbar", { name: "Making the video" })).toBeInTheDocument();
});

test("an action video wants an image and a prompt; a default one is proposed", async () => {
  const { user, world } = await open({ shot_type: "action" });
  const box = await screen.findByRole("textbox", { name: "Action video prompt" });
  expect(box).toHaveValue("BOB moves naturally through the scene.");
  await press("Generate Action Video");
  expect(
    await screen.findByText("An image is required to generate a video. Please generate an image first."),
  ).toBeVisible();

  world.faults.set("POST /shot-video-prompted/update-prompt/:dialogue_id", { status: 500, times: 1 });
  await user.clear(box);
  await user.type(box, "Bob runs");
  await user.click(screen.getByRole("button", { name: "Save Prompt" }));
  expect(await screen.findByText("Failed to update action video prompt. Please try again.")).toBeVisible();
  expect(box).toHaveValue("Bob runs");
  expect(fireEvent.keyDown(box, { key: "s", ctrlKey: true })).toBe(false);
  expect(await screen.findByText("Saved")).toBeVisible();
  expect(world.state.stories["story-1"]?.lines[0]?.action_video_prompt).toBe("Bob runs");
});

test("a prompt's failed save is forgotten once the text changes, or a video is begun with it", async () => {
  const failure = "Failed to update action video prompt. Please try again.";
  const { user, world } = await open({ shot_type: "action", image_file: "old.png" });
  world.faults.set("POST /shot-video-prompted/update-prompt/:dialogue_id", { status: 500 });
  const box = await screen.findByRole("textbox", { name: "Action video prompt" });
  await press("Save Prompt");
  expect(await screen.findByText(failure)).toBeVisible();
  await user.type(box, "!");
  expect(screen.queryByText(failure)).not.toBeInTheDocument();
  await press("Save Prompt");
  expect(await screen.findByText(failure)).toBeVisible();
  answers(world, "POST /shot-video-prompted/generate-action-video/:dialogue_id", { status: "generating" });
  await press("Generate Action Video");
  await waitFor(() => expect(screen.queryByText(failure)).not.toBeInTheDocument());
});

test("an emptied prompt is asked for", async () => {
  const { user } = await open({ shot_type: "action", image_file: "old.png", action_video_prompt: "Bob runs" });
  await user.clear(await screen.findByRole("textbox", { name: "Action video prompt" }));
  await press("Generate Action Video");
  expect(await screen.findByText("A video prompt is required. Please add a prompt first.")).toBeVisible();
});

test("a talking video goes through its steps; without its audio it is the original one", async () => {
  const { world } = await open(shown);
  answers(world, generateTalking, {});
  await press("Generate Talking Video");
  expect(await screen.findByText("Starting video generation...")).toBeVisible();
  const steps: [object, string][] = [
    [{ status: "generating" }, "Generating video..."],
    [{ status: "audio_processing" }, "Processing audio..."],
    [{ status: "audio_processing", storage_status: "overlaying_audio" }, "Adding the audio to the video..."],
  ];
  for (const [status, words] of steps) {
    answers(world, talkingStatus, status);
    await advanceTime(5_000);
    expect(await screen.findByText(words)).toBeVisible();
  }
  answers(world, talkingStatus, {
    status: "completed",
    storage_status: "audio_overlay_failed",
    video_url: "/original.webm",
  });
  await advanceTime(5_000);
  expect(await screen.findByLabelText("Video of line 1")).toHaveAttribute("src", "/original.webm");
  expect(screen.getByText("The audio could not be added. This is the original video.")).toBeVisible();
});

test("an action video is made from the box and shown", async () => {
  const { world } = await open({ shot_type: "action", action_video_prompt: "Bob runs" });
  await press("Generate Image");
  await advanceTime(3_000);
  await picture();
  await press("Generate Action Video");
  await advanceTime(5_000);
  const file = world.state.stories["story-1"]?.lines[0]?.video_file;
  expect(await screen.findByLabelText("Video of line 1")).toHaveAttribute("src", `/api/media/${file}`);
});

test.each([
  ["talking", talkingStatus],
  ["action", actionStatus],
] as const)("a %s video under way on arrival is followed for 600 s and no longer", async (shot_type, status) => {
  await open({ ...shown, shot_type }, (world) => answers(world, status, { status: "generating", progress: "40" }));
  expect(await screen.findByText("Generating video...")).toBeVisible();
  await advanceTime(594_000);
  expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "40");
  await advanceTime(8_000);
  expect(await screen.findByText("Video generation took too long. Please try again later.")).toBeVisible();
});

test("a video that failed says why", async () => {
  const { world } = await open(shown);
  answers(world, generateTalking, {});
  answers(world, talkingStatus, { status: "failed", error: "No lips found" });
  await press("Generate Talking Video");
  await advanceTime(5_000);
  expect(await screen.findByText("Video generation failed: No lips found")).toBeVisible();
});
