import { type Canvas, createCanvas, type Image, loadImage, type SKRSContext2D } from "@napi-rs/canvas";
import { animateSpeaker, drawLevel } from "./animate.ts";
import { encodeWebm, framesPerSecond, frameSize, type Recording, soundRate } from "./encode.ts";
import { playingTime } from "./film.ts";
import { chooseMove, type Move } from "./moves.ts";
import { notesOf, type PictureNotes } from "./picture-notes.ts";
import { diceOf } from "./seeded.ts";
import { markCorner, paintMark } from "./sheet.ts";
import { styles } from "./styles.ts";
import type { Made, MediaJob } from "./studio.ts";
import { loudnessBetween, readWav, resample } from "./wav.ts";

type ClipJob = Extract<MediaJob, { make: "clip" }>;

/** Seconds of silence after a line, so that cuts do not sound abrupt. */
const pauseSeconds = 0.4;

// Decision: .github/decisions/media.md
/** Brings a picture to life: the camera moves, the speaker's mouth follows the voice. */
export async function makeClip(job: ClipJob, onProgress?: (share: number) => void): Promise<Made> {
  const bytes = await encodeWebm(await recordClip(job), onProgress);
  return { bytes, type: "video/webm", seconds: await playingTime(bytes) };
}

/** A clip before it is encoded. */
export async function recordClip(job: ClipJob, size = frameSize): Promise<Recording> {
  if (job.kind === "talking" && job.speech === undefined && job.prompt.trim() === "") {
    throw new Error("A talking clip needs a line or a prompt.");
  }
  const notes = notesOf(job.picture);
  const still = await loadImage(job.picture).catch(() => {
    throw new Error("The shot's picture could not be read.");
  });
  const picture = notes && !notes.hasSlate ? withoutMark(still) : still;
  const spoken = job.speech && resample(readWav(job.speech), soundRate);
  const seconds = spoken ? spoken.length / soundRate + pauseSeconds : Math.min(4, 2.5 + job.prompt.length / 120);
  const frames = Math.ceil(seconds * framesPerSecond);
  const sound = new Float32Array(Math.round((frames / framesPerSecond) * soundRate));
  addRoomTone(sound, job.prompt);
  spoken?.forEach((sample, i) => {
    sound[i] = (sound[i] ?? 0) + sample;
  });

  const canvas = createCanvas(size.width, size.height);
  const g = canvas.getContext("2d");
  const shot: Shot = { picture, notes, style: job.style, move: chooseMove(job.kind, job.prompt) };
  const perFrame = soundRate / framesPerSecond;
  let loudness = 0;
  return {
    frames,
    sound,
    drawFrame(frame) {
      const heard = spoken
        ? loudnessBetween(spoken, Math.round(frame * perFrame), Math.round((frame + 1) * perFrame))
        : 0;
      loudness += (heard - loudness) * (heard > loudness ? 0.75 : 0.4);
      drawFrame(g, shot, frame / frames, frame / framesPerSecond, loudness);
      return canvas.data();
    },
  };
}

/** The murmur of a place: filtered noise, its colour chosen by the prompt, faded at both ends. */
function addRoomTone(sound: Float32Array, prompt: string): void {
  const dice = diceOf(prompt);
  const softness = dice.between(0.004, 0.03);
  const hum = dice.between(55, 110);
  const fade = soundRate * 0.25;
  let murmur = 0;
  for (let i = 0; i < sound.length; i++) {
    murmur += (dice.between(-1, 1) - murmur) * softness;
    const gain = Math.min(1, i / fade, (sound.length - i) / fade);
    sound[i] = gain * (murmur * 0.16 + Math.sin((i / soundRate) * hum * Math.PI * 2) * 0.004);
  }
}

/** The picture with its corner filled from above it, because the mark of a clip stands still while the camera moves. */
function withoutMark(picture: Image): Canvas {
  const canvas = createCanvas(picture.width, picture.height);
  const g = canvas.getContext("2d");
  g.drawImage(picture, 0, 0);
  const unit = picture.width / 960;
  const { x, y, width, height } = markCorner(960, picture.height / unit);
  g.scale(unit, -unit);
  g.drawImage(picture, x * unit, (y - height) * unit, width * unit, height * unit, x, -y - height, width, height);
  return canvas;
}

interface Shot {
  picture: Image | Canvas;
  notes: PictureNotes | undefined;
  style: ClipJob["style"];
  move: Move;
}

function drawFrame(
  g: SKRSContext2D,
  { picture, notes, style, move }: Shot,
  share: number,
  seconds: number,
  loudness: number,
): void {
  const { width, height } = g.canvas;
  const scale = Math.max(width / picture.width, height / picture.height);
  // The canvas keeps its drawing commands until it is reset; without this every frame would take longer than the last.
  g.reset();
  g.translate((width - picture.width * scale) / 2, (height - picture.height * scale) / 2);
  g.scale(scale, scale);
  const art = notes?.art ?? { x: 0, y: 0, width: picture.width, height: picture.height };
  if (notes?.hasSlate) g.drawImage(picture, 0, 0);
  g.save();
  g.beginPath();
  g.rect(art.x, art.y, art.width, art.height);
  g.clip();
  const camera = move(share, seconds);
  const focus = notes?.speaker?.mouth ?? { x: art.x + art.width / 2, y: art.y + art.height / 2 };
  g.translate(focus.x, focus.y);
  g.scale(camera.zoom, camera.zoom);
  g.translate(-focus.x + camera.x * art.width, -focus.y + camera.y * art.height);
  g.drawImage(picture, 0, 0);
  if (notes?.speaker) animateSpeaker(g, style, notes.speaker, seconds, loudness);
  g.restore();
  if (notes?.hasSlate) drawLevel(g, style, art.x + art.width, art.y + art.height, seconds, loudness);
  if (notes?.hasSlate) return;
  g.scale(picture.width / 960, picture.width / 960);
  paintMark({ g, style: styles[style] }, 950, (960 * picture.height) / picture.width - 13);
}
