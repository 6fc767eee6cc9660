import { fill, oval, polygon } from "./brush.ts";
import { hsl } from "./colour.ts";
import type { Paint } from "./landmarks.ts";

export function paintIce(paint: Paint, x: number, y: number, size: number): void {
  fill(
    paint,
    polygon(
      [x - 120 * size, y],
      [x - 60 * size, y - 110 * size],
      [x + 10 * size, y - 70 * size],
      [x + 60 * size, y - 140 * size],
      [x + 130 * size, y],
    ),
    paint.dim(hsl(198, 46, 86)),
  );
}

export function paintPlanet(paint: Paint, x: number, y: number, size: number): void {
  fill(paint, oval(x, y, 84 * size), hsl(paint.dice.between(0, 360), 50, 54));
  fill(paint, oval(x, y + 4, 144 * size, 16 * size, -0.25), hsl(40, 50, 72), { isFlat: true });
}

export function paintCraters(paint: Paint, _x: number, y: number): void {
  const { w, h, dice } = paint;
  for (let i = 0; i < 12; i++) {
    const near = dice.between(0.1, 1);
    fill(paint, oval(dice.between(0, w), y + (h - y) * near, 14 + 60 * near, 4 + 13 * near), hsl(220, 6, 40), {
      isFlat: true,
    });
  }
}

export function paintMud(paint: Paint, x: number, y: number, size: number): void {
  for (const [dx, dy, wide] of [
    [-120, 10, 150],
    [110, 40, 180],
    [-20, 84, 210],
  ] as const)
    fill(paint, oval(x + dx * size, y + dy * size, wide * size, 17 * size), paint.dim(hsl(74, 26, 26)));
}

export function paintSnowDrifts(paint: Paint, _x: number, y: number): void {
  const { w, h, dim } = paint;
  for (const [x, at, wide] of [
    [0.2, 0.25, 0.4],
    [0.85, 0.45, 0.44],
    [0.4, 0.9, 0.6],
  ] as const)
    fill(paint, oval(w * x, y + (h - y) * at, w * wide, 42), dim(hsl(208, 26, 90)));
}
