import { box, fill, shape } from "./brush.ts";
import { hsl } from "./colour.ts";
import type { Paint } from "./landmarks.ts";

/** A window's glass, lit at night. */
export const pane = (paint: Paint) => (paint.isNight ? hsl(46, 96, 66) : hsl(204, 40, 70));
export const glass = (paint: Paint, x: number, y: number, wide: number, tall: number) =>
  fill(paint, box(x, y, wide, tall, 2), pane(paint), { isFlat: true, isGlowing: paint.isNight });
export const arch = (x: number, y: number, half: number, tall: number) =>
  shape((path) => {
    path.moveTo(x - half, y);
    path.lineTo(x - half, y - tall);
    path.arc(x, y - tall, half, Math.PI, 0);
    path.lineTo(x + half, y);
    path.closePath();
  });
