import { type Brush, polygon, fill } from "./brush.ts";
import { css, hsl } from "./colour.ts";
import { type Figure, type Pose, figureOf, place } from "./figures.ts";
import { finish } from "./finish.ts";
import { paintIndoors } from "./indoors.ts";
import { type Stage, paintOutdoors } from "./outdoors.ts";
import type { PictureNotes, Rectangle } from "./picture-notes.ts";
import { type Scene, sceneOf } from "./scenes.ts";
import { diceOf } from "./seeded.ts";
import { finishSheet, paintArt, paintFrame, paintPaper, paintStrip, startSheet } from "./sheet.ts";
import type { Made, MediaJob } from "./studio.ts";

type PanelJob = Extract<MediaJob, { make: "panel" }>;

const size = { width: 960, height: 540 };

/** One storyboard picture. The place looks the same in every shot; the prompt chooses where the camera stands. */
export async function paintPanel(job: PanelJob): Promise<Made> {
  const { brush, art, canvas } = startSheet(job.style, size.width, size.height, job.prompt);
  const scene = sceneOf(job.scene_location, job.location_description, job.prompt);
  const figures = job.cast.slice(0, 5).map(figureOf);
  const isClose = job.shot_type === "talking" && figures.length > 0;
  let speaker: PictureNotes["speaker"];
  paintPaper(brush, size.width, size.height);
  paintArt(brush, art, () => {
    paintSet(brush, scene, art, job.scene_location, isClose);
    if (isClose) speaker = paintCloseUp(brush, figures, art, job.prompt);
    else speaker = paintWideShot(brush, figures, art, job.prompt);
    finish(brush, art.width, art.height, scene.isInside);
  });
  if (brush.style.name === "Comic Book") paintSound(brush, art, job.prompt);
  paintFrame(brush, art);
  paintStrip(brush, size.width, size.height, slug(job.scene_location), job.prompt);
  return finishSheet(canvas, { style: job.style, art, speaker });
}

function slug(scene_location: string): string {
  return scene_location.replace(/\s*-{1,}\s*/g, " — ").trim();
}

function paintSet(brush: Brush, scene: Scene, art: Rectangle, scene_location: string, isClose: boolean): void {
  const { g, dice } = brush;
  const stage: Stage = { width: art.width, height: art.height, isNight: scene.isNight };
  const set: Brush = { ...brush, dice: diceOf(scene_location) };
  g.save();
  const zoom = isClose ? dice.between(1.25, 1.5) : dice.between(1, 1.14);
  const slack = art.width * (zoom - 1);
  g.translate(-slack * dice.between(0.1, 0.9), -art.height * (zoom - 1) * (isClose ? 0.55 : 0.7));
  g.scale(zoom, zoom);
  if (scene.isInside) paintIndoors(set, scene.place, stage);
  else paintOutdoors(set, scene.place, stage);
  g.restore();
  if (!isClose) return;
  // A veil between the place and the face, as a lens would have it.
  g.fillStyle = css(
    brush.style.tone(scene.isNight ? hsl(226, 40, 16) : hsl(206, 40, 84)),
    brush.style.shading === "dots" ? 0.22 : 0.3,
  );
  g.fillRect(0, 0, art.width, art.height);
}

function speakerAt(figure: Figure, art: Rectangle, x: number, y: number, unit: number): PictureNotes["speaker"] {
  const at = (spot: { x: number; y: number; width: number }, side: number) => ({
    x: art.x + x + spot.x * side * unit,
    y: art.y + y + spot.y * unit,
    width: spot.width * unit,
  });
  const { eyes } = figure;
  return { mouth: at(figure.mouth, 1), eyes: eyes && [at(eyes, -1), at(eyes, 1)], reach: unit * 1.3 };
}

/** The speaker, head and shoulders; a listener is further back at the other side. */
function paintCloseUp(brush: Brush, figures: Figure[], art: Rectangle, prompt: string): PictureNotes["speaker"] {
  const [speaker, ...listeners] = figures;
  if (speaker === undefined) return undefined;
  const { dice } = brush;
  const side = dice.pick([-1, 1]);
  const unit = dice.between(88, 104) * (speaker.height < 5 ? 0.92 : 1);
  const x = art.width * (0.5 - side * dice.between(0.12, 0.18));
  const y = art.height * 0.43 - speaker.headAt * unit;
  for (const [i, listener] of listeners.slice(0, 2).entries()) {
    const smaller = unit * (0.56 - i * 0.1);
    const back = art.width * (0.5 + side * (0.24 + i * 0.16));
    place(brush, listener, "stand", back, art.height * (0.6 - i * 0.03) - listener.headAt * smaller, smaller);
  }
  place(brush, speaker, /\b(phone|screen|app)\b/i.test(prompt) ? "phone" : "stand", x, y, unit);
  return speakerAt(speaker, art, x, y, unit);
}

function poseFor(prompt: string, index: number): Pose {
  if (/\b(runs?|running|chases?|chasing|flees?|rush\w*|scuttles?|races?|escapes?)\b/i.test(prompt)) return "run";
  if (index === 0 && /\b(phone|screen|app|camera)\b/i.test(prompt)) return "phone";
  if (index === 0 && /\b(waves?|waving|points?|raises?|holds up|greets?|celebrat\w*)\b/i.test(prompt)) return "wave";
  return /\b(walks?|walking|strolls?|steps?|enters?|leaves?|cross\w*)\b/i.test(prompt) ? "walk" : "stand";
}

/** Everybody from head to foot, the nearest one largest. */
function paintWideShot(brush: Brush, figures: Figure[], art: Rectangle, prompt: string): PictureNotes["speaker"] {
  const { dice } = brush;
  let speaker: PictureNotes["speaker"];
  const isMirrored = dice.pick([true, false]);
  for (const [index, figure] of [...figures.entries()].toReversed()) {
    const unit = (dice.between(33, 38) - index * 3) * (figure.height < 5 ? 1.15 : 1);
    const share = (index + 0.5) / figures.length;
    const x = art.width * (0.5 + ((isMirrored ? 1 - share : share) - 0.5) * 0.72 + dice.between(-0.03, 0.03));
    const isFloating = figure.isFloating === true;
    const y = isFloating ? art.height * dice.between(0.36, 0.44) : art.height * (0.93 - index * 0.045);
    const pose = poseFor(prompt, index);
    if (pose === "run") paintSpeedLines(brush, x, y, unit, isMirrored);
    place(brush, figure, pose, x, y, isFloating ? unit * 1.2 : unit, isMirrored);
    if (index === 0) speaker = speakerAt(figure, art, x, y, isFloating ? unit * 1.2 : unit);
  }
  return speaker;
}

function paintSpeedLines({ g, dice }: Brush, x: number, y: number, unit: number, isMirrored: boolean): void {
  const back = isMirrored ? 1 : -1;
  g.strokeStyle = "rgba(255,255,255,0.75)";
  g.lineWidth = 3;
  g.lineCap = "round";
  for (let i = 0; i < 8; i++) {
    const from = x + back * unit * dice.between(1.6, 2.4);
    const at = y - unit * dice.between(0.5, 6.5);
    g.beginPath();
    g.moveTo(from, at);
    g.lineTo(from + back * unit * dice.between(1.2, 3.4), at);
    g.stroke();
  }
}

/** A comic shouts its sounds: FWOOSH! */
function paintSound(brush: Brush, art: Rectangle, prompt: string): void {
  const sound = /\b([A-Z]{4,12})!/.exec(prompt)?.[1];
  if (sound === undefined) return;
  const { g, dice } = brush;
  g.save();
  g.translate(art.x + art.width * dice.pick([0.26, 0.74]), art.y + art.height * 0.2);
  g.rotate(dice.between(-0.18, 0.12));
  const wide = 60 + sound.length * 22;
  const burst = polygon(
    ...Array.from({ length: 28 }, (_, i): [number, number] => {
      const reach = i % 2 === 0 ? 1 : 0.74;
      return [Math.cos((i / 14) * Math.PI) * wide * reach, Math.sin((i / 14) * Math.PI) * 74 * reach];
    }),
  );
  fill(brush, burst, hsl(48, 100, 60), { isFlat: true });
  g.font = 'italic 900 50px "Inter"';
  g.textAlign = "center";
  g.textBaseline = "middle";
  g.lineWidth = 9;
  g.lineJoin = "round";
  g.strokeStyle = "#0a0a0a";
  g.strokeText(`${sound}!`, 0, 2);
  g.fillStyle = "#e4202c";
  g.fillText(`${sound}!`, 0, 2);
  g.restore();
}
