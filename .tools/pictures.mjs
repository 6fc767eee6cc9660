// Makes the pictures with which My Projects and a project show what the studio does, by the engine of the stand-in:
// `node .tools/pictures.mjs`, after the engine has learnt to draw better.
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { runnerImport } from "vite";

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const folder = at("src/features/projects/pictures");
const { module: engine } = await runnerImport(at("mocks/media/engine.ts"), {
  configFile: false,
  logLevel: "error",
  root: at("mocks/media"),
});

const bob = {
  name: "BOB",
  description: "A mild, goofy man of 40 in a short-sleeved shirt, a phone always in his hand.",
  voice_gender: "male",
};
const margaret = {
  name: "MARGARET",
  description: "An amicable woman of 37 in a green raincoat, curious and very sharp, a small dog on a leash.",
  voice_gender: "female",
};
const dog = { name: "DOG", description: "A small dog with large ears." };

const park = {
  scene_location: "EXT. PARK - DAY",
  location_description: "A park with trees, a path and a bench, a white cloud above.",
};
const trafficLight = {
  scene_location: "INT. TRAFFIC LIGHT - DAY",
  location_description: "A round tunnel of metal with lamps, a clock that counts down.",
};
const street = {
  scene_location: "EXT. STREET - DAY",
  location_description: "A crossing in the suburbs with a traffic light and a car.",
};

/** What of a drawn sheet is shown: without its paper, its frame and its strip, in every style. */
const kept = {
  panel: { x: 76, y: 24, width: 808, height: 454.5 },
  portrait: { x: 40, y: 26, width: 560, height: 560 },
};

async function draw(job) {
  const { bytes } = await engine.makeHere(job);
  return { image: await loadImage(Buffer.from(bytes)), from: kept[job.make] };
}

/** Puts drawn pictures side by side, each so large, in so many columns. */
async function save(name, jobs, { width, height, columns = 1, gap = 0, quality = 60, isRound = false }) {
  const rows = Math.ceil(jobs.length / columns);
  const canvas = createCanvas(columns * (width + gap) - gap, rows * (height + gap) - gap);
  const g = canvas.getContext("2d");
  g.imageSmoothingQuality = "high";
  for (const [index, job] of jobs.entries()) {
    const { image, from } = await draw(job);
    const x = (index % columns) * (width + gap);
    const y = Math.floor(index / columns) * (height + gap);
    g.save();
    g.beginPath();
    g.roundRect(x, y, width, height, isRound ? width / 2 : 0);
    g.clip();
    g.drawImage(image, from.x, from.y, from.width, from.height, x, y, width, height);
    g.restore();
  }
  const bytes = await canvas.encode("webp", quality);
  await writeFile(`${folder}/${name}.webp`, bytes);
  console.log(`${name}.webp ${bytes.length} bytes`);
}

const panel = (style, place, prompt, cast, shot_type = "action") => ({
  make: "panel",
  style,
  prompt,
  cast,
  shot_type,
  ...place,
});
const comic = (...rest) => panel("Comic Book", ...rest);
const face = (cast) => ({ make: "portrait", style: "Comic Book", cast });

await mkdir(folder, { recursive: true });

for (const style of ["Classic Anime", "Comic Book", "CyberPunk", "Digital Art", "Fantasy Art", "Film Noir"]) {
  const name = style.toLowerCase().replace(" ", "-");
  const size = { width: 320, height: 180, quality: style === "Comic Book" ? 24 : 46 };
  await save(name, [panel(style, park, "Margaret looks up at the cloud.", [margaret], "talking")], size);
}
await save("sample", [comic(trafficLight, "Bob and the dog stand inside the traffic light.", [bob, dog])], {
  width: 1280,
  height: 720,
});
await save("cast", [face(bob), face(margaret), face(dog)], {
  width: 72,
  height: 72,
  columns: 3,
  gap: 12,
  isRound: true,
});
await save(
  "shots",
  [
    comic(park, "Bob walks through the park.", [bob]),
    comic(park, "Margaret greets Bob.", [margaret, bob], "talking"),
    comic(park, "The dog looks at both.", [dog, bob]),
    comic(park, "The cloud sends an instruction.", [bob], "talking"),
    comic(street, "A car waits at the crossing.", []),
    comic(street, "Bob runs over the crossing.", [bob]),
    comic(street, "The dog follows.", [dog], "talking"),
    comic(trafficLight, "Bob looks around.", [bob], "talking"),
    comic(trafficLight, "The dog sits down.", [dog]),
  ],
  { width: 96, height: 54, columns: 3, gap: 3 },
);
await save("film", [comic(trafficLight, "Bob holds up his phone.", [bob], "talking")], { width: 320, height: 180 });
