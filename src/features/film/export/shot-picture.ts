import { BlobSource, Input, MATROSKA, MP4, QTFF, VideoSampleSink, WEBM, type VideoSample } from "mediabunny";
import { stillScale } from "@/rules/still-move";
import type { FilmLine } from "@/rules/timeline";
import { drawCard, type Context } from "./draw-card";
import { framesPerSecond } from "./export-plan";
import type { Theme } from "./theme";

/** What is seen of a shot, drawn frame by frame in their order. */
export interface ShotPicture {
  /** Whether every frame is the same. */
  isStill: boolean;
  draw: () => Promise<void> | void;
  close: () => Promise<void> | void;
}

/** Seconds into a frame at which a clip is asked for its picture: containers round the times of theirs. */
const within = 0.002;

/** The picture of a clip, letterboxed. What is too long is cut; the last frame of one that is too short stays. */
export async function openClip(blob: Blob, frames: number, context: Context): Promise<ShotPicture> {
  const input = new Input({ source: new BlobSource(blob), formats: [MP4, QTFF, WEBM, MATROSKA] });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track || !(await track.canDecode())) throw new Error("A clip without a picture that can be decoded");
    const from = Math.max(0, await track.getFirstTimestamp());
    const times = Array.from({ length: frames }, (_, frame) => from + frame / framesPerSecond + within);
    const samples = new VideoSampleSink(track).samplesAtTimestamps(times);
    // A clip that cannot be decoded says so before its shot is begun.
    let next: VideoSample | null | undefined = (await samples.next()).value ?? undefined;
    if (next === undefined) throw new Error("A clip without a frame");
    return {
      isStill: false,
      draw: async () => {
        const sample = next ?? (await samples.next()).value;
        next = undefined;
        if (!sample) return;
        clear(context);
        sample.drawWithFit(context, { fit: "contain" });
        sample.close();
      },
      close: async () => {
        next?.close();
        await samples.return();
        input.dispose();
      },
    };
  } catch (error) {
    input.dispose();
    throw error;
  }
}

/** A still, letterboxed, with its slow move. */
export async function openStill(blob: Blob, frames: number, context: Context): Promise<ShotPicture> {
  const whole = await createImageBitmap(blob);
  const { width, height } = context.canvas;
  const fit = Math.min(width / whole.width, height / whole.height);
  const last = stillScale(1);
  // Made as small as it is needed once: drawing a large picture for each frame takes longer than all else.
  const bitmap =
    fit * last < 1
      ? await createImageBitmap(whole, {
          resizeWidth: Math.max(1, Math.round(whole.width * fit * last)),
          resizeHeight: Math.max(1, Math.round(whole.height * fit * last)),
          resizeQuality: "high",
        })
      : whole;
  const fitted = { width: whole.width * fit, height: whole.height * fit };
  if (bitmap !== whole) whole.close();
  let frame = 0;
  return {
    isStill: false,
    draw: () => {
      const scale = stillScale(frame / Math.max(1, frames - 1));
      frame += 1;
      const [wide, high] = [fitted.width * scale, fitted.height * scale];
      clear(context);
      context.drawImage(bitmap, (width - wide) / 2, (height - high) / 2, wide, high);
    },
    close: () => bitmap.close(),
  };
}

export const openCard = (line: FilmLine, context: Context, theme: Theme): ShotPicture => ({
  isStill: true,
  draw: () => drawCard(context, line, theme),
  close: () => undefined,
});

function clear(context: Context) {
  const { width, height } = context.canvas;
  context.fillStyle = "black";
  context.fillRect(0, 0, width, height);
}
