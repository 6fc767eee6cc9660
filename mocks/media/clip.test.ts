// @vitest-environment node
import { BufferSource, EncodedPacketSink, Input, WEBM } from "mediabunny";
import { expect, test } from "vitest";
import { cannedStudio } from "./canned.ts";
import { makeHere } from "./engine.ts";
import type { Made } from "./studio.ts";

const style = "Comic Book";
const prompt = "FWOOSH! Bob turns into blue energy.";
const speech = await makeHere({ make: "speech", text: "Otay!", voice_id: "toby-finch" });
const { bytes: picture } = await makeHere({
  make: "panel",
  style,
  prompt,
  cast: [{ name: "BOB", description: "goofy" }],
  scene_location: "EXT. STREET - DAY",
  location_description: "",
  shot_type: "talking",
});
const talking = await makeHere({ make: "clip", kind: "talking", style, picture, speech: speech.bytes, prompt });

async function inspect({ bytes }: Made) {
  const input = new Input({ source: new BufferSource(bytes), formats: [WEBM] });
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  const keyframes: number[] = [];
  if (video) {
    for await (const packet of new EncodedPacketSink(video).packets())
      if (packet.type === "key") keyframes.push(packet.timestamp);
  }
  return { video: video?.codec, audio: audio?.codec, seconds: await input.computeDuration(), keyframes };
}

test("a talking clip lasts as long as its audio and a pause, in picture and sound", async () => {
  const { video, audio, seconds } = await inspect(talking);
  expect([video, audio]).toEqual(["vp8", "opus"]);
  expect(seconds).toBeCloseTo((speech.seconds ?? 0) + 0.4, 1);
  expect(talking.seconds).toBeCloseTo(seconds, 3);
});

test("an action clip without a line takes its length from the prompt and can be sought to each second", async () => {
  const shares: number[] = [];
  const action = await makeHere({ make: "clip", kind: "action", style, picture, prompt }, (share) =>
    shares.push(share),
  );
  const { seconds, audio, keyframes } = await inspect(action);
  expect(seconds).toBeGreaterThan(2.4);
  expect(seconds).toBeLessThan(4.1);
  expect(audio).toBe("opus");
  expect(keyframes.map(Math.round)).toEqual([0, 1, 2]);
  expect(shares.at(-1)).toBe(1);
});

test("a film lasts as long as its clips together", async () => {
  const film = await makeHere({ make: "film", clips: [talking.bytes, talking.bytes, talking.bytes] });
  expect((await inspect(film)).seconds).toBeCloseTo(3 * (talking.seconds ?? 0), 1);
});

test("a job that fails says why", async () => {
  await expect(makeHere({ make: "film", clips: [] })).rejects.toThrow("A film needs at least one clip.");
  await expect(makeHere({ make: "clip", kind: "action", style, picture: new Uint8Array(9), prompt })).rejects.toThrow(
    "The shot's picture could not be read.",
  );
});

test("the canned studio's clip is a real one", async () => {
  const clip = await cannedStudio.make({ make: "film", clips: [] });
  expect(await inspect(clip)).toMatchObject({ video: "vp8", audio: "opus" });
});
