import { soundRate } from "./export-plan";

/** So many samples of a file's sound in stereo at the film's rate: cut where it is longer, silent where it is shorter. */
export async function soundOf(blob: Blob, samples: number): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(2, samples, soundRate);
  const source = context.createBufferSource();
  source.buffer = await context.decodeAudioData(await blob.arrayBuffer());
  source.connect(context.destination);
  source.start();
  return context.startRendering();
}

export const silence = (samples: number) =>
  new AudioBuffer({ length: samples, numberOfChannels: 2, sampleRate: soundRate });
