import { writeFileSync } from "node:fs";
import { createCanvas } from "@napi-rs/canvas";
import { runnerImport } from "vite";
import { top } from "./packages.mjs";

// Draws public/stills, which stand beside the forms of an account, or above them in a narrow window: the sample film's
// people in its places, by the stand-in's own engine. `node .tools/draw-still.mjs`, after a change of the engine's hand.

const engine = async (file) => (await runnerImport(`${top}/mocks/media/${file}.ts`)).module;
const { paintScene } = await engine("sets");
const { sceneOf } = await engine("scenes");
const { figureOf, place } = await engine("figures");
const { styles } = await engine("styles");
const { diceOf } = await engine("seeded");

const cloud = { name: "CYBER BOSS", description: "A cloud, ageless and faceless.", pose: "stand" };
const margaret = {
  name: "MARGARET",
  description: "An amicable woman of 37 in a green raincoat, curious and very sharp, a small dog on a leash.",
  pose: "stand",
};
const bob = {
  name: "BOB",
  description: "A mild, goofy man of 40 in a short-sleeved shirt, a phone always in his hand.",
  pose: "stand",
};
const dog = { name: "DOG", description: "A small dog.", pose: "stand" };

/** Feet and size in shares of the picture's height; the wide picture shows nobody below the chest. */
const stills = {
  night: {
    // The login is a first screen, and this is the largest thing of it: every kilobyte delays it.
    isSmall: true,
    place: ["EXT. CITY - NIGHT", "A city street with tall buildings."],
    people: [
      { ...cloud, beside: [0.76, 0.34, 0.096], above: [2.52, 0.5, 0.11] },
      { ...margaret, isMirrored: true, beside: [0.66, 1.1, 0.104], above: [1.98, 1.86, 0.208] },
      { ...bob, pose: "hold", held: "phone", beside: [0.38, 1.12, 0.108], above: [1.3, 1.88, 0.214] },
      { ...dog, beside: [0.13, 1, 0.0875], above: [0.62, 1.16, 0.2] },
    ],
  },
  park: {
    place: ["EXT. PARK - MORNING", "A park with trees, a path and a bench."],
    people: [
      { ...bob, pose: "wave", beside: [0.33, 1.12, 0.108], above: [0.9, 1.88, 0.214] },
      { ...dog, isMirrored: true, beside: [0.62, 0.99, 0.0875], above: [1.5, 1.16, 0.2] },
      { ...margaret, isMirrored: true, beside: [0.82, 1.1, 0.104], above: [2.12, 1.86, 0.208] },
    ],
  },
  tunnel: {
    place: ["INT. TUNNEL - NIGHT", "A long tunnel with lamps."],
    people: [
      { ...dog, beside: [0.3, 0.98, 0.12], above: [0.92, 1.16, 0.208] },
      { ...bob, isMirrored: true, pose: "hold", held: "phone", beside: [0.72, 1.12, 0.108], above: [2.1, 1.88, 0.214] },
    ],
  },
  roof: {
    place: ["EXT. ROOFTOP - SUNSET", "A rooftop above the city."],
    people: [
      { ...margaret, beside: [0.4, 1.1, 0.108], above: [1.22, 1.86, 0.21] },
      { ...dog, isMirrored: true, beside: [0.76, 0.98, 0.1], above: [1.94, 1.16, 0.2] },
    ],
  },
};

/** Its size, and how much larger than in a panel the place is drawn. */
const formats = {
  small: { width: 800, height: 800, zoom: 800 / 480 },
  beside: { width: 1200, height: 1200, zoom: 2.5 },
  above: { width: 1200, height: 400, zoom: 1.4 },
};

async function draw({ place: at, people, isSmall }, format) {
  const { width, height, zoom } = formats[isSmall && format === "beside" ? "small" : format];
  const canvas = createCanvas(width, height);
  const g = canvas.getContext("2d");
  // The largest thing of a first screen has to be there with its words: a style without dots takes a quarter of the bytes.
  const brush = { g, style: styles["Digital Art"], dice: diceOf("city"), pixel: 1 };
  g.save();
  g.scale(zoom, zoom);
  paintScene(brush, sceneOf(...at, ""), width / zoom, height / zoom);
  g.restore();
  for (const { name: who, description, pose, [format]: spot, ...rest } of people) {
    const [x = 0, y = 0, unit = 0] = spot.map((share) => share * height);
    place(brush, figureOf({ name: who, description }), pose, x, y, unit, rest);
  }
  // The encoder counts quality the other way round: less is finer.
  return canvas.encode("avif", { quality: isSmall ? 40 : 25, speed: 4, chromaSubsampling: 0 });
}

for (const [name, still] of Object.entries(stills))
  for (const [format, ending] of [
    ["beside", ""],
    ["above", "-wide"],
  ]) {
    const file = `public/stills/${name}${ending}.avif`;
    const drawn = await draw(still, format);
    writeFileSync(`${top}/${file}`, drawn);
    console.log(`${file}: ${drawn.length} bytes`);
  }
