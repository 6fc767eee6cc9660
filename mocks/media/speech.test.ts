// @vitest-environment node
import { expect, test } from "vitest";
import { speak } from "./speech.ts";
import { voiceCatalogue, voiceFor } from "./voices.ts";
import { readWav } from "./wav.ts";

test("every gender and age has at least two voices, each with its own sound", () => {
  for (const gender of ["male", "female"]) {
    for (const age of ["young", "middle_aged", "old"]) {
      expect(
        voiceCatalogue.filter((voice) => voice.gender === gender && voice.age === age).length,
      ).toBeGreaterThanOrEqual(2);
    }
  }
  expect(new Set(voiceCatalogue.map((voice) => voice.voice_id)).size).toBe(voiceCatalogue.length);
  expect(new Set(voiceCatalogue.map((voice) => JSON.stringify(voice.espeak))).size).toBe(voiceCatalogue.length);
});

test("a voice added by hand always uses the same catalogue voice", () => {
  expect(voiceCatalogue).toContain(voiceFor("brand-new-voice"));
  expect(voiceFor("brand-new-voice")).toBe(voiceFor("brand-new-voice"));
});

test("a line is audible, has the reported length, and sounds different in another voice", async () => {
  const margaret = await speak("Suit yer suture!", "margaret-hale");
  const ezra = await speak("Suit yer suture!", "old-ezra-stone");
  const { rate, samples } = readWav(margaret.bytes);
  expect(margaret.type).toBe("audio/wav");
  expect(samples.length / rate).toBeCloseTo(margaret.seconds ?? 0, 3);
  expect(Math.max(...samples.slice(0, rate))).toBeGreaterThan(0.2);
  expect(ezra.bytes).not.toEqual(margaret.bytes);
});

test("a line without letters still makes a sound; an empty one is refused", async () => {
  expect((await speak("...!?", "toby-finch")).seconds).toBeGreaterThan(0.1);
  await expect(speak("  ", "toby-finch")).rejects.toThrow("A line without words cannot be spoken.");
});

test("every voice of the catalogue speaks", async () => {
  for (const { voice_id } of voiceCatalogue) expect((await speak("Yep.", voice_id)).seconds).toBeGreaterThan(0.1);
});
