// A film of short clips for the benches, made by the stand-in's engine.
import { join } from "node:path";
import { runnerImport } from "vite";
import { top } from "../../.tools/packages.mjs";
import { writeLines } from "../cast-script.mjs";

const media = join(top, "mocks", "media");
const style = "Film Noir";
const cast = [{ name: "Bob", description: "An old man with a phone." }];
/** Clips of these words take about a second. */
const words = ["Yes.", "Why?", "No."];

/** One clip for each of the words, as bytes. */
export async function makeClips() {
  const { module: engine } = await runnerImport(join(media, "engine.ts"), {
    configFile: false,
    logLevel: "error",
    root: media,
  });
  const clips = [];
  for (const text of words) {
    const place = { scene_location: "EXT. STREET - NIGHT", location_description: "A wet street." };
    const panel = { make: "panel", style, cast, prompt: text, shot_type: "talking", ...place };
    const { bytes: picture } = await engine.makeHere(panel);
    const { bytes: speech } = await engine.makeHere({ make: "speech", text, voice_id: "v1" });
    const clip = { make: "clip", kind: "talking", style, picture, speech, prompt: text };
    clips.push(await engine.makeHere(clip));
  }
  return clips;
}

/** Gives story-1 so many lines, each with a clip in a file of its own. */
export async function writeFilm(page, clips, size) {
  const state = await (await page.request.get("/api/__world/state")).json();
  writeLines(state, size);
  for (const [index, line] of state.stories["story-1"].lines.entries()) {
    const { bytes, seconds } = clips[index % clips.length];
    line.video_file = `bench-${line.line_number}.webm`;
    line.video_seconds = seconds;
    await page.request.put(`/api/__world/file/${line.video_file}`, { data: Buffer.from(bytes) });
  }
  await page.request.put("/api/__world/state", { data: state });
}
