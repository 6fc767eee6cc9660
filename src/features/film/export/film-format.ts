import { canEncodeAudio, canEncodeVideo, Quality, type AudioCodec, type VideoCodec } from "mediabunny";
import { filmSizes, framesPerSecond, soundRate, type FilmSize } from "./export-plan";

/** What a film is written as. */
export interface FilmFormat {
  container: "mp4" | "webm";
  video: VideoCodec;
  audio: AudioCodec;
}

/** Bits a second, as films of these sizes are commonly handed on. */
const videoBitrates: Record<FilmSize, number> = {
  "640x360": 1_500_000,
  "1280x720": 5_000_000,
  "1920x1080": 10_000_000,
};
export const videoQuality = (size: FilmSize) => new Quality({ bitrate: videoBitrates[size] });
export const audioQuality = new Quality({ bitrate: 160_000 });
/** Seconds between the frames at which a player can begin. */
export const keyFrameInterval = 2;

/** In the order in which they are preferred: what every player and edit room reads comes first. */
const formats: readonly FilmFormat[] = [
  { container: "mp4", video: "avc", audio: "aac" },
  { container: "webm", video: "vp9", audio: "opus" },
  { container: "webm", video: "vp8", audio: "opus" },
];

/** What this browser can write a film of that size as; undefined where it can write none. */
export async function formatFor(size: FilmSize): Promise<FilmFormat | undefined> {
  const { width, height } = filmSizes[size];
  for (const format of formats) {
    const [video, audio] = await Promise.all([
      canEncodeVideo(format.video, { width, height, frameRate: framesPerSecond, quality: videoQuality(size) }),
      canEncodeAudio(format.audio, { numberOfChannels: 2, sampleRate: soundRate, quality: audioQuality }),
    ]);
    if (video && audio) return format;
  }
  return undefined;
}
