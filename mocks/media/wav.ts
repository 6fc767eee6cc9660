/** 16-bit mono sound in memory; samples are -1…1. */
export interface Sound {
  rate: number;
  samples: Float32Array;
}

export function readWav(bytes: Uint8Array): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 12;
  let rate = 0;
  while (at + 8 <= bytes.length) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    // Streaming encoders leave a size beyond the end of the file.
    const size = Math.min(view.getUint32(at + 4, true), bytes.length - at - 8);
    if (name === "fmt ") {
      rate = view.getUint32(at + 12, true);
      if (view.getUint16(at + 10, true) !== 1 || view.getUint16(at + 22, true) !== 16) {
        throw new Error("Only 16-bit mono WAV is understood.");
      }
    }
    if (name === "data" && rate > 0) {
      const samples = new Float32Array(size >> 1);
      for (let i = 0; i < samples.length; i++) samples[i] = view.getInt16(at + 8 + 2 * i, true) / 32768;
      return { rate, samples };
    }
    at += 8 + size + (size & 1);
  }
  throw new Error("This is not a WAV file.");
}

export function writeWav({ rate, samples }: Sound): Uint8Array {
  const bytes = new Uint8Array(44 + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const name = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  name(0, "RIFF");
  view.setUint32(4, bytes.length - 8, true);
  name(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  name(36, "data");
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, i) => {
    view.setInt16(44 + 2 * i, Math.round(Math.max(-1, Math.min(1, sample)) * 32767), true);
  });
  return bytes;
}

export function resample({ rate, samples }: Sound, wanted: number): Float32Array {
  const out = new Float32Array(Math.ceil((samples.length * wanted) / rate));
  for (let i = 0; i < out.length; i++) {
    const place = (i * rate) / wanted;
    const before = Math.floor(place);
    const here = samples[before] ?? 0;
    out[i] = here + ((samples[before + 1] ?? 0) - here) * (place - before);
  }
  return out;
}

/** 0…1 for the sound between two times, loud speech being near 1. */
export function loudnessBetween(samples: Float32Array, from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += (samples[i] ?? 0) ** 2;
  return Math.min(1, 4 * Math.sqrt(sum / Math.max(1, to - from)));
}
