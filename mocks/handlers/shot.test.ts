// @vitest-environment node
import { beforeEach, expect, test, vi } from "vitest";
import { parseStory } from "../production/parse";
import { refusalOf, smallWorld } from "../production/small-world";
import { shot } from "./shot";
import { storyVideo } from "./story-video";

let studio = smallWorld();
beforeEach(() => {
  studio = smallWorld();
});

const request = new Request("http://studio");
const editor = { story_id: "s1", user_id: "user-editor" };
const idOfLine = (line_number: number) => studio.story.lines[line_number - 1]?.id ?? "";

test("a shot's clip needs its picture, audio or prompt, then goes through all its steps", async () => {
  const { world, story } = studio;
  await parseStory(world, story);
  const spoken = { dialogue_id: idOfLine(2), user_id: "user-editor" };
  const shown = { dialogue_id: idOfLine(1), user_id: "user-editor" };
  const noImage = "An image is required to generate a video. Please generate an image first.";
  expect(await refusalOf(() => shot.generateTalkingVideo(spoken, world, request))).toEqual([400, noImage]);
  expect(await refusalOf(() => shot.generateActionVideo({ ...shown, prompt: "Rain" }, world, request))).toEqual([
    400,
    noImage,
  ]);
  for (const asked of [spoken, shown]) {
    const answer = await shot.generateShotImage(asked, world, request);
    expect(answer).toMatchObject({
      status: "generating",
      is_stored: false,
      image_prompt: expect.stringContaining("Comic Book"),
    });
    await vi.waitFor(async () => {
      expect(await shot.shotImageStatus(asked, world, request)).toMatchObject({
        status: "completed",
        storage_status: "completed",
        is_stored: true,
        image_url: expect.stringMatching(/^\/api\/media\/panel-.*\.jpg$/),
      });
    });
  }
  expect(await refusalOf(() => shot.generateTalkingVideo(spoken, world, request))).toEqual([
    400,
    "Audio is required to generate a talking video. No audio found for this shot.",
  ]);
  expect(await refusalOf(() => shot.generateActionVideo({ ...shown, prompt: " " }, world, request))).toEqual([
    400,
    "A video prompt is required. Please add a prompt first.",
  ]);
  expect((await refusalOf(() => shot.updateShotType({ ...shown, shot_type: "dream" }, world, request)))[0]).toBe(400);

  await world.store.put("bob.wav", new Uint8Array(1));
  Object.assign(story.lines[1] ?? {}, { audio_file: "bob.wav" });
  world.pace = 1;
  const seen = new Set<string>();
  world.save = () => {
    const job = story.lines[1]?.video_job;
    if (job) seen.add(`${job.status} ${job.storage_status}`.trim());
  };
  await shot.generateTalkingVideo(spoken, world, request);
  await vi.waitFor(() => expect(story.lines[1]?.video_job.status).toBe("completed"));
  expect([...seen]).toEqual([
    "generating",
    "generating downloading",
    "generating uploading",
    "audio_processing overlaying_audio",
    "audio_processing audio_overlay_completed",
    "completed completed",
  ]);
  await shot.generateTalkingVideo(spoken, world, request);
  const again = await shot.talkingVideoStatus(spoken, world, request);
  expect(again).toMatchObject({ status: "generating", is_stored: false });
  expect(again).not.toHaveProperty("video_url");
  expect(await shot.shotDetailsPlain(spoken, world, request)).toMatchObject({
    shot: { line_number: 2, audio_url: "/api/media/bob.wav", stored_video_url: expect.stringMatching(/\.webm$/) },
  });
});

test("a film needs a clip, fails with a reason, and its status needs permission to read the story", async () => {
  const { world, story, refusals } = studio;
  await parseStory(world, story);
  expect((await refusalOf(() => storyVideo.createStoryVideo(editor, world, request)))[0]).toBe(400);
  Object.assign(story.lines[0] ?? {}, { video_file: "gone.webm" });
  refusals.add("film");
  const { job_id } = (await storyVideo.createStoryVideo(editor, world, request)) as { job_id: string };
  await vi.waitFor(async () => {
    expect(await storyVideo.storyVideoJob({ job_id, user_id: "user-editor" }, world, request)).toMatchObject({
      status: "failed",
      progress: 0,
      error: "The video of line 1 is missing.",
    });
  });
  expect((await refusalOf(() => storyVideo.storyVideoJob({ job_id, user_id: "user-admin" }, world, request)))[0]).toBe(
    403,
  );
  expect(
    (await refusalOf(() => storyVideo.storyVideoJob({ job_id: "job-99", user_id: "user-editor" }, world, request)))[0],
  ).toBe(404);
});
