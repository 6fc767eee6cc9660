import { writeFileSync } from "node:fs";
import { createCanvas } from "@napi-rs/canvas";
import { runnerImport } from "vite";
import { top } from "./packages.mjs";

// Draws public/stills/night.avif, which stands beside the forms of an account: the sample film's people in a city at
// night, by the stand-in's own engine. `node .tools/draw-still.mjs`, after a change of the engine's hand.

const engine = async (file) => (await runnerImport(`${top}/mocks/media/${file}.ts`)).module;
const { paintScene } = await engine("sets");
const { sceneOf } = await engine("scenes");
const { figureOf, place } = await engine("figures");
const { styles } = await engine("styles");
const { diceOf } = await engine("seeded");

const side = 800;
/** How much larger than in a panel the place is drawn. */
const zoom = side / 480;
const canvas = createCanvas(side, side);
const g = canvas.getContext("2d");
// The largest thing of a first screen has to be there with its words: a style without dots takes a quarter of the bytes.
const brush = { g, style: styles["Digital Art"], dice: diceOf("city"), pixel: 1 };

g.save();
g.scale(zoom, zoom);
paintScene(brush, sceneOf("EXT. CITY - NIGHT", "A city street with tall buildings.", ""), side / zoom, side / zoom);
g.restore();

/** Feet and size in shares of the picture's side. */
const people = [
  { name: "CYBER BOSS", description: "A cloud, ageless and faceless.", pose: "stand", x: 0.76, y: 0.34, unit: 0.096 },
  {
    name: "MARGARET",
    description: "An amicable woman of 37 in a green raincoat, curious and very sharp, a small dog on a leash.",
    pose: "stand",
    x: 0.66,
    y: 1.1,
    unit: 0.104,
    isMirrored: true,
  },
  {
    name: "BOB",
    description: "A mild, goofy man of 40 in a short-sleeved shirt, a phone always in his hand.",
    pose: "hold",
    held: "phone",
    x: 0.38,
    y: 1.12,
    unit: 0.108,
  },
  { name: "DOG", description: "A small dog.", pose: "stand", x: 0.13, y: 1, unit: 0.0875 },
];
for (const { name, description, pose, x, y, unit, ...rest } of people)
  place(brush, figureOf({ name, description }), pose, x * side, y * side, unit * side, rest);

const still = await canvas.encode("avif", { quality: 40, speed: 4, chromaSubsampling: 0 });
writeFileSync(`${top}/public/stills/night.avif`, still);
console.log(`public/stills/night.avif: ${still.length} bytes`);
