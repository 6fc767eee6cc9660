import { assets } from "@/rules/asset-makings";
import type { ProductionState } from "@/rules/production-plan";
import type { ProductionShot } from "./use-production";

/** Pixels: a box for each asset, one below the other, and the headings under them. */
export const measures = { box: 5, gap: 2, headings: 22, scene: 8 };
export const mapHeight = assets.length * (measures.box + measures.gap) + measures.headings;

export type Ink = "ready" | "todo" | "running" | "stale" | "failed" | "words";

const inkOf: Partial<Record<ProductionState["is"], Ink>> = {
  ready: "ready",
  unknown: "todo",
  missing: "todo",
  blocked: "todo",
  running: "running",
  stale: "stale",
  failed: "failed",
};

/** Successive shots of one place: where they stand, in pixels. */
interface SceneSpan {
  heading: string;
  from: number;
  x: number;
  width: number;
}

export interface MapLayout {
  /** Pixels from one shot to the next, within a scene. */
  step: number;
  xs: readonly number[];
  scenes: readonly SceneSpan[];
}

/** Every shot as a column, with room between the scenes as long as there is any. */
export function mapLayout(shots: readonly ProductionShot[], width: number): MapLayout {
  const begins = shots.flatMap(({ line }, at) =>
    line.scene_location === shots[at - 1]?.line.scene_location ? [] : [at],
  );
  const gaps = Math.max(begins.length - 1, 0);
  const scene = gaps * measures.scene < width / 3 ? measures.scene : 0;
  const step = shots.length === 0 ? 0 : Math.min((width - gaps * scene) / shots.length, 24);
  const beginsAt = new Set(begins.slice(1));
  let x = 0;
  const xs = shots.map((_, at) => {
    if (beginsAt.has(at)) x += scene;
    const here = x;
    x += step;
    return here;
  });
  const scenes = begins.map((from, at): SceneSpan => {
    const to = begins[at + 1] ?? shots.length;
    const start = xs[from] ?? 0;
    return { heading: shots[from]?.line.scene_location ?? "", from, x: start, width: (to - from) * step };
  });
  return { step, xs, scenes };
}

/** The shot at a pixel of the map. */
export const shotAt = ({ xs }: MapLayout, x: number): number =>
  Math.max(
    0,
    xs.findLastIndex((start) => start <= x),
  );

/** Draws every asset of every shot; only what is under way, stale or failed has a colour. */
export function paintMap(
  context: CanvasRenderingContext2D,
  shots: readonly ProductionShot[],
  layout: MapLayout,
  ink: Record<Ink, string>,
  font: string,
) {
  const width = Math.max(layout.step - (layout.step > 4 ? 2 : 0), 0.5);
  for (const [at, { states }] of shots.entries()) {
    const x = layout.xs[at] ?? 0;
    for (const [row, asset] of assets.entries()) {
      const colour = inkOf[states[asset].is];
      if (!colour) continue;
      context.fillStyle = ink[colour];
      context.fillRect(x, row * (measures.box + measures.gap), width, measures.box);
    }
  }
  context.font = font;
  context.fillStyle = ink.words;
  context.textBaseline = "bottom";
  const letter = context.measureText("M").width || 7;
  for (const { heading, x, width: room } of layout.scenes) {
    const letters = Math.floor((room - 4) / letter);
    if (letters < 4) continue;
    const words = heading.length <= letters ? heading : `${heading.slice(0, letters - 1).trimEnd()}…`;
    context.fillText(words, x, mapHeight);
  }
}
