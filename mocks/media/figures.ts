import { type Brush, fill, oval } from "./brush.ts";
import { hsl } from "./colour.ts";
import { drawBird, drawCloud, drawPet, drawRobot } from "./creatures.ts";
import { type Look, lookOf } from "./looks.ts";
import { personOf } from "./person.ts";
import type { CastMember } from "./studio.ts";

export type Pose = "stand" | "walk" | "run" | "wave" | "phone";

/** Somebody to draw, in units of about a head's radius; the feet stand at 0, up is negative. */
export interface Figure {
  height: number;
  headAt: number;
  isFloating?: boolean;
  /** Where speech comes from; the width is 0 for a figure without a mouth. */
  mouth: { x: number; y: number; width: number };
  /** Both eyes, at x and -x; a figure without eyes does not blink. */
  eyes: { x: number; y: number; width: number } | undefined;
  draw(brush: Brush, pose: Pose): void;
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
    default:
      return {
        height: 4,
        headAt: -2.7,
        mouth: { x: 0, y: -2.02, width: 0.5 },
        eyes: { x: 0.42, y: -2.85, width: 0.36 },
        draw: (brush) => drawPet(brush, look),
      };
  }
}

/** Draws the figure with its feet at (x, y), `unit` pixels to a head's radius. */
export function place(
  brush: Brush,
  figure: Figure,
  pose: Pose,
  x: number,
  y: number,
  unit: number,
  isMirrored = false,
): void {
  const { g } = brush;
  g.save();
  g.translate(x, y);
  g.scale(unit * (isMirrored ? -1 : 1), unit);
  if (!figure.isFloating) fill(brush, oval(0, 0.02, 1.5, 0.2), hsl(230, 10, 14), { isFlat: true, hasOutline: false });
  figure.draw(brush, pose);
  g.restore();
}
