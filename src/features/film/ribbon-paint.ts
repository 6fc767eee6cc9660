import type { Timeline } from "@/rules/timeline";
import type { FilmState } from "./film-state";
import type { RibbonLayout } from "./ribbon-layout";
import type { Thumbnails } from "./thumbnails";

export type Ink = "text" | "dim" | "line" | "ok" | "bad" | "field" | "page";

/** Pixels: the headings, the strip of pictures, and below it the colours of the tiers. */
export const measures = { headings: 24, gap: 4, tiers: 4 };

/** Film of more shots than these shows colours only. */
export const mostPictures = 400;

export interface Painting {
  layout: RibbonLayout;
  timeline: Timeline;
  /** The shot that is seen: what comes after it stands back. */
  index: number;
  falls: FilmState["falls"];
  thumbnails: Thumbnails;
  ink: Record<Ink, string>;
  /** The typeface of the script. */
  typeface: string;
  strip: number;
  /** Whether only the scene that is seen has its heading, as long as the ribbon. */
  isNarrow: boolean;
}

/** Draws the whole ribbon. */
export function paintRibbon(context: CanvasRenderingContext2D, painting: Painting) {
  const { layout, strip } = painting;
  context.clearRect(0, 0, layout.width, measures.headings + strip + measures.gap + measures.tiers);
  paintHeadings(context, painting);
  paintShots(context, painting);
}

function paintHeadings(context: CanvasRenderingContext2D, painting: Painting) {
  const { layout, timeline, index, ink, typeface, isNarrow } = painting;
  const now = timeline.segments[index]?.scene;
  context.font = `700 ${isNarrow ? 13 : 14}px ${typeface}`;
  context.textBaseline = "middle";
  context.globalAlpha = 1;
  for (const [at, { heading }] of timeline.scenes.entries()) {
    const span = isNarrow ? { x: 0, width: layout.width } : layout.scenes[at];
    if (!span || (isNarrow && at !== now)) continue;
    const words = shortened(context, heading, span.width - 12);
    context.fillStyle = at === now ? ink.text : ink.dim;
    if (words) context.fillText(words, span.x, 10);
  }
}

/** As much of a heading as has room; nothing where that would say nothing. */
function shortened(context: CanvasRenderingContext2D, words: string, width: number): string {
  const one = context.measureText("M").width || 8;
  const room = Math.floor(width / one);
  if (words.length <= room) return words;
  return room < 4 ? "" : `${words.slice(0, room - 1).trimEnd()}…`;
}

function paintShots(context: CanvasRenderingContext2D, painting: Painting) {
  const { layout, timeline, index, falls, ink, strip } = painting;
  const top = measures.headings;
  const below = top + strip + measures.gap;
  const hasPictures = timeline.segments.length <= mostPictures;
  for (const [at, segment] of timeline.segments.entries()) {
    const shot = layout.shots[at];
    if (!shot) continue;
    const isLastOfScene = timeline.segments[at + 1]?.scene !== segment.scene;
    const width = Math.max(shot.width - (isLastOfScene ? layout.sceneGap : layout.gap), 0.5);
    context.globalAlpha = at > index ? 0.5 : 1;
    context.fillStyle = segment.picture === "card" ? ink.page : ink.field;
    context.fillRect(shot.x, top, width, strip);
    if (hasPictures && segment.still) paintPicture(context, painting, segment.still, { x: shot.x, width });
    else if (hasPictures && segment.picture === "card") paintLines(context, painting, { x: shot.x, width });
    context.globalAlpha = 1;
    context.fillStyle = falls.has(segment.uid)
      ? ink.bad
      : { clip: ink.ok, still: ink.dim, card: ink.line }[segment.picture];
    context.fillRect(shot.x, below, width, measures.tiers);
  }
}

type Place = { x: number; width: number };

/** The middle of a still, as high as the strip. */
function paintPicture(context: CanvasRenderingContext2D, painting: Painting, url: string, { x, width }: Place) {
  const picture = painting.thumbnails.get(url);
  if (!picture) return;
  const scale = Math.max(painting.strip / picture.height, width / picture.width);
  const seen = { width: width / scale, height: painting.strip / scale };
  const left = (picture.width - seen.width) / 2;
  const up = (picture.height - seen.height) / 2;
  context.drawImage(picture, left, up, seen.width, seen.height, x, measures.headings, width, painting.strip);
}

/** A page from afar. */
function paintLines(context: CanvasRenderingContext2D, { ink, strip }: Painting, { x, width }: Place) {
  if (width < 8) return;
  context.fillStyle = ink.line;
  const middle = measures.headings + strip / 2;
  for (let line = -2; line <= 2; line++) context.fillRect(x + 3, middle + line * 6, width - 6, 1);
}
