import { beastOf, drawFigure, drawFish, drawGhost, drawSnake } from "./beasts.ts";
import { type Brush, fill, oval } from "./brush.ts";
import { hsl } from "./colour.ts";
import { drawBird, drawCloud, drawPet, drawRobot } from "./creatures.ts";
import { type Look, lookOf } from "./looks.ts";
import type { Held } from "./held.ts";
import { personOf } from "./person.ts";
import type { CastMember } from "./studio.ts";

export type Pose = "stand" | "walk" | "run" | "wave" | "sit" | "lie" | "hold";

/** Somebody to draw, in units of about a head's radius; the feet stand at 0, up is negative. */
export interface Figure {
  height: number;
  headAt: number;
  isFloating?: boolean;
  /** Where speech comes from; the width is 0 for a figure without a mouth. */
  mouth: { x: number; y: number; width: number };
  /** Both eyes, at x and -x; a figure without eyes does not blink. */
  eyes: { x: number; y: number; width: number } | undefined;
  draw(brush: Brush, pose: Pose, held?: Held, isFromBehind?: boolean): void;
}

export function figureOf(cast: CastMember): Figure {
  const look = lookOf(cast);
  return look.kind === "person" ? personOf(look) : creatureOf(look);
}

function creatureOf(look: Look): Figure {
  switch (look.kind) {
    case "cloud":
      return {
        height: 4.6,
        isFloating: true,
        headAt: -3,
        mouth: { x: 0, y: -2.75, width: 0 },
        eyes: undefined,
        draw: (brush) => drawCloud(brush),
      };
    case "robot":
      return {
        height: 6.4,
        headAt: -5.2,
        mouth: { x: 0, y: -4.72, width: 0.9 },
        eyes: undefined,
        draw: (brush) => drawRobot(brush, look),
      };
    case "bird":
      return {
        height: 3.6,
        headAt: -2.5,
        mouth: { x: 0, y: -2.2, width: 0.36 },
        eyes: { x: 0.4, y: -2.65, width: 0.3 },
        draw: (brush) => drawBird(brush, look),
      };
    case "ghost":
      return {
        height: 6,
        headAt: -4.3,
        isFloating: true,
        mouth: { x: 0, y: -3.6, width: 0.4 },
        eyes: undefined,
        draw: drawGhost,
      };
    case "snake":
      return { height: 2.4, headAt: -1.8, mouth: { x: -0.4, y: -1.8, width: 0.2 }, eyes: undefined, draw: drawSnake };
    case "fish":
      return { height: 3, headAt: -1.6, mouth: { x: 1.6, y: -1.4, width: 0.24 }, eyes: undefined, draw: drawFish };
    case "figure":
      return { height: 7.6, headAt: -6.4, mouth: { x: 0, y: -6.1, width: 0.3 }, eyes: undefined, draw: drawFigure };
    case "mouse":
      return {
        height: 3.2,
        headAt: -2.2,
        mouth: { x: 0, y: -1.7, width: 0.3 },
        eyes: undefined,
        draw: (brush) => scaled(brush, 0.7, () => drawPet(brush, look)),
      };
    default: {
      const beast = beastOf(look.kind === "person" ? "dog" : look.kind);
      if (beast) return { ...beast, mouth: { x: 0.9, y: beast.headAt + 0.5, width: 0.4 }, eyes: undefined };
      return {
        height: 4,
        headAt: -2.7,
        mouth: { x: 0, y: -2.02, width: 0.5 },
        eyes: { x: 0.42, y: -2.85, width: 0.36 },
        draw: (brush) => drawPet(brush, look),
      };
    }
  }
}

function scaled({ g }: Brush, by: number, draw: () => void): void {
  g.save();
  g.scale(by, by);
  draw();
  g.restore();
}

/** Draws the figure with its feet at (x, y), `unit` pixels to a head's radius. */
export function place(
  brush: Brush,
  figure: Figure,
  pose: Pose,
  x: number,
  y: number,
  unit: number,
  {
    isMirrored = false,
    held,
    isFromBehind,
  }: { isMirrored?: boolean; held?: Held | undefined; isFromBehind?: boolean } = {},
): void {
  const { g } = brush;
  g.save();
  g.translate(x, y);
  g.scale(unit * (isMirrored ? -1 : 1), unit);
  if (!figure.isFloating) fill(brush, oval(0, 0.02, 1.5, 0.2), hsl(230, 10, 14), { isFlat: true, hasOutline: false });
  if (pose === "lie" && !figure.isFloating) {
    g.translate(-figure.height * 0.45, -1.1);
    g.rotate(Math.PI / 2);
  }
  figure.draw(brush, pose, held, isFromBehind);
  g.restore();
}
