import type { Timeline } from "@/rules/timeline";

interface Span {
  x: number;
  width: number;
}

/** Where the shots and scenes stand on a ribbon of so many pixels. */
export interface RibbonLayout {
  /** By shot. What is free after one belongs to it: every pixel leads somewhere. */
  shots: readonly Span[];
  scenes: readonly Span[];
  /** Pixels that are left free after a shot. */
  gap: number;
  sceneGap: number;
  width: number;
}

/** Pixels: the narrowest shot, what is free between shots and between scenes. */
const narrowest = 3;
const gaps = { shot: 1, scene: 3 };

/** As wide as each shot is long, but none so narrow that it cannot be seen, as long as there is room for that. */
export function layoutOf({ segments, scenes }: Pick<Timeline, "segments" | "scenes">, width: number): RibbonLayout {
  const isRoomy = segments.length * (narrowest + gaps.scene) <= width;
  const least = isRoomy ? narrowest + gaps.shot : 0;
  const widths = widthsOf(
    segments.map(({ duration }) => duration),
    width,
    least,
  );
  const shots: Span[] = [];
  let x = 0;
  for (const each of widths) {
    shots.push({ x, width: each });
    x += each;
  }
  const spans = scenes.map(({ first, shots: count }) => {
    const begin = shots[first]?.x ?? 0;
    const last = shots[first + count - 1];
    return { x: begin, width: (last ? last.x + last.width : begin) - begin };
  });
  return { shots, scenes: spans, gap: isRoomy ? gaps.shot : 0, sceneGap: isRoomy ? gaps.scene : 0, width };
}

/** What is narrower than the least takes that, and the others share the rest. */
function widthsOf(durations: readonly number[], width: number, least: number): number[] {
  const isNarrow = durations.map(() => false);
  for (;;) {
    const left = width - least * isNarrow.filter(Boolean).length;
    const seconds = durations.reduce((sum, each, at) => (isNarrow[at] ? sum : sum + each), 0);
    const scale = seconds > 0 ? left / seconds : 0;
    const more = durations.flatMap((each, at) => (!isNarrow[at] && each * scale < least ? [at] : []));
    if (more.length === 0) return durations.map((each, at) => (isNarrow[at] ? least : each * scale));
    for (const at of more) isNarrow[at] = true;
  }
}

/** The pixel of a moment of a shot, given as a share of it. */
export function pixelAt({ shots }: RibbonLayout, index: number, share: number): number {
  const shot = shots[index];
  return shot ? shot.x + shot.width * Math.min(Math.max(share, 0), 1) : 0;
}

/** The shot under a pixel, and how much of it has passed there. */
export function momentAt({ shots }: RibbonLayout, pixel: number): { index: number; share: number } {
  let low = 0;
  let high = shots.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((shots[middle]?.x ?? 0) <= pixel) low = middle;
    else high = middle - 1;
  }
  const shot = shots[low];
  const share = shot && shot.width > 0 ? (pixel - shot.x) / shot.width : 0;
  return { index: Math.max(low, 0), share: Math.min(Math.max(share, 0), 0.999) };
}

/** Pixels: the narrowest frame that is repeated, and how near to each other the marks of scenes stand. */
const nearest = { frames: 8, breaks: 8 };

/** A picture along a shot, in frames of its own ratio: of each, where it stands, and which share of the picture it shows. */
export function framesIn(width: number, frameWidth: number) {
  const whole = Math.max(frameWidth, nearest.frames);
  // Of a shot that is narrower than one frame the middle is seen.
  if (width <= whole) return [{ x: 0, width, from: (1 - width / whole) / 2, share: width / whole }];
  return Array.from({ length: Math.ceil(width / whole) }, (_, at) => {
    const rest = Math.min(whole, width - at * whole);
    return { x: at * whole, width: rest, from: 0, share: rest / whole };
  });
}

/** The pixels at which scenes begin, but the first. */
export function breaksOf({ scenes }: RibbonLayout): number[] {
  const breaks: number[] = [];
  for (const { x } of scenes) if (x - (breaks.at(-1) ?? 0) >= nearest.breaks) breaks.push(Math.round(x));
  return breaks;
}
