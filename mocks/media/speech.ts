import startEspeak from "espeak-ng";
import type { Made } from "./studio.ts";
import { voiceFor } from "./voices.ts";
import { readWav, writeWav } from "./wav.ts";

const peakWanted = 0.85;

/** Removes emphasis marks, capitals and stretched letters, which the engine would spell out. */
function readable(text: string): string {
  const words = text
    .replace(/[*_~|<>[\]]/g, " ")
    .replace(/--+|—/g, ", ")
    .replace(/([a-z])\1{2,}/gi, "$1$1")
    .replace(/\b[A-Z]{3,}\b/g, (word) => (/[AEIOUY]/.test(word) ? word.toLowerCase() : word))
    .trim();
  return /[\p{L}\p{N}]/u.test(words) ? words : "Hm.";
}

/** Says the line with the voice: 22 kHz mono WAV, made even in volume. */
export async function speak(text: string, voice_id: string): Promise<Made> {
  if (text.trim() === "") throw new Error("A line without words cannot be spoken.");
  const { voice, pitch, speed } = voiceFor(voice_id).espeak;
  const complaints: string[] = [];
  const espeak = await startEspeak({
    arguments: ["-w", "line.wav", "-v", voice, "-p", String(pitch), "-s", String(speed), "--", readable(text)],
    print: () => {},
    printErr: (line) => complaints.push(line),
  });
  let recorded: Uint8Array;
  try {
    recorded = espeak.FS.readFile("line.wav");
  } catch {
    throw new Error(`The line could not be spoken: ${complaints.join(" ") || "the synthesiser made no sound"}.`);
  }
  const { rate, samples } = readWav(recorded);
  const peak = samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0.01);
  const bytes = writeWav({ rate, samples: samples.map((sample) => (sample * peakWanted) / peak) });
  return { bytes, type: "audio/wav", seconds: samples.length / rate };
}
