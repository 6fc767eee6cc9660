// @vitest-environment node
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { lookOf } from "./looks.ts";
import { paintPanel } from "./panel.ts";
import { notesOf } from "./picture-notes.ts";
import { paintPortrait } from "./portrait.ts";
import { imageStyles } from "./studio.ts";

const margaret = { name: "MARGARET", description: "37, amicable, mild, curious, and very sharp" };
const shot = {
  make: "panel",
  prompt: "Margaret waves in the park.",
  cast: [margaret],
  scene_location: "EXT. PARK--DAY",
  location_description: "",
  shot_type: "talking",
} as const;
const job = { ...shot, cast: [...shot.cast] };

/** The picture scaled down to a few pixels, for comparing its overall look. */
async function glance(picture: Uint8Array): Promise<number[]> {
  const canvas = createCanvas(16, 9);
  canvas.getContext("2d").drawImage(await loadImage(picture), 0, 0, 16, 9);
  return [...canvas.data()];
}

test("the same shot is the same picture, byte for byte", async () => {
  const [once, again] = [
    await paintPanel({ ...job, style: "Fantasy Art" }),
    await paintPanel({ ...job, style: "Fantasy Art" }),
  ];
  expect(again.bytes).toEqual(once.bytes);
  expect(once.type).toBe("image/jpeg");
});

test("the six styles differ clearly", async () => {
  const glances = await Promise.all(
    imageStyles.map(async (style) => glance((await paintPanel({ ...job, style })).bytes)),
  );
  for (const [i, one] of glances.entries()) {
    for (const other of glances.slice(i + 1)) {
      const difference = one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
      expect(difference).toBeGreaterThan(12);
    }
  }
});

test("a talking shot has the place of its speaker's mouth; a shot without people has no speaker", async () => {
  const talking = notesOf((await paintPanel({ ...job, style: "Film Noir" })).bytes);
  expect(talking?.speaker?.mouth.x).toBeGreaterThan(0);
  expect(talking?.speaker?.mouth.x).toBeLessThan(1280);
  expect(notesOf((await paintPanel({ ...job, cast: [], style: "Film Noir" })).bytes)?.speaker).toBeUndefined();
});

test("portraits of two people differ", async () => {
  const bob = await paintPortrait({
    make: "portrait",
    style: "Digital Art",
    cast: { name: "BOB", description: "goofy" },
  });
  expect((await paintPortrait({ make: "portrait", style: "Digital Art", cast: margaret })).bytes).not.toEqual(
    bob.bytes,
  );
});

test.each([
  ["DOG", "", "dog"],
  ["Rex", "a nervous chihuahua, age 5", "dog"],
  ["CYBER BOSS", "an ageless, faceless, world-roaming cloud", "cloud"],
  ["MARGARET", "a white woman who leads a dog on a leash", "person"],
  ["UNIT 7", "an old robot", "robot"],
  ["L'OMBRE", "", "ghost"],
])("%s (%s) is drawn as a %s", (name, description, kind) => {
  expect(lookOf({ name, description }).kind).toBe(kind);
});

test.each([
  ["ANNA", "an amicable white, middle-aged woman", { haircut: /long|bob|bun|braid/, isPale: true }],
  ["MARGARET", "37, a white woman, amicable", { haircut: /long|bob|bun|braid/, isPale: true }],
  ["MARGARET", "a woman with short curls and dark skin", { haircut: /curly/, isPale: false }],
  ["EVA", "a pale girl with a red braid", { haircut: /braid/, isPale: true }],
])("%s (%s) looks as described", (name, description, { haircut, isPale }) => {
  const look = lookOf({ name, description });
  expect(look.haircut).toMatch(haircut);
  expect(look.skin.l > 70).toBe(isPale);
});

/** How much the pictures of two prompts differ at a glance. */
async function differenceOf(one: string, other: string): Promise<number> {
  const glances = await Promise.all(
    [one, other].map(async (prompt) =>
      glance((await paintPanel({ ...job, cast: [], prompt, style: "Digital Art" })).bytes),
    ),
  );
  const [first = [], second = []] = glances;
  return first.reduce((sum, value, at) => sum + Math.abs(value - (second[at] ?? 0)), 0) / first.length;
}

test.each([
  ["Setting: A castle."],
  ["Setting: Park at night."],
  ["Snow falls. Setting: Park."],
  ["Red light. Setting: Park."],
  ["Close-up. Setting: Park."],
  ['A sign reads "KEEP OUT". Setting: Park.'],
])("the prompt %s changes the picture of a park", async (prompt) => {
  expect(await differenceOf("Wide shot. Setting: Park.", `Wide shot. ${prompt}`)).toBeGreaterThan(3);
});
