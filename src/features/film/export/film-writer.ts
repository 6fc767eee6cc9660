import {
  AudioBufferSource,
  BufferTarget,
  CanvasSource,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  WebMOutputFormat,
  type StreamTargetChunk,
} from "mediabunny";
import { captionAt, captionsOf, type Caption } from "@/rules/captions";
import { drawCaption } from "./draw-caption";
import { filmSizes, framesPerSecond, type ExportPlan, type FilmSize, type PlannedShot } from "./export-plan";
import { audioQuality, keyFrameInterval, videoQuality, type FilmFormat } from "./film-format";
import { createReader, type MissedMedia } from "./shot-reader";
import { readTheme } from "./theme";

export interface FilmJob {
  plan: ExportPlan;
  size: FilmSize;
  format: FilmFormat;
  hasCaptions: boolean;
  /** Takes the file as it grows; without it the film is kept in memory. */
  write: ((chunk: StreamTargetChunk) => Promise<void>) | undefined;
  signal: AbortSignal;
  /** Hears of each frame: how many are written, and of which shot. */
  onFrame: (frames: number, shot: number) => void;
}

export interface WrittenFilm {
  /** The film, where it was kept in memory. */
  bytes: ArrayBuffer | undefined;
  missed: readonly MissedMedia[];
}

/** Writes the film shot by shot, each encoded while the media of the next are fetched. Nothing in it waits for a clock. */
export async function writeFilm(job: FilmJob): Promise<WrittenFilm> {
  const { plan, size, format, write, signal } = job;
  const { width, height } = filmSizes[size];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("No canvas to draw on");
  context.imageSmoothingQuality = "high";

  // Closing what is written to is not the writer's: a film that is cancelled must not be kept.
  const target = write
    ? new StreamTarget(new WritableStream<StreamTargetChunk>({ write }), { chunked: true })
    : new BufferTarget();
  const output = new Output({
    format: format.container === "mp4" ? new Mp4OutputFormat({ fastStart: false }) : new WebMOutputFormat(),
    target,
  });
  const video = new CanvasSource(canvas, { codec: format.video, quality: videoQuality(size), keyFrameInterval });
  const audio = new AudioBufferSource({ codec: format.audio, quality: audioQuality });
  output.addVideoTrack(video, { frameRate: framesPerSecond });
  output.addAudioTrack(audio);
  try {
    const theme = await readTheme();
    signal.throwIfAborted();
    await output.start();
    const reader = createReader({ context, theme, signal });
    const captions = job.hasCaptions ? captionsOf(plan.shots.map(({ segment }) => segment)) : [];
    for (const [index, shot] of plan.shots.entries()) {
      reader.fetchAhead(shot);
      reader.fetchAhead(plan.shots[index + 1]);
      await writeSound(shot);
      await writePicture(shot, index);
      reader.forget(shot, plan.shots[index + 1]);
    }
    video.close();
    audio.close();
    await output.finalize();
    return { bytes: target instanceof BufferTarget ? (target.buffer ?? undefined) : undefined, missed: reader.missed };

    async function writeSound(shot: PlannedShot) {
      if (shot.samples.count === 0) return;
      const sound = await reader.sound(shot);
      signal.throwIfAborted();
      await audio.add(sound);
    }

    async function writePicture(shot: PlannedShot, index: number) {
      const { first, count } = shot.frames;
      if (count === 0 || !context) return;
      const picture = await reader.picture(shot);
      const own = captions.filter(({ end, start }) => end > start && overlaps(shot, start, end));
      try {
        let shown: Caption | undefined;
        for (let frame = first; frame < first + count; frame++) {
          signal.throwIfAborted();
          // A card says itself what is spoken.
          const caption = picture.isStill ? undefined : captionAt(own, (frame + 0.5) / framesPerSecond);
          const isSame = picture.isStill && frame > first && caption === shown;
          if (!isSame) await picture.draw();
          if (caption && !isSame) drawCaption(context, caption, theme);
          shown = caption;
          await video.add(frame / framesPerSecond, 1 / framesPerSecond, { keyFrame: frame === first });
          job.onFrame(frame + 1, index);
          await letPageWork();
        }
      } finally {
        await picture.close();
      }
    }
  } catch (error) {
    await output.cancel();
    throw error;
  }
}

const overlaps = ({ segment }: PlannedShot, start: number, end: number) =>
  start < segment.start + segment.duration && end > segment.start;

/** Milliseconds for which frames are drawn before the page may answer its user. */
const turnMs = 12;
let turnBegan = 0;

/** Gives the page a turn now and then. A message, and no timer: those of a hidden tab come once a second. */
async function letPageWork(): Promise<void> {
  if (performance.now() - turnBegan < turnMs) return;
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.addEventListener("message", resolve, { once: true });
    port1.start();
    port2.postMessage(undefined);
  });
  port1.close();
  turnBegan = performance.now();
}
