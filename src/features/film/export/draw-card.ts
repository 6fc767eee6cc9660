import { cardOf } from "@/rules/card";
import type { FilmLine } from "@/rules/timeline";
import type { Theme } from "./theme";
import { wrapEvenly } from "./wrap-words";

export type Context = OffscreenCanvasRenderingContext2D;

/** Parts of the picture's width, and ems. */
const look = {
  size: 0.034,
  least: 15,
  side: 0.08,
  top: 0.05,
  heading: 0.74,
  cue: 7,
  speech: 17,
  directions: 22,
  line: 1.4,
};

interface Row {
  text: string;
  /** Ems from the left edge of the speech. */
  indent: number;
  isDim: boolean;
}

/** A shot without a picture, set like a page of the screenplay. */
export function drawCard(context: Context, line: FilmLine, theme: Theme): void {
  const { width, height } = context.canvas;
  context.fillStyle = theme.ground;
  context.fillRect(0, 0, width, height);
  context.textAlign = "left";
  context.textBaseline = "alphabetic";

  const largest = Math.max(look.least, look.size * width);
  const headingSize = Math.max(look.least * 0.8, largest * look.heading);
  const { heading } = cardOf(line);
  const headingLeft = look.side * width;
  const headingBase = look.top * width + headingSize;
  context.font = `700 ${headingSize}px ${theme.script}`;
  context.fillStyle = theme.dim;
  context.fillText(heading, headingLeft, headingBase, width - 2 * headingLeft);

  const top = headingBase + headingSize;
  const room = height - top - look.top * width;
  const { rows, size } = fit(context, line, { theme, largest, room });
  const widthOf = ({ text, indent }: Row) => indent * size + context.measureText(text).width;
  const left = (width - Math.max(0, ...rows.filter(({ indent }) => indent < look.cue).map(widthOf))) / 2;
  const tall = rows.length * look.line * size;
  // In the middle of the picture, but never over the heading.
  let base = Math.max((height - tall) / 2, top) + size;
  for (const { text, indent, isDim } of rows) {
    context.fillStyle = isDim ? theme.dim : theme.text;
    context.fillText(text, left + indent * size, base, width - left - indent * size);
    base += look.line * size;
  }
}

interface Room {
  theme: Theme;
  largest: number;
  room: number;
}

/** The rows at the largest size at which they fit; a long speech first gets smaller, then wider, and is cut at last. */
function fit(context: Context, line: FilmLine, { theme, largest, room }: Room): { rows: Row[]; size: number } {
  const wide = context.canvas.width * (1 - 2 * look.side);
  const sizes = [1, 0.9, 0.8, 0.7].map((part) => Math.max(look.least, largest * part));
  const smallest = Math.min(...sizes);
  const ems = cardOf(line).isSpoken ? look.speech : look.directions;
  const tries = [...sizes.map((size) => ({ size, widest: ems * size })), { size: smallest, widest: wide }];
  let best: { rows: Row[]; size: number } = { rows: [], size: smallest };
  for (const { size, widest } of tries) {
    context.font = `${size}px ${theme.script}`;
    best = { rows: rowsOf(line, Math.min(widest, wide), size, context), size };
    if (best.rows.length * look.line * size <= room) return best;
  }
  const rows = best.rows.slice(0, Math.max(1, Math.floor(room / (look.line * best.size))));
  const last = rows.at(-1);
  if (last) last.text = `${last.text}…`;
  return { rows, size: best.size };
}

function rowsOf(line: FilmLine, widest: number, size: number, context: Context): Row[] {
  const { isSpoken, cue, parenthetical, words } = cardOf(line);
  const wrapped = (text: string, indent: number, isDim: boolean) =>
    wrapEvenly(text, widest - indent * size, (part) => context.measureText(part).width).map((part) => ({
      text: part,
      indent,
      isDim,
    }));
  return [
    ...(cue ? [{ text: cue, indent: look.cue, isDim: true }] : []),
    ...(parenthetical ? wrapped(`(${parenthetical.replaceAll(/^\(|\)$/g, "")})`, 2, true) : []),
    ...wrapped(words, 0, !isSpoken),
  ];
}
