import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { watchBreaches } from "./breaches";
import { storyOf } from "@/testing/cast-story";
import { watchComplaints } from "./complaints";
import { seedFullWorld } from "./faulty-reads";
import { hostileAddresses } from "./hostile-addresses";
import { giveFilm } from "./polled-jobs";
import { renderAt } from "@/testing/render-at";
import { rewriteAnswers } from "./rewritten";
import { newLine } from "../../mocks/production/parse";
import type { World } from "../../mocks/world";

/** Replaces "/api/media/<number>.…" in answers by the hostile address of that number. */
const hostile = (value: unknown) =>
  typeof value === "string" ? (hostileAddresses[Number(/^\/api\/media\/(\d+)\./.exec(value)?.[1])] ?? value) : value;

/** How often the page reports a refused address of this kind. */
const refusals = (kind: string) =>
  document.body.textContent.split(`The address of this ${kind} cannot be used: `).length - 1;

function expectNoMedia() {
  expect(document.querySelectorAll(":is(img, audio, video, source, iframe), a[download]")).toHaveLength(0);
}

/** A world in which all media have the hostile address of this number. */
const givenMedia = (number: number) => (world: World) => {
  seedFullWorld(world);
  giveFilm(world, `${number}.webm`);
  Object.assign(world.state.characters["character-1"] ?? {}, { image_file: `${number}.webp` });
  for (const line of storyOf(world).lines)
    Object.assign(line, { audio_file: `${number}.wav`, image_file: `${number}.webp`, video_file: `${number}.webm` });
};

/**
 * A sample, because these screens show one address at a time. The lists below and media-url.test.ts test all of them.
 */
const some = [...hostileAddresses.keys()].filter((number) => number % 8 === 0);

test.each([
  ["a character's picture", "/character/character-1", ["image"]],
  ["a character's picture that may be made anew", "/character-image/character-1", ["image"]],
  ["a shot's picture, audio and talking clip", "/shot/line-1", ["image", "audio", "video"]],
  ["a shot's picture and action clip", "/shot/line-2", ["image", "video"]],
  ["the film", "/story/story-1/edit-video", ["video"]],
])("as the address of %s none is used, and it is said why", async (_, at, kinds) => {
  const complaints = watchComplaints();
  const breaches = watchBreaches();
  rewriteAnswers(hostile);
  for (const number of some) {
    const { unmount } = await renderAt(at, { as: "owner", given: givenMedia(number) });
    await waitFor(() => expect(kinds.filter((kind) => refusals(kind) === 0)).toEqual([]));
    expectNoMedia();
    expect(breaches()).toEqual([]);
    unmount();
  }
  expect(complaints).toEqual([]);
});

function manyVoices({ state }: World) {
  const [voice] = Object.values(state.voices);
  state.voices = Object.fromEntries(
    hostileAddresses.map((_, number) => [
      `v${number}`,
      {
        ...voice,
        name: "Ann",
        gender: "male",
        age: "middle_aged",
        id: `v${number}`,
        voice_id: `v${number}`,
        preview_url: `/api/media/${number}.wav`,
      },
    ]),
  ) as typeof state.voices;
}

function manyLines(world: World) {
  seedFullWorld(world);
  for (const character of Object.values(world.state.characters)) character.image_file = "0.webp";
  const line = { scene_location: "EXT. PARK", stage_directions: "", dialogue_text: "Hi.", character_name: "BOB" };
  storyOf(world).lines = hostileAddresses.map((_, number) => ({
    ...newLine(world, { ...line, line_number: number + 1 }),
    audio_file: `${number}.wav`,
    image_file: `${number}.webp`,
    video_file: `${number}.webm`,
  }));
}

test.each([
  ["the preview of a voice", "/character-voice/character-1", "owner", manyVoices, ["audio"]],
  ["the preview of a default voice", "/default-voices", "admin", manyVoices, ["audio"]],
  ["the media of a line", "/story/story-1/script-media", "owner", manyLines, ["audio", "video"]],
] as const)("as the address of %s none is used, and it is said why", async (_, at, as, given, kinds) => {
  const complaints = watchComplaints();
  const breaches = watchBreaches();
  rewriteAnswers(hostile);
  await renderAt(at, { as, given });
  const all = hostileAddresses.length;
  await waitFor(() => expect(kinds.filter((kind) => refusals(kind) < all)).toEqual([]));
  expectNoMedia();
  expect(breaches()).toEqual([]);
  expect(complaints).toEqual([]);
});
