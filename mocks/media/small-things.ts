import { box, fill, line, oval, polygon } from "./brush.ts";
import { hsl } from "./colour.ts";
import type { Paint } from "./landmarks.ts";

const flat = { isFlat: true };
const glowing = { isGlowing: true, hasOutline: false };
const wood = (paint: Paint, lightness = 34) => paint.dim(hsl(26, 42, lightness));

export function paintCoffin(paint: Paint, x: number, y: number, size: number): void {
  fill(
    paint,
    polygon(
      [x - 150 * size, y - 50 * size],
      [x - 90 * size, y - 84 * size],
      [x + 150 * size, y - 66 * size],
      [x + 150 * size, y - 20 * size],
      [x - 90 * size, y - 6 * size],
    ),
    wood(paint, 24),
  );
  line(
    paint,
    4,
    [
      [x - 60 * size, y - 46 * size],
      [x + 10 * size, y - 44 * size],
    ],
    hsl(44, 60, 56),
  );
}

export function paintPiano(paint: Paint, x: number, y: number, size: number): void {
  const lacquer = paint.dim(hsl(20, 30, 14));
  fill(paint, box(x - 120 * size, y - 160 * size, 240 * size, 162 * size, 4), lacquer);
  fill(paint, box(x - 132 * size, y - 84 * size, 264 * size, 20 * size), paint.dim(hsl(40, 20, 94)), flat);
  for (let i = 0; i < 16; i++)
    line(
      paint,
      2.4,
      [
        [x + (i * 16 - 120) * size, y - 83 * size],
        [x + (i * 16 - 120) * size, y - 72 * size],
      ],
      hsl(0, 0, 10),
    );
}

export function paintClock(paint: Paint, x: number, y: number, size: number): void {
  fill(paint, oval(x, y, 42 * size), wood(paint, 26));
  fill(paint, oval(x, y, 34 * size), paint.dim(hsl(44, 30, 92)), flat);
  line(
    paint,
    4,
    [
      [x, y],
      [x, y - 24 * size],
    ],
    hsl(0, 0, 10),
  );
  line(
    paint,
    4,
    [
      [x, y],
      [x + 16 * size, y + 8 * size],
    ],
    hsl(0, 0, 10),
  );
}

export function paintTelevision(paint: Paint, x: number, y: number, size: number): void {
  fill(paint, box(x - 78 * size, y - 150 * size, 156 * size, 108 * size, 10), hsl(26, 24, 22));
  fill(paint, box(x - 64 * size, y - 138 * size, 106 * size, 84 * size, 12), hsl(200, 70, 72), glowing);
  for (const side of [-1, 1])
    line(paint, 3, [
      [x, y - 150 * size],
      [x + side * 40 * size, y - 204 * size],
    ]);
  fill(paint, box(x - 60 * size, y - 42 * size, 120 * size, 44 * size), wood(paint, 30));
}

export function paintTelephone(paint: Paint, x: number, y: number, size: number): void {
  fill(paint, box(x - 40 * size, y - 92 * size, 80 * size, 94 * size), wood(paint, 30));
  fill(
    paint,
    polygon(
      [x - 32 * size, y - 92 * size],
      [x - 18 * size, y - 128 * size],
      [x + 18 * size, y - 128 * size],
      [x + 32 * size, y - 92 * size],
    ),
    hsl(0, 0, 10),
  );
  fill(paint, box(x - 44 * size, y - 142 * size, 88 * size, 18 * size, 9), hsl(0, 0, 12));
  fill(paint, oval(x, y - 108 * size, 10 * size), hsl(40, 20, 80), flat);
}

export function paintCandles(paint: Paint, x: number, y: number, size: number): void {
  const { g, style } = paint;
  const light = style.name === "Film Noir" ? "255,255,255" : "255,214,120";
  const glow = g.createRadialGradient(x, y - 90 * size, 4, x, y - 90 * size, 150 * size);
  glow.addColorStop(0, `rgba(${light},0.5)`);
  glow.addColorStop(1, `rgba(${light},0)`);
  g.fillStyle = glow;
  g.fillRect(x - 150 * size, y - 240 * size, 300 * size, 300 * size);
  fill(paint, box(x - 5 * size, y - 50 * size, 10 * size, 52 * size), hsl(44, 60, 44), flat);
  fill(paint, box(x - 46 * size, y - 54 * size, 92 * size, 7 * size, 3), hsl(44, 60, 44), flat);
  for (const dx of [-40, 0, 40]) {
    fill(paint, box(x + (dx - 6) * size, y - 86 * size, 12 * size, 34 * size), hsl(44, 30, 92), flat);
    fill(paint, oval(x + dx * size, y - 96 * size, 6 * size, 12 * size), hsl(42, 100, 66), glowing);
  }
}

export function paintBottles(paint: Paint, x: number, y: number, size: number): void {
  for (const [i, dx] of [-30, 0, 28].entries()) {
    const colour = hsl([130, 24, 200][i] ?? 0, 50, 34);
    fill(paint, box(x + (dx - 10) * size, y - 46 * size, 20 * size, 46 * size, 5), colour);
    fill(paint, box(x + (dx - 4) * size, y - 66 * size, 8 * size, 24 * size), colour, flat);
  }
}

export function paintFood(paint: Paint, x: number, y: number, size: number): void {
  fill(paint, oval(x, y - 4 * size, 64 * size, 13 * size), paint.dim(hsl(210, 20, 92)));
  fill(paint, oval(x - 10 * size, y - 16 * size, 36 * size, 16 * size), paint.dim(hsl(28, 60, 50)));
  fill(paint, oval(x + 30 * size, y - 14 * size, 15 * size), paint.dim(hsl(4, 70, 46)));
}

export function paintSkeleton(paint: Paint, x: number, y: number, size: number): void {
  const bone = paint.dim(hsl(44, 24, 88));
  fill(paint, oval(x - 60 * size, y - 26 * size, 26 * size, 24 * size), bone);
  for (const dx of [-68, -50]) fill(paint, oval(x + dx * size, y - 28 * size, 6 * size), hsl(0, 0, 8), flat);
  for (let i = 0; i < 4; i++)
    line(
      paint,
      6,
      [
        [x + (i * 16 - 24) * size, y - 34 * size],
        [x + (i * 16 - 16) * size, y - 4 * size],
      ],
      bone,
    );
  line(
    paint,
    8,
    [
      [x - 34 * size, y - 18 * size],
      [x + 40 * size, y - 16 * size],
      [x + 96 * size, y - 4 * size],
    ],
    bone,
  );
}

/** Somebody who lies on the ground, covered. */
export function paintBody(paint: Paint, x: number, y: number, size: number): void {
  fill(paint, oval(x - 124 * size, y - 20 * size, 23 * size, 21 * size), paint.dim(hsl(24, 40, 66)));
  fill(paint, oval(x - 134 * size, y - 28 * size, 22 * size, 16 * size), paint.dim(hsl(26, 40, 22)));
  fill(paint, box(x - 100 * size, y - 46 * size, 210 * size, 46 * size, 22), paint.dim(hsl(220, 20, 34)));
  fill(paint, box(x + 96 * size, y - 40 * size, 44 * size, 34 * size, 12), paint.dim(hsl(20, 30, 16)));
}

export function paintCauldron(paint: Paint, x: number, y: number, size: number): void {
  const iron = hsl(224, 10, 20);
  for (const dx of [-52, 44])
    fill(paint, box(x + dx * size, y - 20 * size, 10 * size, 26 * size), iron, { isFlat: true });
  fill(paint, oval(x, y - 56 * size, 84 * size, 56 * size), iron);
  fill(paint, oval(x, y - 98 * size, 80 * size, 16 * size), hsl(104, 52, 44), { isFlat: true });
  for (const [dx, dy, wide] of [
    [-36, -112, 10],
    [10, -122, 14],
    [44, -108, 8],
  ] as const)
    fill(paint, oval(x + dx * size, y + dy * size, wide * size), hsl(104, 56, 62), { isFlat: true });
}
