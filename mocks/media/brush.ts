import { type Canvas, createCanvas, Path2D, PathOp, type SKRSContext2D, StrokeCap, StrokeJoin } from "@napi-rs/canvas";
import { type Colour, css, hsl, inShadow, lighter } from "./colour.ts";
import type { Dice } from "./seeded.ts";
import type { Style } from "./styles.ts";

/** A canvas, the style that colours it, and the dice that vary it. */
export interface Brush {
  g: SKRSContext2D;
  style: Style;
  dice: Dice;
  /** Pixels to a unit of the picture; lines and dots keep their width in units. */
  pixel: number;
}

export interface Manner {
  /** No shadow side: ground, water, lettering, small things. */
  isFlat?: boolean;
  hasOutline?: boolean;
  /** Lamps and screens, which keep their colour in any style. */
  isGlowing?: boolean;
}

/** Fills a shape the way the style would. Light comes from the upper left. */
export function fill({ g, style, dice, pixel }: Brush, path: Path2D, natural: Colour, manner: Manner = {}): void {
  const { isFlat = false, hasOutline = true, isGlowing = false } = manner;
  const colour = style.tone(natural);
  const scale = (Math.hypot(g.getTransform().a, g.getTransform().b) || 1) / pixel;
  const [left, top, right, bottom] = path.getBounds();
  const across = right - left;
  const down = bottom - top;
  const within = (paint: () => void, region = path) => {
    g.save();
    g.clip(region);
    paint();
    g.restore();
  };
  const shadowSide = (share: number) => {
    const lit = new Path2D();
    lit.addPath(path, { a: 1, b: 0, c: 0, d: 1, e: -across * share, f: -down * share * 0.4 });
    return new Path2D(path).op(lit, PathOp.Difference);
  };
  const gradient = (from: Colour, to: Colour) => {
    const paint = g.createLinearGradient(left, top, left + across * 0.7, bottom);
    paint.addColorStop(0, css(from));
    paint.addColorStop(1, css(to));
    return paint;
  };

  if (isGlowing) {
    g.fillStyle = css(style.name === "Film Noir" ? colour : natural);
    g.save();
    g.shadowColor = g.fillStyle;
    g.shadowBlur = 22;
    g.fill(path);
    g.restore();
  } else if (style.shading === "neon") {
    g.fillStyle = gradient(lighter(colour, isFlat ? -6 : -10), lighter(colour, isFlat ? -14 : -24));
    g.fill(path);
  } else if (style.shading === "soft") {
    g.fillStyle = isFlat ? css(colour) : gradient(lighter(colour, 11), inShadow(colour, 15));
    g.fill(path);
  } else if (style.shading === "painted") {
    g.fillStyle = gradient(lighter(colour, 9), inShadow(colour, 14));
    g.fill(path);
    within(() => {
      for (let i = 0; i < 9; i++) {
        g.strokeStyle = css(lighter(colour, dice.between(-13, 13)), 0.22);
        g.lineWidth = Math.max(2 / scale, down * dice.between(0.03, 0.1));
        const y = top + down * dice.between(0, 1);
        g.beginPath();
        g.moveTo(left, y);
        g.quadraticCurveTo(
          left + across / 2,
          y - down * dice.between(-0.2, 0.2),
          right,
          y + down * dice.between(-0.1, 0.1),
        );
        g.stroke();
      }
    });
  } else {
    g.fillStyle = css(colour);
    g.fill(path);
    if (!isFlat && style.shading === "cel") {
      g.fillStyle = css(inShadow(colour, 15));
      g.fill(shadowSide(0.2));
    }
    if (!isFlat && style.shading === "hard") {
      g.fillStyle = css(hsl(0, 0, 4), 0.9);
      g.fill(shadowSide(0.3));
    }
    if (!isFlat && style.shading === "dots") {
      const shaded = shadowSide(0.34);
      within(() => halftone(g, lighter(colour, -26), shaded), shaded);
    }
  }

  if (!hasOutline) return;
  if (style.shading === "neon") {
    const edge = hsl(colour.h, 100, 62);
    for (const [width, alpha] of [
      [9, 0.1],
      [4.5, 0.28],
      [1.5, 0.95],
    ] as const) {
      g.strokeStyle = css(edge, alpha);
      g.lineWidth = width / scale;
      g.stroke(path);
    }
  } else if (style.outline) {
    g.strokeStyle = css(style.outline.colour, style.shading === "painted" ? 0.55 : 1);
    g.lineJoin = "round";
    g.lineWidth = style.outline.width / scale;
    g.stroke(path);
  }
}

const tiles = new Map<string, Canvas>();

/** Halftone dots over an area, of the same size at any scale. */
export function halftone(g: SKRSContext2D, colour: Colour, area: Path2D): void {
  const spacing = 8;
  const ink = css(colour);
  const tile = tiles.get(ink) ?? createCanvas(spacing, spacing);
  if (!tiles.has(ink)) {
    const dots = tile.getContext("2d");
    dots.fillStyle = ink;
    for (const at of [spacing / 4, (spacing * 3) / 4]) {
      dots.beginPath();
      dots.arc(at, at, 2, 0, Math.PI * 2);
      dots.fill();
    }
    tiles.set(ink, tile);
  }
  const { a, b, c, d, e, f } = g.getTransform();
  const [left, top, right, bottom] = area.getBounds();
  const across = [left, right].flatMap((x) => [top, bottom].map((y) => a * x + c * y + e));
  const down = [left, right].flatMap((x) => [top, bottom].map((y) => b * x + d * y + f));
  const [x, y] = [Math.min(...across), Math.min(...down)];
  g.save();
  g.resetTransform();
  g.fillStyle = g.createPattern(tile, "repeat") ?? ink;
  g.fillRect(x, y, Math.max(...across) - x, Math.max(...down) - y);
  g.restore();
}

/** Dots that grow towards the bottom: a printed gradient. */
export function halftoneGradient(g: SKRSContext2D, colour: Colour, width: number, height: number): void {
  const spacing = 12;
  g.fillStyle = css(colour);
  // A row at a time: one path of all dots takes a hundred times as long to fill.
  for (let y = spacing, row = 0; y < height; y += spacing / 2, row++) {
    const radius = (y / height) * spacing * 0.46;
    g.beginPath();
    for (let x = (row % 2) * (spacing / 2); x < width; x += spacing) {
      g.moveTo(x + radius, y);
      g.arc(x, y, radius, 0, Math.PI * 2);
    }
    g.fill();
  }
}

/** A thin line (a whisker, a wire, a crack) in the style's ink. */
export function line({ g, style }: Brush, width: number, points: [number, number][], colour?: Colour): void {
  const ink = colour ? style.tone(colour) : (style.outline?.colour ?? style.tone(hsl(230, 30, 16)));
  g.strokeStyle = css(style.shading === "neon" ? hsl(ink.h, 100, 66) : ink);
  g.lineWidth = width;
  g.lineCap = "round";
  g.lineJoin = "round";
  g.beginPath();
  for (const [x, y] of points) g.lineTo(x, y);
  g.stroke();
}

export function shape(draw: (path: Path2D) => void): Path2D {
  const path = new Path2D();
  draw(path);
  return path;
}

export const oval = (x: number, y: number, rx: number, ry = rx, turn = 0) =>
  shape((path) => path.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2));

export const box = (x: number, y: number, width: number, height: number, round = 0) =>
  shape((path) => path.roundRect(x, y, width, height, round));

export const polygon = (...points: [number, number][]) =>
  shape((path) => {
    for (const [x, y] of points) path.lineTo(x, y);
    path.closePath();
  });

/** A limb, a tail, a pipe: a bent line with thickness. */
export const tube = (width: number, ...points: [number, number][]) =>
  shape((path) => {
    for (const [x, y] of points) path.lineTo(x, y);
  })
    .stroke({ width, cap: StrokeCap.Round, join: StrokeJoin.Round })
    .simplify();

/** Overlapping rounds along the top of a flat base: clouds, crowns of trees, bushes. */
export const puff = (x: number, y: number, rx: number, ry: number, bumps = 5) =>
  shape((path) => {
    path.ellipse(x, y, rx * 0.8, ry * 0.55, 0, 0, Math.PI * 2);
    for (let i = 0; i < bumps; i++) {
      const angle = Math.PI * (1.08 + (i / Math.max(1, bumps - 1)) * 0.84);
      path.ellipse(
        x + Math.cos(angle) * rx * 0.62,
        y + Math.sin(angle) * ry * 0.45,
        rx * 0.42,
        ry * 0.5,
        0,
        0,
        Math.PI * 2,
      );
    }
  }).simplify();
