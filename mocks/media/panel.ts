import type { Brush } from "./brush.ts";
import { css, hsl } from "./colour.ts";
import { type Figure, type Pose, figureOf, place } from "./figures.ts";
import { finish } from "./finish.ts";
import { type Held, heldIn } from "./held.ts";
import { paintSound, paintSpeedLines } from "./lines-of-motion.ts";
import type { PictureNotes, Rectangle } from "./picture-notes.ts";
import { partsOf } from "./prompt-parts.ts";
import { type Scene, sceneOf } from "./scenes.ts";
import { diceOf } from "./seeded.ts";
import { paintScene } from "./sets.ts";
import { finishSheet, finishStrip, paintArt, startSheet } from "./sheet.ts";
import { paintSign, type Sign, signsOf } from "./signs.ts";
import type { Made, MediaJob } from "./studio.ts";
import type { Framing } from "./vocabulary/moments.ts";
import { paintWeather } from "./weather.ts";

type PanelJob = Extract<MediaJob, { make: "panel" }>;

interface Shot {
  brush: Brush;
  art: Rectangle;
  figures: Figure[];
  deed: string;
  held: Held | undefined;
}

/** One storyboard picture. The place looks the same in every shot; the prompt chooses where the camera stands. */
export async function paintPanel(job: PanelJob): Promise<Made> {
  const { brush, art, canvas } = startSheet(job.style, "wide", job.prompt, job.hasSlate);
  // Who is called Bones or Rivers puts up no bones and no river.
  const names = new RegExp(
    job.cast
      .map(({ name }) => name.replace(/[^\p{L}\p{N} ]/gu, "."))
      .concat("\\n")
      .join("|"),
    "gi",
  );
  const scene = sceneOf(job.scene_location, job.location_description, job.prompt.replace(names, "•"));
  const { framing, deed } = partsOf(job.prompt);
  const figures = job.cast.slice(0, 6).map(figureOf);
  const signs = signsOf(deed);
  const seen = framing ?? (job.shot_type === "talking" && figures.length > 0 ? "medium" : "wide");
  const shot: Shot = { brush, art, figures, deed, held: heldIn(deed) };
  let speaker: PictureNotes["speaker"];
  paintArt(brush, art, () => {
    paintSet(brush, scene, art, job.scene_location, figures.length === 0 && seen !== "insert" ? "wide" : seen);
    const name = scene.isInside || scene.place !== "facade" ? undefined : nameOf(job.scene_location);
    if (name !== undefined && seen === "wide")
      paintSign(brush, { surface: "board", words: name }, art.width / 2, art.height * 0.36, 300, art);
    if (figures.length === 0 || seen === "insert") paintSigns(brush, signs, art, 460, [0.5, 0.46]);
    else if (job.shot_type === "talking" && seen !== "wide") {
      speaker = paintSpeaker(shot, seen);
      paintSigns(brush, signs, art, 250, [speaker && speaker.mouth.x / art.width > 0.5 ? 0.24 : 0.76, 0.3]);
    } else {
      const isMedium = seen !== "wide" && figures.length < 4;
      speaker = isMedium ? paintMediumShot(shot, seen === "close") : paintWideShot(shot);
      paintSigns(brush, signs, art, 270, [figures.length > 1 ? 0.5 : 0.24, 0.24]);
    }
    paintWeather(brush, scene, art.width, art.height);
    finish(brush, art.width, art.height, scene.isInside);
  });
  if (brush.style.name === "Comic Book") paintSound(brush, art, job.prompt);
  finishStrip(brush, art, slug(job.scene_location), job.prompt, job.hasSlate);
  return finishSheet(canvas, { style: job.style, art, speaker, hasSlate: job.hasSlate }, brush.pixel);
}

function slug(scene_location: string): string {
  return scene_location.replace(/\s*-{1,}\s*/g, " — ").trim();
}

/** "EXT. THE ADMIRAL BENBOW INN - NIGHT" has its name over the door. */
function nameOf(scene_location: string): string {
  const named = scene_location.replace(/^[^.\s]+[.\s]\s*/, "").split(/\s+-+\s*|--|,/)[0] ?? "";
  return named.replace(/^(?:(?:THE|AN?|DAS|DER|DIE|LE|LA)\s+|L')/i, "").slice(0, 40);
}

function paintSigns(brush: Brush, signs: Sign[], art: Rectangle, wide: number, [x, y]: [number, number]): void {
  for (const [index, sign] of signs.entries())
    paintSign(brush, sign, art.width * x, art.height * (y + index * 0.24), wide, art);
}

const zooms: Record<Framing, [number, number]> = {
  wide: [1, 1.08],
  medium: [1.2, 1.34],
  over: [1.25, 1.4],
  close: [1.5, 1.7],
  insert: [1.6, 1.8],
};

function paintSet(brush: Brush, scene: Scene, art: Rectangle, scene_location: string, framing: Framing): void {
  const { g, dice } = brush;
  const isClose = framing !== "wide";
  g.save();
  const zoom = dice.between(...zooms[framing]);
  const slack = art.width * (zoom - 1);
  g.translate(-slack * dice.between(0.1, 0.9), -art.height * (zoom - 1) * (isClose ? 0.55 : 0.7));
  g.scale(zoom, zoom);
  paintScene({ ...brush, dice: diceOf(scene_location) }, scene, art.width, art.height);
  g.restore();
  if (!isClose) return;
  // A veil between the place and the face, as a lens would have it.
  g.fillStyle = css(
    brush.style.tone(scene.time === "night" ? hsl(226, 40, 16) : hsl(206, 40, 84)),
    brush.style.shading === "dots" ? 0.16 : 0.24,
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

/** The speaker, head and shoulders; a listener is further back at the other side, or before us with the back to us. */
function paintSpeaker({ brush, figures, art, held }: Shot, framing: Framing): PictureNotes["speaker"] {
  const [speaker, ...listeners] = figures;
  if (speaker === undefined) return undefined;
  const { dice } = brush;
  const side = dice.pick([-1, 1]);
  const unit = (framing === "close" ? 148 : dice.between(88, 104)) * (speaker.height < 5 ? 0.92 : 1);
  const x = art.width * (0.5 - side * (framing === "close" ? 0.05 : dice.between(0.12, 0.18)));
  const y = art.height * (framing === "close" ? 0.47 : 0.43) - speaker.headAt * unit;
  const [first] = listeners;
  if (framing === "over" && first) {
    place(brush, speaker, "stand", x, y - 20, unit * 0.8, { held });
    place(
      brush,
      first,
      "stand",
      art.width * (0.5 + side * 0.33),
      art.height * 0.6 - first.headAt * unit * 1.5,
      unit * 1.5,
      { isFromBehind: true },
    );
    return speakerAt(speaker, art, x, y - 20, unit * 0.8);
  }
  if (framing !== "close")
    for (const [i, listener] of listeners.slice(0, 2).entries()) {
      const smaller = unit * (0.56 - i * 0.1);
      const back = art.width * (0.5 + side * (0.24 + i * 0.16));
      place(brush, listener, "stand", back, art.height * (0.6 - i * 0.03) - listener.headAt * smaller, smaller);
    }
  place(brush, speaker, held ? "hold" : "stand", x, y, unit, { held });
  return speakerAt(speaker, art, x, y, unit);
}

const lying =
  /\b(?:lies|lying|collapses?|faints?|sleeps?|asleep|drops dead|falls (?:to|on|down|dead|unconscious)|liegt|schläft|sinkt|est couchée?|dort|s'effondre|yace|duerme)(?!\p{L})/iu;
const sitting =
  /\b(?:sits?|sitting|seated|sinks into|kneels?|crouch\w*|drives?|rides?|sitzt|setzt|kniet|assise?|s'assied|est assise?|sentad[oa]|se sienta)(?!\p{L})/iu;

function poseFor(deed: string, index: number, isWide = false): Pose {
  // Who lies or sits in a later sentence may be somebody else.
  const [first = ""] = deed.split(/[.;!?]\s/);
  if (isWide && index === 0 && lying.test(first)) return "lie";
  if (isWide && sitting.test(first)) return "sit";
  if (
    /\b(runs?|running|chases?|chasing|flees?|rush\w*|scuttles?|races?|escapes?|gallop\w*|charges?|rennt|läuft|flieht|stürzt|court|fuit|corre|s'enfuit|hurr\w+)(?!\p{L})/iu.test(
      deed,
    )
  )
    return "run";
  if (
    index === 0 &&
    /\b(waves?|waving|points?|raises?|greets?|celebrat\w*|winkt|zeigt|salue|montre|saluda|knocks?|klopft|frappe)(?!\p{L})/iu.test(
      deed,
    )
  )
    return "wave";
  return /\b(walks?|walking|strolls?|steps?|enters?|leaves?|cross\w*|climbs?|approach\w*|comes?|goes|geht|kommt|tritt|betritt|schleicht|marche|entre|sort|arrive|camina|entra|sale)(?!\p{L})/iu.test(
    deed,
  )
    ? "walk"
    : "stand";
}

/** One to three people from the knees up. */
function paintMediumShot({ brush, figures, art, deed, held }: Shot, isClose: boolean): PictureNotes["speaker"] {
  const { dice } = brush;
  const isMirrored = dice.pick([true, false]);
  let speaker: PictureNotes["speaker"];
  for (const [index, figure] of [...figures.slice(0, isClose ? 1 : 3).entries()].toReversed()) {
    const unit =
      (isClose ? 140 : ([78, 66, 56][Math.min(2, figures.length - 1)] ?? 60)) *
      (figure.height < 5 ? 1.1 : 1) *
      (1 - index * 0.05);
    const share = (index + 0.5) / Math.min(figures.length, isClose ? 1 : 3);
    const x = art.width * (0.5 + ((isMirrored ? 1 - share : share) - 0.5) * 0.8 + dice.between(-0.03, 0.03));
    const y = art.height * (0.4 + (figure.height < 5 ? 0.16 : 0)) - figure.headAt * unit;
    const hand = index === 0 ? held : undefined;
    place(brush, figure, hand ? "hold" : poseFor(deed, index), x, y, unit, { isMirrored, held: hand });
    if (index === 0) speaker = speakerAt(figure, art, x, y, unit);
  }
  return speaker;
}

/** Everybody from head to foot, the nearest one largest. */
function paintWideShot({ brush, figures, art, deed, held }: Shot): PictureNotes["speaker"] {
  const { dice } = brush;
  let speaker: PictureNotes["speaker"];
  const isMirrored = dice.pick([true, false]);
  const largest = figures.length === 1 ? 45 : 40;
  for (const [index, figure] of [...figures.entries()].toReversed()) {
    const unit = (dice.between(largest - 3, largest + 2) - index * 3) * (figure.height < 5 ? 1.15 : 1);
    const share = (index + 0.5) / figures.length;
    const x = art.width * (0.5 + ((isMirrored ? 1 - share : share) - 0.5) * 0.72 + dice.between(-0.03, 0.03));
    const isFloating = figure.isFloating === true;
    const y = isFloating ? art.height * dice.between(0.54, 0.6) : art.height * (0.95 - index * 0.04);
    const hand = index === 0 ? held : undefined;
    const doing = poseFor(deed, index, true);
    const pose = hand && doing !== "sit" && doing !== "lie" ? "hold" : doing;
    if (pose === "run") paintSpeedLines(brush, x, y, unit, isMirrored);
    place(brush, figure, pose, x, y, isFloating ? unit * 1.2 : unit, { isMirrored, held: hand });
    if (index === 0) speaker = speakerAt(figure, art, x, y, isFloating ? unit * 1.2 : unit);
  }
  return speaker;
}
