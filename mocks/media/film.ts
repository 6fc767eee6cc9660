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

/** Joins the clips. Packets are copied without encoding them again, which is fast and lossless. */
export async function joinClips(clips: Uint8Array[], onProgress?: (share: number) => void): Promise<Made> {
  if (clips.length === 0) throw new Error("A film needs at least one clip.");
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
  const video = new EncodedVideoPacketSource("vp8");
  const audio = new EncodedAudioPacketSource("opus");
  output.addVideoTrack(video);
  output.addAudioTrack(audio);
  await output.start();

  let seconds = 0;
  for (const [index, clip] of clips.entries()) {
    const from = seconds;
    const input = new Input({ source: new BufferSource(clip), formats: [WEBM] });
    const pictures = await input.getPrimaryVideoTrack();
    const sounds = await input.getPrimaryAudioTrack();
    const pictureConfig = await pictures?.getDecoderConfig();
    const soundConfig = await sounds?.getDecoderConfig();
    if (!pictures || !sounds || !pictureConfig || !soundConfig) {
      throw new Error(`Clip ${index + 1} of the film has no picture or no sound.`);
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
    onProgress?.((index + 1) / clips.length);
  }
  video.close();
  audio.close();
  await output.finalize();
  if (output.target.buffer === null) throw new Error("The film could not be written.");
  return { bytes: new Uint8Array(output.target.buffer), type: "video/webm", seconds };
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
