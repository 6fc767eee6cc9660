// @vitest-environment node
import { beforeEach, expect, test, vi } from "vitest";
import type { Message } from "../jobs";
import { smallWorld } from "../production/small-world";
import { casting } from "./casting";
import { generators } from "./generators";
import { parsing } from "./parsing";
import { shot } from "./shot";
import { storyVideo } from "./story-video";

let studio = smallWorld();
beforeEach(() => {
  studio = smallWorld();
});

const story_id = "s1";
const as = (user_id: string) => ({ story_id, user_id });
const editor = as("user-editor");
const request = new Request("http://studio");
const nobody = new AbortController().signal;

async function all(messages: AsyncGenerator<Message, void>): Promise<Message[]> {
  const heard: Message[] = [];
  for await (const message of messages) heard.push(message);
  return heard;
}

type Generators =
  | "Audio"
  | "ShotTypes"
  | "ImagePrompts"
  | "ShotImages"
  | "VideoPrompts"
  | "TalkingVideos"
  | "ActionVideos";
const progressOf = {
  Audio: "audioProgress",
  ShotTypes: "shotTypesProgress",
  ImagePrompts: "imagePromptsProgress",
  ShotImages: "shotImagesProgress",
  VideoPrompts: "videoPromptsProgress",
  TalkingVideos: "talkingVideosProgress",
  ActionVideos: "actionVideosProgress",
} as const;
const follow = (name: Generators) => all(generators[progressOf[name]](editor, studio.world, nobody));
async function run(name: Generators): Promise<Message[]> {
  await generators[`start${name}`](editor, studio.world, request);
  return follow(name);
}
async function parse(): Promise<void> {
  expect(await parsing.parseScript(editor, studio.world, request)).toMatchObject({ status: "processing" });
  await vi.waitFor(() => expect(studio.story.parsing).toEqual({ status: "completed" }));
}

async function castAll(): Promise<void> {
  await casting.generateMissingCharacters(editor, studio.world, request);
  await vi.waitFor(() => {
    expect(new Set(Object.values(studio.story.charactersStatus))).toEqual(new Set(["complete"]));
  });
}

test("a script is made into a film, step by step", async () => {
  const { world, story, jobs } = studio;
  await parse();
  const { parsed_lines } = await parsing.parsedLines(editor, world, request);
  expect(parsed_lines.map((line) => line.character_name)).toEqual([
    "Non-speaking part",
    "BOB",
    "Non-speaking part",
    "ANNA",
  ]);
  expect(await casting.validateCharacters(editor, world, request)).toMatchObject({
    allValid: false,
    message: "Some characters are missing assignments, voices, or images. Please check the detailed results below.",
    detailedResults: [
      { scriptCharacter: "BOB", voiceStatus: "Missing voice", imageStatus: "Missing image" },
      { scriptCharacter: "ANNA", voiceStatus: "Missing voice", imageStatus: "Missing image" },
    ],
  });
  await castAll();
  expect(await casting.validateCharacters(editor, world, request)).toMatchObject({ allValid: true });

  expect((await run("Audio")).at(-1)).toEqual({ complete: true, stats: { total: 2, success: 2, failed: 0 } });
  expect((await run("ShotTypes")).at(-1)).toEqual({
    complete: true,
    stats: { updated_lines: 4, talking_count: 2, action_count: 2 },
  });
  for (const name of ["ImagePrompts", "ShotImages"] as const) {
    expect((await run(name)).at(-1)).toEqual({ complete: true, stats: { total: 4, success: 4, failed: 0 } });
  }
  for (const name of ["VideoPrompts", "TalkingVideos", "ActionVideos"] as const) {
    expect((await run(name)).at(-1)).toEqual({ complete: true, stats: { total: 2, success: 2, failed: 0 } });
  }
  expect(jobs.find((job) => job.make === "panel")).toMatchObject({ style: "Comic Book", cast: [{ name: "BOB" }] });
  expect(jobs.filter((job) => job.make === "clip").map((job) => job.kind)).toEqual([
    "talking",
    "talking",
    "action",
    "action",
  ]);

  expect(await storyVideo.storyVideo(editor, world, request)).toEqual({ exists: false });
  const { job_id } = (await storyVideo.createStoryVideo(editor, world, request)) as { job_id: string };
  expect(await storyVideo.createStoryVideo(editor, world, request)).toMatchObject({ job_id });
  await vi.waitFor(async () => {
    const job = await storyVideo.storyVideoJob({ job_id, user_id: "user-viewer" }, world, request);
    expect(job).toMatchObject({
      status: "completed",
      phase: "completed",
      progress: 100,
      video_url: `/api/media/${story.video?.file}`,
    });
  });
  const { exists, video } = await storyVideo.storyVideo(as("user-viewer"), world, request);
  expect(exists).toBe(true);
  expect(video).toMatchObject({ video_count: 4, duration: 2, file_size: 4 });
});

test("a run reports each line's steps with the statuses of the specification", async () => {
  await parse();
  await castAll();
  const ofLine = (messages: Message[], line: number) =>
    messages.filter((message) => message.line_number === line).map(({ status }) => status);

  const audio = await run("Audio");
  expect(ofLine(audio, 2)).toEqual(["generating", "generating", "completed"]);
  expect(audio.find((message) => message.line_number === 2 && message.status === "completed")).toMatchObject({
    progress: 100,
    url: expect.stringMatching(/^\/api\/media\/speech-[\w-]+\.wav$/),
  });
  expect(ofLine(await run("ShotTypes"), 1)).toEqual(["processing", "completed"]);
  expect(ofLine(await run("ImagePrompts"), 1)).toEqual(["processing", "generating", "completed"]);
  expect(ofLine(await run("ShotImages"), 1)).toEqual([
    "image_generating",
    "image_generating",
    "image_completed",
    "image_storage_completed",
  ]);
  const videos = await run("TalkingVideos");
  expect(ofLine(videos, 2)).toEqual([
    "processing",
    "generating",
    "generating",
    "generating",
    "audio_processing",
    "audio_processing",
    "completed",
  ]);
  expect(videos.find((message) => message.status === "completed")?.video_url).toMatch(/^\/api\/media\/clip-.*\.webm$/);
});

test("a second run only makes what is missing, and never overwrites a prompt of the user", async () => {
  const { world, story } = studio;
  await parse();
  const dialogue_id = story.lines[0]?.id ?? "";
  await shot.updateImagePrompt({ dialogue_id, user_id: "user-editor", image_prompt: "My own" }, world, request);
  const first = await run("ImagePrompts");
  expect(first.some((message) => message.line_number === 1)).toBe(false);
  expect(story.lines[0]?.image_prompt).toBe("My own");
  expect(await run("ImagePrompts")).toEqual([{ complete: true, stats: { total: 4, success: 4, failed: 0 } }]);
});

test("a failing line gets its status, and the run goes on", async () => {
  const { refusals, story } = studio;
  await parse();
  await castAll();
  delete story.mappings["ANNA"];
  const audio = await run("Audio");
  expect(audio).toContainEqual({ line_number: 4, status: "error", message: "No character plays ANNA." });
  expect(audio.at(-1)).toEqual({ complete: true, stats: { total: 2, success: 1, failed: 1 } });

  await run("ImagePrompts");
  await run("ShotImages");
  await run("VideoPrompts");
  refusals.add("clip");
  const videos = await run("ActionVideos");
  expect(videos).toContainEqual({ line_number: 1, status: "failed", message: "No clip today." });
  expect(videos.at(-1)).toEqual({ complete: true, stats: { total: 2, success: 0, failed: 2 } });
});

test("a late follower gets all messages, a second start is refused, and a run needs no follower", async () => {
  const { world } = studio;
  await parse();
  world.pace = 5;
  await generators.startImagePrompts(editor, world, request);
  expect(() => generators.startImagePrompts(editor, world, request)).toThrow("This is being generated already");
  const early: AsyncGenerator<Message> = generators.imagePromptsProgress(editor, world, nobody);
  for await (const message of early) {
    if (message.status === "completed") break;
  }
  const [one, other] = await Promise.all([follow("ImagePrompts"), follow("ImagePrompts")]);
  expect(one[0]).toEqual({ line_number: 1, status: "processing" });
  expect(one).toEqual(other);
  expect(one.filter((message) => message.status === "completed")).toHaveLength(4);
  expect(one.at(-1)).toMatchObject({ complete: true });
  expect(await follow("ImagePrompts")).toEqual([{ complete: true, stats: { total: 4, success: 4, failed: 0 } }]);
});

test("generators run in parallel, with two lines each at a time", async () => {
  const { world } = studio;
  await parse();
  await castAll();
  let inHand = 0;
  let most = 0;
  const make = world.media.make.bind(world.media);
  world.media.make = async (job) => {
    most = Math.max(most, ++inHand);
    await new Promise((resolve) => setTimeout(resolve, 5));
    inHand -= 1;
    return make(job);
  };
  await run("ImagePrompts");
  await Promise.all([run("ShotImages"), run("ShotTypes")]);
  expect(most).toBe(2);
});
