import { type Canvas, createCanvas } from "@napi-rs/canvas";
import type { Brush } from "./brush.ts";
import { black, css, hsl, lighter } from "./colour.ts";
import { type PictureNotes, type Rectangle, withNotes } from "./picture-notes.ts";
import { diceOf } from "./seeded.ts";
import { styles } from "./styles.ts";
import type { ImageStyle, Made } from "./studio.ts";

const stripHeight = 46;

/** A sheet of the storyboard: the picture, and a strip below it with a few words and the ANIMATIC mark. */
export function startSheet(
  style: ImageStyle,
  width: number,
  height: number,
  seed: string,
): { brush: Brush; art: Rectangle; canvas: Canvas } {
  const canvas = createCanvas(width, height);
  const g = canvas.getContext("2d");
  const { margin } = styles[style];
  const art = { x: margin, y: margin, width: width - margin * 2, height: height - stripHeight - margin };
  return { canvas, art, brush: { g, style: styles[style], dice: diceOf(seed) } };
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

export function paintPaper({ g, style }: Brush, width: number, height: number): void {
  g.fillStyle = css(style.name === "Comic Book" ? hsl(44, 50, 94) : style.strip.paper);
  g.fillRect(0, 0, width, height);
}

export function paintStrip({ g, style }: Brush, width: number, height: number, heading: string, words: string): void {
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
  const markWidth = paintMark({ g, style }, width - 14, middle);
  g.font = font;
  g.fillStyle = css(ink);
  const text = isUpperCase ? words.toUpperCase() : words;
  const title = isUpperCase ? heading.toUpperCase() : heading;
  const room = width - 18 - markWidth - 34;
  const shown = shortened(g, title === "" ? text : text === "" ? title : `${title}  ·  ${text}`, room);
  g.fillText(shown, 18 + (style.margin > 14 ? 8 : 0), middle);
}

/** Says that this is a stand-in for the real picture. Returns its width. */
export function paintMark({ g, style }: Pick<Brush, "g" | "style">, right: number, middle: number): number {
  g.save();
  g.font = '700 12px "Inter"';
  g.textAlign = "left";
  g.textBaseline = "middle";
  const width = g.measureText("ANIMATIC").width + 18;
  g.strokeStyle = css(style.strip.ink, 0.75);
  g.lineWidth = 1.5;
  g.beginPath();
  g.roundRect(right - width, middle - 12, width, 23, 4);
  g.stroke();
  g.fillStyle = css(style.strip.ink, 0.85);
  g.fillText("ANIMATIC", right - width + 9, middle);
  g.restore();
  return width;
}

/** The frame stands around the art, where the camera of a clip does not reach. */
export function paintFrame({ g, style }: Brush, art: Rectangle): void {
  if (style.name === "Comic Book") {
    g.strokeStyle = css(black);
    g.lineWidth = 6;
    g.strokeRect(art.x - 2, art.y - 2, art.width + 4, art.height + 4);
  }
  if (style.name !== "Fantasy Art") return;
  const gold = hsl(42, 68, 48);
  g.strokeStyle = css(gold);
  g.lineWidth = 5;
  g.strokeRect(art.x - 4, art.y - 4, art.width + 8, art.height + 8);
  g.strokeStyle = css(lighter(gold, -24));
  g.lineWidth = 1.5;
  g.strokeRect(art.x - 11, art.y - 11, art.width + 22, art.height + 22);
  for (const [x, y] of [
    [art.x, art.y],
    [art.x + art.width, art.y],
    [art.x, art.y + art.height],
    [art.x + art.width, art.y + art.height],
  ] as const) {
    g.save();
    g.translate(x, y);
    g.rotate(Math.PI / 4);
    g.fillStyle = css(gold);
    g.fillRect(-12, -12, 24, 24);
    g.fillStyle = css(hsl(350, 70, 34));
    g.fillRect(-6, -6, 12, 12);
    g.restore();
  }
}

export async function finishSheet(canvas: Canvas, notes: PictureNotes): Promise<Made> {
  return { bytes: withNotes(await canvas.encode("jpeg", 86), notes), type: "image/jpeg" };
}

function shortened(g: Brush["g"], text: string, room: number): string {
  const words = text.replace(/\s+/g, " ").trim();
  if (g.measureText(words).width <= room) return words;
  let kept = words.slice(0, 160);
  while (kept.length > 1 && g.measureText(`${kept}…`).width > room) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}
