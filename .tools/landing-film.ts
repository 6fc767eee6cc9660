import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createCanvas, ImageData } from "@napi-rs/canvas";
import { recordClip } from "../mocks/media/clip.ts";
import { encodeWebm, framesPerSecond, type Recording, soundRate } from "../mocks/media/encode.ts";
import { makeHere } from "../mocks/media/engine.ts";
import { playingTime } from "../mocks/media/film.ts";
import { castOf, placeOf, styleOf } from "../mocks/production/cast.ts";
import { parseStory } from "../mocks/production/parse.ts";
import { writeImagePrompt, writeVideoPrompt } from "../mocks/production/shoot.ts";
import { createWorld } from "../mocks/seed.ts";
import { memoryStore } from "../mocks/store.ts";
import type { Line, Story } from "../mocks/world.ts";
import { shotTypeOf } from "../mocks/writing/prompts.ts";

/** The lines of the sample script that tell it in twenty seconds. Faces stand at the right: the words at the left. */
const chosen = [1, 2, 3, 5, 9, 11, 24, 28, 31, 35, 40, 41, 64, 65, 67];
/** The shot that stands for the film where nothing moves. */
const stillOf = 40;
/** How many frames after a cut its still is taken. */
const framesToStill = 8;
/** Seconds of a shot without words. */
const silentSeconds = 1.5;

const actors = { BOB: "character-1", "CYBER BOB": "character-1", MARGARET: "character-2" };
const voices: Record<string, string> = { BOB: "toby-finch", DOG: "kit-moreno" };

const size = { width: 960, height: 540 };
const small = { width: 192, height: 108 };
/** Of the still as a part of the page. */
const glimpseSize = { width: 64, height: 36 };
const encoding = {
  ...size,
  bitsPerSecond: 165_000,
  framesPerKeyframe: framesPerSecond * 10,
  options: { quality: "good", "cpu-used": "5", "auto-alt-ref": "0", "lag-in-frames": "16" },
};

const folder = new URL("../src/shared/sample-film/", import.meta.url);
const save = (name: string, bytes: Uint8Array | string) => writeFile(fileURLToPath(new URL(name, folder)), bytes);

const world = createWorld({
  media: { make: makeHere, close: () => Promise.resolve() },
  store: memoryStore(),
  pace: 0,
  save: () => undefined,
});
const story = world.state.stories["story-1"];
if (!story) throw new Error("The sample has no story.");
await parseStory(world, story);
for (const [name, project_character_id] of Object.entries(actors))
  story.mappings[name] = { project_character_id, auto_matched: true, match_type: "exact", similarity_score: 1 };
const style = styleOf(world, story.project_id);

async function record(of: Story, line: Line): Promise<Recording> {
  const kind = shotTypeOf(line);
  const picture = await makeHere({
    make: "panel",
    style,
    prompt: writeImagePrompt(world, of, line),
    cast: castOf(world, of, line),
    scene_location: line.scene_location,
    location_description: placeOf(of, line).location_description,
    shot_type: kind,
  });
  const voice_id = voices[line.character_name];
  const speech = voice_id && (await makeHere({ make: "speech", text: line.dialogue_text, voice_id })).bytes;
  const prompt = kind === "action" ? writeVideoPrompt(world, of, line) : line.stage_directions;
  const clip = { make: "clip", kind, style, picture: picture.bytes, speech: speech || undefined, prompt } as const;
  const whole = await recordClip(clip, size);
  return kind === "talking" ? whole : cut(whole, Math.round(silentSeconds * framesPerSecond));
}

/** The first frames of a recording, at the pace of the whole. */
function cut(whole: Recording, most: number): Recording {
  const kept = Math.min(whole.frames, most);
  return { ...whole, frames: kept, sound: whole.sound.slice(0, Math.round((kept / framesPerSecond) * soundRate)) };
}

const reel = createCanvas(small.width * chosen.length, small.height);
const still = createCanvas(size.width, size.height);
const frame = createCanvas(size.width, size.height);
function keepStill(index: number, pixels: Uint8Array | Uint8ClampedArray) {
  const picture = new ImageData(new Uint8ClampedArray(pixels), size.width, size.height);
  frame.getContext("2d").putImageData(picture, 0, 0);
  reel.getContext("2d").drawImage(frame, index * small.width, 0, small.width, small.height);
  if (chosen[index] === stillOf) still.getContext("2d").drawImage(frame, 0, 0);
}

const clips: Uint8Array[] = [];
const shots: { line: number; from: number }[] = [];
let seconds = 0;
for (const [index, number] of chosen.entries()) {
  const line = story.lines.find(({ line_number }) => line_number === number);
  if (!line) throw new Error(`The sample script has no line ${number}.`);
  const shot = await record(story, line);
  const drawFrame = (at: number) => {
    const pixels = shot.drawFrame(at);
    if (at === framesToStill) keepStill(index, pixels);
    return pixels;
  };
  const clip = await encodeWebm({ ...shot, drawFrame }, undefined, encoding);
  clips.push(clip);
  shots.push({ line: number, from: Number(seconds.toFixed(2)) });
  seconds += await playingTime(clip);
  console.log(`Line ${number}: ${(shot.frames / framesPerSecond).toFixed(1)} s, ${clip.length} bytes`);
}
const film = (await makeHere({ make: "film", clips })).bytes;

await mkdir(fileURLToPath(folder), { recursive: true });
await save("film.webm", film);
await save("still.webp", await still.encode("webp", 78));
const glimpse = createCanvas(glimpseSize.width, glimpseSize.height);
glimpse.getContext("2d").drawImage(still, 0, 0, glimpseSize.width, glimpseSize.height);
await save("glimpse.webp", await glimpse.encode("webp", 35));
await save("reel.webp", await reel.encode("webp", 72));
const facts = {
  title: story.title,
  lines: story.lines.length,
  still: chosen.indexOf(stillOf),
  shots,
};
await save("film.json", `${JSON.stringify(facts, undefined, 2)}\n`);
console.log(`${seconds.toFixed(1)} s, ${film.length} bytes`);
