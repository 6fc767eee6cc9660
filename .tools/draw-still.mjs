import { writeFileSync } from "node:fs";
import { createCanvas } from "@napi-rs/canvas";
import { runnerImport } from "vite";
import { top } from "./packages.mjs";

// Draws public/stills, which stand beside the forms of an account: the sample film's people in its places, by the
// stand-in's own engine. `node .tools/draw-still.mjs`, after a change of the engine's hand.

const engine = async (file) => (await runnerImport(`${top}/mocks/media/${file}.ts`)).module;
const { paintScene } = await engine("sets");
const { sceneOf } = await engine("scenes");
const { figureOf, place } = await engine("figures");
const { styles } = await engine("styles");
const { diceOf } = await engine("seeded");

const side = 800;
/** How much larger than in a panel the place is drawn. */
const zoom = side / 480;

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

/** Feet and size in shares of the picture's side. */
const stills = {
  night: {
    place: ["EXT. CITY - NIGHT", "A city street with tall buildings."],
    people: [
      { ...cloud, x: 0.76, y: 0.34, unit: 0.096 },
      { ...margaret, x: 0.66, y: 1.1, unit: 0.104, isMirrored: true },
      { ...bob, x: 0.38, y: 1.12, unit: 0.108, pose: "hold", held: "phone" },
      { ...dog, x: 0.13, y: 1, unit: 0.0875 },
    ],
  },
  park: {
    place: ["EXT. PARK - MORNING", "A park with trees, a path and a bench."],
    people: [
      { ...bob, x: 0.33, y: 1.12, unit: 0.108, pose: "wave" },
      { ...dog, x: 0.62, y: 0.99, unit: 0.0875, isMirrored: true },
      { ...margaret, x: 0.84, y: 1.1, unit: 0.104, isMirrored: true },
    ],
  },
  tunnel: {
    place: ["INT. TUNNEL - NIGHT", "A long tunnel with lamps."],
    people: [
      { ...dog, x: 0.3, y: 0.98, unit: 0.12 },
      { ...bob, x: 0.72, y: 1.12, unit: 0.108, isMirrored: true, pose: "hold", held: "phone" },
    ],
  },
  roof: {
    place: ["EXT. ROOFTOP - SUNSET", "A rooftop above the city."],
    people: [
      { ...margaret, x: 0.4, y: 1.1, unit: 0.108 },
      { ...dog, x: 0.76, y: 0.98, unit: 0.1, isMirrored: true },
    ],
  },
};

for (const [name, { place: at, people }] of Object.entries(stills)) {
  const canvas = createCanvas(side, side);
  const g = canvas.getContext("2d");
  // The largest thing of a first screen has to be there with its words: a style without dots takes a quarter of the bytes.
  const brush = { g, style: styles["Digital Art"], dice: diceOf("city"), pixel: 1 };
  g.save();
  g.scale(zoom, zoom);
  paintScene(brush, sceneOf(...at, ""), side / zoom, side / zoom);
  g.restore();
  for (const { name: who, description, pose, x, y, unit, ...rest } of people)
    place(brush, figureOf({ name: who, description }), pose, x * side, y * side, unit * side, rest);
  const still = await canvas.encode("avif", { quality: 40, speed: 4, chromaSubsampling: 0 });
  writeFileSync(`${top}/public/stills/${name}.avif`, still);
  console.log(`public/stills/${name}.avif: ${still.length} bytes`);
}
