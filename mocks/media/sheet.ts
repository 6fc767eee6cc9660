import { type Canvas, createCanvas } from "@napi-rs/canvas";
import type { Brush } from "./brush.ts";
import { black, css } from "./colour.ts";
import { type PictureNotes, type Rectangle, withNotes } from "./picture-notes.ts";
import { diceOf } from "./seeded.ts";
import { styles } from "./styles.ts";
import type { ImageStyle, Made } from "./studio.ts";

const stripHeight = 46;
/** The pictures are laid out in units; `pixel` is how many pixels a unit has. */
const shapes = {
  wide: { width: 960, height: 540, pixel: 4 / 3 },
  square: { width: 640, height: 640, pixel: 1 },
};

/** A sheet of the storyboard: the picture, and where the slate is asked for a strip below it with a few words. */
export function startSheet(
  style: ImageStyle,
  shape: keyof typeof shapes,
  seed: string,
  hasSlate = false,
): { brush: Brush; art: Rectangle; canvas: Canvas } {
  const { width, height, pixel } = shapes[shape];
  const canvas = createCanvas(width * pixel, height * pixel);
  const g = canvas.getContext("2d");
  g.scale(pixel, pixel);
  const art = { x: 0, y: 0, width, height: height - (hasSlate ? stripHeight : 0) };
  return { canvas, art, brush: { g, style: styles[style], dice: diceOf(seed), pixel } };
}

/** Paints inside the picture only, its upper left corner being (0, 0). */
export function paintArt({ g }: Brush, art: Rectangle, paint: () => void): void {
  g.save();
  g.beginPath();
  g.rect(art.x, art.y, art.width, art.height);
  g.clip();
  g.translate(art.x, art.y);
  paint();
  g.restore();
}

// Decision: .github/decisions/stand-in.md
/** The slate's line under the picture, or the small mark in its corner. */
export function finishStrip(brush: Brush, art: Rectangle, heading: string, words: string, hasSlate = false): void {
  if (hasSlate) paintStrip(brush, art.width, art.height + stripHeight, heading, words);
  else paintMark(brush, art.width - 10, art.height - 13);
}

function paintStrip({ g, style }: Brush, width: number, height: number, heading: string, words: string): void {
  const { paper, ink, font, isUpperCase } = style.strip;
  const top = height - stripHeight;
  g.fillStyle = css(paper);
  g.fillRect(0, top, width, stripHeight);
  if (style.name === "Comic Book") {
    g.fillStyle = css(black);
    g.fillRect(0, top, width, 4);
  }
  g.textBaseline = "middle";
  g.textAlign = "left";
  const middle = top + stripHeight / 2 + 1;
  paintMark({ g, style }, width - 14, middle);
  g.font = font;
  g.fillStyle = css(ink);
  const text = isUpperCase ? words.toUpperCase() : words;
  const title = isUpperCase ? heading.toUpperCase() : heading;
  const room = width - 128;
  const shown = shortened(g, title === "" ? text : text === "" ? title : `${title}  ·  ${text}`, room);
  g.fillText(shown, 18, middle);
}

/** The corner that holds the mark, in units of a picture `width` by `height` large. */
export const markCorner = (width: number, height: number) => ({ x: width - 76, y: height - 22, width: 76, height: 22 });

/** Says, without asking for attention, that this is a stand-in for the real picture. */
export function paintMark({ g }: Pick<Brush, "g" | "style">, right: number, middle: number): void {
  g.save();
  g.font = '600 9px "Inter"';
  g.letterSpacing = "1px";
  g.textAlign = "right";
  g.textBaseline = "middle";
  g.shadowColor = "rgba(0,0,0,0.7)";
  g.shadowBlur = 3;
  g.fillStyle = "rgba(255,255,255,0.62)";
  g.fillText("ANIMATIC", right, middle);
  g.restore();
}

export async function finishSheet(canvas: Canvas, notes: PictureNotes, pixel: number): Promise<Made> {
  return { bytes: withNotes(await canvas.encode("jpeg", 84), inPixels(notes, pixel)), type: "image/jpeg" };
}

function inPixels({ art, speaker, ...notes }: PictureNotes, pixel: number): PictureNotes {
  const grown = <Spot extends object>(spot: Spot): Spot =>
    Object.fromEntries(Object.entries(spot).map(([name, value]) => [name, Number(value) * pixel])) as Spot;
  return {
    ...notes,
    art: grown(art),
    speaker: speaker && {
      mouth: grown(speaker.mouth),
      eyes: speaker.eyes?.map(grown),
      reach: speaker.reach * pixel,
    },
  };
}

function shortened(g: Brush["g"], text: string, room: number): string {
  const words = text.replace(/\s+/g, " ").trim();
  if (g.measureText(words).width <= room) return words;
  let kept = words.slice(0, 160);
  while (kept.length > 1 && g.measureText(`${kept}…`).width > room) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}
