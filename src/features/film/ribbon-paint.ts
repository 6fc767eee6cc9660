import type { Timeline } from "@/rules/timeline";
import type { FilmState } from "./film-state";
import { breaksOf, framesIn, type RibbonLayout } from "./ribbon-layout";
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
  paintBreaks(context, painting);
}

function paintHeadings(context: CanvasRenderingContext2D, painting: Painting) {
  const { layout, timeline, index, ink, typeface, isNarrow } = painting;
  const now = timeline.segments[index]?.scene;
  context.font = `700 ${isNarrow ? 13 : 14}px ${typeface}`;
  context.textBaseline = "middle";
  context.globalAlpha = 1;
  const current = isNarrow ? { x: 0, width: layout.width } : currentSpan(context, painting, now);
  for (const [at, { heading }] of timeline.scenes.entries()) {
    const span = at === now ? current : layout.scenes[at];
    if (!span || (at !== now && (isNarrow || overlaps(span, current)))) continue;
    const words = shortened(context, heading, span.width - 12);
    context.fillStyle = at === now ? ink.text : ink.dim;
    // Each in the direction of its own script, so that what was left out stands at its end.
    if (words) context.fillText(`${firstStrongIsolate}${words}${popIsolate}`, span.x, 10);
  }
}

/** The scene that is seen has its heading whole where the ribbon is long enough, over those of its neighbours. */
function currentSpan(context: CanvasRenderingContext2D, { layout, timeline }: Painting, now: number | undefined) {
  const span = layout.scenes[now ?? -1];
  if (!span) return undefined;
  const { heading } = timeline.scenes[now ?? -1] ?? { heading: "" };
  const width = Math.min(Math.max(span.width, widthOfLetter(context) * (heading.length + 1) + 12), layout.width);
  return { x: Math.min(span.x, layout.width - width), width };
}

const firstStrongIsolate = "\u2068";
const popIsolate = "\u2069";

const overlaps = (one: Place, other: Place | undefined) =>
  other !== undefined && one.x < other.x + other.width && other.x < one.x + one.width;

const widthOfLetter = (context: CanvasRenderingContext2D) => context.measureText("M").width || 8;

/** As much of a heading as has room; nothing where that would say nothing. */
function shortened(context: CanvasRenderingContext2D, words: string, width: number): string {
  const room = Math.floor(width / widthOfLetter(context));
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

/** A still as high as the strip, again and again along the shot; of a narrow shot its middle. */
function paintPicture(context: CanvasRenderingContext2D, painting: Painting, url: string, { x, width }: Place) {
  const picture = painting.thumbnails.get(url);
  if (!picture) return;
  for (const frame of framesIn(width, (painting.strip * picture.width) / picture.height)) {
    const { from, share } = frame;
    const left = from * picture.width;
    const seen = share * picture.width;
    context.drawImage(
      picture,
      left,
      0,
      seen,
      picture.height,
      x + frame.x,
      measures.headings,
      frame.width,
      painting.strip,
    );
  }
}

/** Where there is no room between the shots, a mark stands at each scene's beginning, unless marks would touch. */
function paintBreaks(context: CanvasRenderingContext2D, { layout, ink, strip }: Painting) {
  if (layout.sceneGap > 0) return;
  context.globalAlpha = 0.45;
  context.fillStyle = ink.text;
  for (const x of breaksOf(layout)) context.fillRect(x, measures.headings - 4, 1, strip + 4);
  context.globalAlpha = 1;
}

/** A page from afar. */
function paintLines(context: CanvasRenderingContext2D, { ink, strip }: Painting, { x, width }: Place) {
  if (width < 8) return;
  context.fillStyle = ink.line;
  const middle = measures.headings + strip / 2;
  for (let line = -2; line <= 2; line++) context.fillRect(x + 3, middle + line * 6, width - 6, 1);
}
