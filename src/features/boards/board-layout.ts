import { runningTimeOf, type RunningTime } from "@/rules/running-time";
import type { Segment } from "@/rules/timeline";
import { textScale } from "@/ui/text-scale";

/** Successive boards of one scene, as far as they are shown. */
export interface BoardScene {
  /** Index in the timeline's scenes. */
  scene: number;
  heading: string;
  segments: readonly Segment[];
  time: RunningTime;
}

export function scenesOf(segments: readonly Segment[]): BoardScene[] {
  const scenes: Segment[][] = [];
  for (const segment of segments) {
    const last = scenes.at(-1);
    if (last?.[0]?.scene === segment.scene) last.push(segment);
    else scenes.push([segment]);
  }
  return scenes.map((shown) => ({
    scene: shown[0]?.scene ?? 0,
    heading: shown[0]?.line.scene_location ?? "",
    segments: shown,
    time: runningTimeOf(shown),
  }));
}

/** Pixels. */
export const cardSizes = { min: 200, max: 480 };
/** So many boards leave most of a window empty, unless they are large. */
const fewShots = 6;
/** How large a card is at least where nobody has chosen: the more room there is for the boards, the larger. */
export function usualCardSize(shots: number, isWide: boolean): number {
  if (shots <= fewShots) return isWide ? cardSizes.max : 432;
  return isWide ? 300 : 224;
}
export const sceneHeadingHeight = 40;
/** Above and below the cards of a scene. */
const scenePadding = { above: 8, below: 24 };
/** What stands under a picture: number and state, and two lines of words. */
const captionHeight = 66;
const phone = { columns: 2, gap: { x: 12, y: 16 } };
const usualGap = { x: 16, y: 20 };

export interface Grid {
  columns: number;
  cardWidth: number;
  cardHeight: number;
  gap: { x: number; y: number };
}

/** As many cards side by side as fit, none narrower than wanted; on a phone always two. */
export function gridOf(width: number, wanted: number, isPhone: boolean): Grid {
  const gap = isPhone ? phone.gap : usualGap;
  const columns = isPhone ? phone.columns : Math.max(1, Math.floor((width + gap.x) / (wanted + gap.x)));
  const cardWidth = (width - (columns - 1) * gap.x) / columns;
  return { columns, cardWidth, cardHeight: (cardWidth * 9) / 16 + captionHeight * textScale(), gap };
}

/** What stands one below the other, or side by side: the pixels at which it begins, and how long it is. */
export interface Placed {
  start: number;
  size: number;
}

export interface BoardRow extends Placed {
  /** Index in the layout's scenes, and of its first board in that scene. */
  scene: number;
  first: number;
  segments: readonly Segment[];
}

export interface BoardLayout {
  grid: Grid;
  scenes: readonly (BoardScene & Placed)[];
  rows: readonly BoardRow[];
  height: number;
}

/** Where each scene and each row of its cards stands, from the top of the list: all heights are known beforehand. */
export function layoutOf(scenes: readonly BoardScene[], grid: Grid): BoardLayout {
  const { columns, cardHeight, gap } = grid;
  const headingHeight = sceneHeadingHeight * textScale();
  const rows: BoardRow[] = [];
  let height = 0;
  const placed = scenes.map((one, scene) => {
    const start = height;
    height += headingHeight + scenePadding.above;
    for (let first = 0; first < one.segments.length; first += columns) {
      if (first > 0) height += gap.y;
      rows.push({
        start: height,
        size: cardHeight,
        scene,
        first,
        segments: one.segments.slice(first, first + columns),
      });
      height += cardHeight;
    }
    height += scenePadding.below;
    return { ...one, start, size: height - start };
  });
  return { grid, scenes: placed, rows, height };
}

/** The first and the last of those that are at least partly between two places. */
export function between(placed: readonly Placed[], from: number, to: number): readonly [first: number, last: number] {
  const endsBefore =
    (place: number) =>
    ({ start, size }: Placed) =>
      start + size < place;
  const startsBefore =
    (place: number) =>
    ({ start }: Placed) =>
      start <= place;
  return [countWhile(placed, endsBefore(from)), countWhile(placed, startsBefore(to)) - 1];
}

/** How many at the beginning are so; they are in order, so that one need not look at all. */
function countWhile(placed: readonly Placed[], isSo: (one: Placed) => boolean): number {
  let low = 0;
  let high = placed.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const one = placed[middle];
    if (one && isSo(one)) low = middle + 1;
    else high = middle;
  }
  return low;
}

const steps = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"] as const;
type Step = (typeof steps)[number];
export const isStep = (key: string): key is Step => steps.some((step) => step === key);

/** The board that a key leads to: left and right in the order of the list, up and down by row; undefined at its ends. */
export function stepTo(rows: readonly { segments: readonly Segment[] }[], uid: string, key: Step): Segment | undefined {
  const isHere = (segment: Segment) => segment.uid === uid;
  const row = rows.findIndex(({ segments }) => segments.some(isHere));
  const column = rows[row]?.segments.findIndex(isHere) ?? -1;
  const lastOf = (at: number) => rows[at]?.segments.at(-1);
  const nearest = (at: number) => rows[at]?.segments[column] ?? lastOf(at);
  if (key === "Home") return rows[0]?.segments[0];
  if (key === "End") return lastOf(rows.length - 1);
  if (key === "ArrowUp") return row > 0 ? nearest(row - 1) : undefined;
  if (key === "ArrowDown") return nearest(row + 1);
  if (key === "ArrowLeft") return rows[row]?.segments[column - 1] ?? (row > 0 ? lastOf(row - 1) : undefined);
  return rows[row]?.segments[column + 1] ?? rows[row + 1]?.segments[0];
}
