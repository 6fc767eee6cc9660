import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Output,
  WEBM,
  WebMOutputFormat,
} from "mediabunny";
import type { Made } from "./studio.ts";

/** Joins the clips into one file. */
export async function joinClips(clips: Uint8Array[], onProgress?: (share: number) => void): Promise<Made> {
  if (clips.length === 0) throw new Error("A film needs at least one clip.");
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const seconds = await joinInto(output, clips, (count) => onProgress?.(count / clips.length));
  if (target.buffer === null) throw new Error("The film could not be written.");
  return { bytes: new Uint8Array(target.buffer), type: "video/webm", seconds };
}

/** Packets are copied without encoding them again, which is fast and lossless. Resolves to the film's length. */
export async function joinInto(
  output: Output,
  clips: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  onClip?: (count: number) => void,
): Promise<number> {
  const video = new EncodedVideoPacketSource("vp8");
  const audio = new EncodedAudioPacketSource("opus");
  output.addVideoTrack(video);
  output.addAudioTrack(audio);
  await output.start();

  let seconds = 0;
  let count = 0;
  for await (const clip of clips) {
    count += 1;
    const from = seconds;
    const input = new Input({ source: new BufferSource(clip), formats: [WEBM] });
    const pictures = await input.getPrimaryVideoTrack();
    const sounds = await input.getPrimaryAudioTrack();
    const pictureConfig = await pictures?.getDecoderConfig();
    const soundConfig = await sounds?.getDecoderConfig();
    if (!pictures || !sounds || !pictureConfig || !soundConfig) {
      throw new Error(`Clip ${count} of the film has no picture or no sound.`);
    }
    const copyPictures = async () => {
      for await (const packet of new EncodedPacketSink(pictures).packets()) {
        await video.add(packet.clone({ timestamp: packet.timestamp + from }), { decoderConfig: pictureConfig });
      }
    };
    const copySounds = async () => {
      for await (const packet of new EncodedPacketSink(sounds).packets()) {
        // Opus starts a few milliseconds before zero, which is not possible for the later clips of a film.
        await audio.add(packet.clone({ timestamp: Math.max(0, packet.timestamp) + from }), {
          decoderConfig: soundConfig,
        });
      }
    };
    await Promise.all([copyPictures(), copySounds()]);
    seconds += await input.computeDuration();
    input.dispose();
    onClip?.(count);
  }
  video.close();
  audio.close();
  await output.finalize();
  return seconds;
}

/** The length that a player shows. */
export async function playingTime(clip: Uint8Array): Promise<number> {
  const input = new Input({ source: new BufferSource(clip), formats: [WEBM] });
  try {
    return await input.computeDuration();
  } finally {
    input.dispose();
  }
}
