import { describe, expect, test } from "vitest";
import { action, bark, makings, player, talking } from "@/testing/asset-lines";
import { assets, type Asset, type AssetLine, type Makings } from "./asset-makings";
import { isMadeShot, remade, statesOf, type MadeShot } from "./asset-state";

const lines = [talking, action, bark];
const uids = ["one", "two", "three"];
const none: ReadonlyMap<string, MadeShot> = new Map();

interface Reading {
  lines?: AssetLine[];
  makings?: Makings;
}
/** What the desk holds after these readings, one after the other. */
const readings = (...each: Reading[]) => readingsAfter(none, ...each);

function readingsAfter(known: ReadonlyMap<string, MadeShot>, ...given: Reading[]) {
  const each = given.length > 0 ? given : [{}];
  let made = known;
  let states = statesOf({ lines, uids, makings, made }).states;
  for (const reading of each) {
    const found = statesOf({ lines, uids, makings, made, ...reading });
    made = new Map([...made, ...found.news]);
    states = found.states;
  }
  return { made, states };
}
const empty = lines.map((line) => ({
  ...line,
  image_prompt: "",
  action_video_prompt: "",
  image_url: "",
  video_url: "",
  audio_url: "",
  hasAudio: false,
}));
/** Everything was made after its shots were first seen. */
const madeHere = [{ lines: empty }, {}] as const;

/** What is stale, as in "1 clip: voice". */
const staleIn = (states: ReturnType<typeof readings>["states"]) =>
  states.flatMap((shot, at) =>
    assets.flatMap((asset) => {
      const state = shot[asset];
      return state.is === "stale" ? [`${at + 1} ${asset}: ${state.because.join(", ")}`] : [];
    }),
  );
const change = (at: number, to: Partial<AssetLine>) =>
  lines.map((line, index) => (index === at ? { ...line, ...to } : line));

test("what was made since its shot was first seen is ready", () => {
  const { states } = readings(...madeHere);
  const ready = { is: "ready", isAgeKnown: true };
  expect(states[0]).toEqual({
    audio: ready,
    imagePrompt: ready,
    image: ready,
    actionPrompt: { is: "none" },
    clip: ready,
  });
  expect(states[1]).toEqual({
    audio: { is: "none" },
    imagePrompt: ready,
    image: ready,
    actionPrompt: ready,
    clip: ready,
  });
});

test("what was there before anything was known of it is of unknown age, until it changes", () => {
  expect(readings({}).states[0]?.image).toEqual({ is: "ready", isAgeKnown: false });
  expect(readings({}, { lines: change(0, { image_url: "/media/new.png" }) }).states[0]?.image).toEqual({
    is: "ready",
    isAgeKnown: true,
  });
  expect(staleIn(readings({}, { makings: { ...makings, style: "noir" } }).states)).toContain("1 image: style");
});

describe("one change makes stale what was made of it, and nothing else", () => {
  const cast = (name: string, to: object) => ({
    makings: { ...makings, cast: new Map([...(makings.cast ?? []), [name, { ...player, ...to }]]) },
  });
  test.each([
    [
      "an image prompt",
      { lines: change(0, { image_prompt: "Bob, closer" }) },
      ["1 image: imagePrompt", "1 clip: imagePrompt"],
    ],
    ["an action prompt", { lines: change(1, { action_video_prompt: "It slams" }) }, ["2 clip: actionPrompt"]],
    ["a shot type", { lines: change(1, { shot_type: "talking" }) }, ["2 clip: shotType"]],
    ["what is said", { lines: change(0, { dialogue_text: "Hello." }) }, ["1 audio: dialogue", "1 clip: dialogue"]],
    [
      "what is done",
      { lines: change(1, { stage_directions: "A door closes." }) },
      ["2 imagePrompt: action", "2 image: action", "2 actionPrompt: action", "2 clip: action"],
    ],
    ["a voice", cast("BOB", { voice: "hoarse" }), ["1 audio: voice", "1 clip: voice"]],
    ["a character image", cast("BOB", { face: "/media/bob-2.png" }), ["1 image: face", "1 clip: face"]],
    [
      "a mapping",
      cast("BOB", { character_id: "ben" }),
      ["1 audio: mapping", "1 imagePrompt: mapping", "1 image: mapping", "1 clip: mapping"],
    ],
    [
      "a location description",
      { makings: { ...makings, locations: new Map([...(makings.locations ?? []), ["EXT. PARK", "Brown."]]) } },
      ["1 imagePrompt: location", "1 image: location", "1 clip: location"],
    ],
  ])("%s", (_, reading, stale) => {
    expect(staleIn(readings(...madeHere, reading).states)).toEqual(stale);
  });

  test("the image style: every picture, its prompt and its clip", () => {
    const { states } = readings(...madeHere, { makings: { ...makings, style: "noir" } });
    expect(staleIn(states)).toHaveLength(9);
  });

  test("a new picture or sound: the clip that was made of the old one", () => {
    expect(staleIn(readings(...madeHere, { lines: change(0, { image_url: "/media/other.png" }) }).states)).toEqual([
      "1 clip: image",
    ]);
    expect(staleIn(readings(...madeHere, { lines: change(0, { audio_url: "/media/other.wav" }) }).states)).toEqual([
      "1 clip: audio",
    ]);
  });
});

test("what is not known makes nothing stale, nor does an address that is signed anew", () => {
  const unknown = { cast: undefined, locations: undefined, style: undefined };
  expect(staleIn(readings(...madeHere, { makings: unknown }).states)).toEqual([]);
  const signed = (signature: string) =>
    change(0, { image_url: `https://media.test/1.png?X-Amz-Signature=${signature}` });
  expect(staleIn(readings({ lines: empty }, { lines: signed("a") }, { lines: signed("b") }).states)).toEqual([]);
});

test("what was not known when something was made is noted once it is", () => {
  const before = { ...makings, style: undefined };
  const { states } = readings({ lines: empty }, { makings: before }, {}, { makings: { ...makings, style: "noir" } });
  expect(staleIn(states)).toContain("1 image: style");
});

test("what is undone is not stale any more", () => {
  expect(staleIn(readings(...madeHere, { makings: { ...makings, style: "noir" } }, {}).states)).toEqual([]);
});

test("a run of one's own makes ready again, also at the same address; what is made of it is stale then", () => {
  const changed = change(0, { image_prompt: "Bob, closer" });
  const { made } = readings(...madeHere, { lines: changed });
  const again = new Map(made).set("one", remade(made.get("one"), "image"));
  expect(staleIn(readingsAfter(again, { lines: changed }).states)).toEqual(["1 clip: imagePrompt"]);

  const before = readings(...madeHere).made;
  const retake = new Map(before).set("one", remade(before.get("one"), "image"));
  const first = readingsAfter(retake);
  expect(staleIn(first.states)).toEqual(["1 clip: image"]);
  expect(staleIn(readingsAfter(first.made).states)).toEqual(["1 clip: image"]);
});

test("what the desk holds may be anything", () => {
  const { made } = readings(...madeHere);
  expect([...made.values()].every(isMadeShot)).toBe(true);
  expect(
    [
      null,
      "?",
      { image: null },
      { image: { what: 4, of: {} } },
      { image: { what: "", of: { style: 4 } } },
      { film: {} },
    ].some(isMadeShot),
  ).toBe(false);
});

describe("what cannot be made yet says what it waits for", () => {
  const stateOf = (line: AssetLine, asset: Asset, cast = makings.cast) =>
    statesOf({ lines: [line], uids: ["one"], makings: { ...makings, cast }, made: none }).states[0]?.[asset];
  const silent = { ...talking, audio_url: "", hasAudio: false };

  test.each([
    ["audio, for who plays", silent, "audio", new Map(), { is: "blocked", by: "mapping" }],
    [
      "audio, for a voice",
      silent,
      "audio",
      new Map([["BOB", { ...player, voice: "" }]]),
      { is: "blocked", by: "voice" },
    ],
    ["audio that is not known", { ...silent, hasAudio: undefined }, "audio", undefined, { is: "unknown" }],
    ["audio", silent, "audio", undefined, { is: "missing" }],
    [
      "a clip, for its image",
      { ...talking, video_url: "", image_url: "" },
      "clip",
      undefined,
      { is: "blocked", by: "image" },
    ],
    ["a talking clip, for its audio", { ...silent, video_url: "" }, "clip", undefined, { is: "blocked", by: "audio" }],
    [
      "an action clip, for its prompt",
      { ...action, video_url: "", action_video_prompt: " " },
      "clip",
      undefined,
      { is: "blocked", by: "actionPrompt" },
    ],
    ["a clip", { ...talking, video_url: "" }, "clip", undefined, { is: "missing" }],
    ["an image", { ...talking, image_url: "", image_prompt: "" }, "image", undefined, { is: "missing" }],
  ] as const)("%s", (_, line, asset, cast, state) => {
    expect(stateOf(line, asset, cast)).toEqual(state);
  });
});

test("nothing is to be kept of what was kept already", () => {
  const { made } = readings(...madeHere);
  expect(statesOf({ lines, uids, makings, made }).news.size).toBe(0);
});
