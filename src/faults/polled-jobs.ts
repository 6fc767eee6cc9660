import { screen } from "@testing-library/react";
import { expect } from "vitest";
import { newLine } from "../../mocks/production/parse";
import type { Line, World } from "../../mocks/world";
import { storyOf } from "@/testing/cast-story";

/** A job that a screen starts and polls: its calls, its answers, and what the screen shows. */
export interface PolledJob {
  what: string;
  at: string;
  /** The same screen for another shot, story or character. */
  sibling: string;
  /** The world before the job starts. */
  given: (world: World) => void;
  button: string;
  startLine: string;
  statusLine: string;
  /** The path of the status call. */
  statusPath: string;
  /** The answer to the start. */
  startAnswer: object;
  working: object;
  done: object;
  failed: (error?: string) => object;
  /** A status with a text that the screen shows unchanged; absent where it shows none. */
  withText?: (words: string) => object;
  /** Changes the world to that after the job. */
  finish: (world: World) => void;
  /** Between two polls, and before the first, in milliseconds. */
  intervalMs: number;
  first: number;
  /** Whether the screen shows the server's percentage. */
  showsPercent: boolean;
  /** The percentage after one poll, where the screen estimates it. */
  percentAfterOneRead?: string;
  failure: (reason: string | undefined) => string;
  /** The message when the polling is refused or fails. */
  lostMessage: (reason: string) => string;
  /** Milliseconds from the poll that says "done" until the result is on the screen. */
  resultAfterMs: number;
  expectResult: () => void;
}

/** A job that times out, tolerates failed polls, and produces a file with an address. */
export interface LimitedJob extends PolledJob {
  /** An answer with this status. */
  withStatus: (status: unknown) => object;
  /** The last poll and the timeout, in milliseconds. */
  lastRead: number;
  end: number;
  reads: number;
  /** The number of the last attempt whose failure is ignored. */
  toleratedUntil: number;
  tooLong: string;
  withoutAddress: object;
  saysNoAddress: string;
  withBadAddress: object;
}

const tolerant = { toleratedUntil: Infinity };
const ofImages = { ...tolerant, intervalMs: 3_000, first: 3_000, lastRead: 300_000, end: 300_000, reads: 100 };
const ofVideos = { ...tolerant, intervalMs: 5_000, first: 5_000, lastRead: 600_000, end: 600_000, reads: 120 };
const ofFilms = { intervalMs: 3_000, first: 0, lastRead: 597_000, end: 600_000, reads: 200, toleratedUntil: 5 };

const ofShots = {
  given: givenShots(),
  at: "/shot/line-1",
  sibling: "/shot/line-2",
  startAnswer: { status: "generating" },
  working: { status: "generating" },
  failed: (error?: string) => ({ status: "failed", error }),
  withText: (status: string) => ({ status }),
  withStatus: (status: unknown) => ({ status }),
  resultAfterMs: 0,
  withoutAddress: { status: "completed" },
};

export const imageOfShot: LimitedJob = {
  ...ofShots,
  ...ofImages,
  what: "a shot's image",
  given: givenShots({ image_file: "" }),
  button: "Generate Image",
  startLine: "POST /shot-image/generate-shot-image/:dialogue_id",
  statusLine: "GET /shot-image/check-status/:dialogue_id",
  statusPath: "/api/shot-image/check-status/line-1",
  done: { status: "completed", storage_status: "completed", stored_image_url: "/api/media/new.png" },
  finish: (world) => void (lineOf(world).image_file = "new.png"),
  showsPercent: false,
  tooLong: "Image generation took too long. Please try again later.",
  failure: (reason = "Unknown error") => `Image generation failed: ${reason}`,
  lostMessage: (reason) => `Image generation failed: ${reason}`,
  expectResult: () =>
    expect(screen.getByRole("img", { name: "Image of line 1" })).toHaveAttribute("src", "/api/media/new.png"),
  saysNoAddress: "Image generation failed: the server sent no image.",
  withBadAddress: { status: "completed", stored_image_url: "javascript:alert(1)" },
};

const ofClips = {
  ...ofShots,
  ...ofVideos,
  done: { status: "completed", storage_status: "completed", stored_video_url: "/api/media/new.webm" },
  finish: (world: World) => void (lineOf(world).video_file = "new.webm"),
  showsPercent: true,
  tooLong: "Video generation took too long. Please try again later.",
  failure: (reason = "Unknown error") => `Video generation failed: ${reason}`,
  lostMessage: (reason: string) => `Video generation failed: ${reason}`,
  resultAfterMs: 50,
  expectResult: () => expect(screen.getByLabelText("Video of line 1")).toHaveAttribute("src", "/api/media/new.webm"),
  saysNoAddress: "Video generation failed: the server sent no video.",
  withBadAddress: { status: "completed", stored_video_url: "javascript:alert(1)" },
};

export const talkingVideo: LimitedJob = {
  ...ofClips,
  what: "a talking video",
  button: "Generate Talking Video",
  startLine: "POST /shot-video/generate-talking-video/:dialogue_id",
  statusLine: "GET /shot-video/check-video-status/:dialogue_id",
  statusPath: "/api/shot-video/check-video-status/line-1",
};

export const actionVideo: LimitedJob = {
  ...ofClips,
  what: "an action video",
  given: givenShots({ shot_type: "action" }),
  button: "Generate Action Video",
  startLine: "POST /shot-video-prompted/generate-action-video/:dialogue_id",
  statusLine: "GET /shot-video-prompted/check-action-video-status/:dialogue_id",
  statusPath: "/api/shot-video-prompted/check-action-video-status/line-1",
};

export const film: LimitedJob = {
  ...ofFilms,
  what: "a story video",
  given: givenShots(),
  at: "/story/story-1/edit-video",
  sibling: "/story/story-2/edit-video",
  button: "Create Story Video",
  startLine: "POST /story-video/create",
  statusLine: "GET /story-video/job/:job_id",
  statusPath: "/api/story-video/job/77",
  startAnswer: { job_id: 77, message: "Started" },
  working: { status: "processing", phase: "downloading_videos", progress: 20 },
  done: { status: "completed", phase: "completed", progress: 100 },
  failed: (error) => ({ status: "failed", progress: 50, error }),
  withText: (words) => ({ status: "processing", phase: words, message: words }),
  withStatus: (status) => ({ status, phase: "reticulating", progress: 20 }),
  finish: (world) => giveFilm(world, "new.webm"),
  showsPercent: true,
  tooLong: "Video creation is taking too long. Please try again later.",
  failure: (reason = "Video creation failed") => reason,
  lostMessage: (reason) => `Error checking status: ${reason}`,
  resultAfterMs: 3_000,
  expectResult: () => expect(screen.getByLabelText("Story video")).toHaveAttribute("src", "/api/media/new.webm"),
  withoutAddress: { status: "completed" },
  saysNoAddress: "The video was created, but the server does not show it yet.",
  withBadAddress: { status: "completed" },
};

const ofBob = (character: object, error?: string) => ({
  character: { id: "character-1", name: "BOB", ...character },
  imageDescription: "A mild man",
  permissionLevel: "editor",
  projectId: "project-1",
  error,
});

const imageOfCharacter: LimitedJob = {
  ...ofImages,
  what: "a character's image",
  given: givenShots(),
  at: "/character-image/character-1",
  sibling: "/character-image/character-2",
  button: "Generate Character Image",
  startLine: "POST /character-image/:character_id/generate-image",
  statusLine: "GET /character-image/:character_id/details",
  statusPath: "/api/character-image/character-1/details",
  startAnswer: {},
  working: ofBob({ generation_status: "pending" }),
  done: ofBob({ generation_status: "completed", character_image_url: "/api/media/new.png" }),
  failed: (error) => ofBob({ generation_status: "failed" }, error),
  withText: (status) => ofBob({ generation_status: status }),
  withStatus: (status) => ofBob({ generation_status: status }),
  finish: ({ state }) =>
    void Object.assign(state.characters["character-1"] ?? {}, {
      image_file: "new.png",
      generation_status: "completed",
    }),
  showsPercent: false,
  percentAfterOneRead: "20",
  tooLong: "Image generation took too long. Please try again later.",
  failure: (reason = "Unknown error") => `Image generation failed: ${reason}`,
  lostMessage: (reason) => `Unexpected error: ${reason}`,
  resultAfterMs: 0,
  expectResult: () =>
    expect(screen.getByRole("img", { name: "Image of BOB" })).toHaveAttribute("src", "/api/media/new.png"),
  withoutAddress: ofBob({ generation_status: "completed" }),
  saysNoAddress: "Image generation failed: the server sent no image.",
  withBadAddress: ofBob({ generation_status: "completed", character_image_url: "javascript:alert(1)" }),
};

export const limitedJobs = [imageOfShot, talkingVideo, actionVideo, film, imageOfCharacter];

const lineOf = (world: World): Line => {
  const [line] = storyOf(world).lines;
  if (!line) throw new Error("The story has no lines");
  return line;
};

export function giveFilm(world: World, file: string) {
  const facts = { created_at: "2026-05-01T12:30:00Z", video_count: 1, duration: 2, file_size: 3 };
  storyOf(world).video = { file, ...facts };
}

/** Two stories; the first has two shots that lack only what the job makes. */
function givenShots(lacking: Partial<Line> = {}) {
  return (world: World) => {
    const { state } = world;
    const story = storyOf(world);
    const shot: Partial<Line> = {
      shot_type: "talking",
      audio_file: "bob.wav",
      image_file: "old.png",
      action_video_prompt: "Bob waves",
    };
    const words = {
      scene_location: "EXT. PARK - DAY",
      character_name: "BOB",
      stage_directions: "",
      dialogue_text: "Hi.",
    };
    story.lines = [1, 2].map((line_number) => ({
      ...newLine(world, { ...words, line_number }),
      ...shot,
      ...lacking,
      id: `line-${line_number}`,
    }));
    state.stories["story-2"] = { ...structuredClone(story), id: "story-2", title: "Night Shift", lines: [] };
  };
}
