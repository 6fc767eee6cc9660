import { box, fill, line, oval, polygon } from "./brush.ts";
import { hsl } from "./colour.ts";
import type { Paint } from "./landmarks.ts";

const flat = { isFlat: true };
const wood = (paint: Paint, lightness = 34) => paint.dim(hsl(26, 42, lightness));

export function paintBarrels(paint: Paint, x: number, y: number, size: number): void {
  for (const [dx, dy] of [
    [-50, 0],
    [34, 8],
    [-8, -74],
  ] as const) {
    fill(paint, box(x + (dx - 36) * size, y + (dy - 84) * size, 72 * size, 86 * size, 18), wood(paint, 36));
    for (const band of [66, 26])
      fill(paint, box(x + (dx - 37) * size, y + (dy - band) * size, 74 * size, 8 * size), hsl(220, 8, 30), flat);
  }
}

export function paintCrates(paint: Paint, x: number, y: number, size: number): void {
  for (const [dx, dy] of [
    [-60, 0],
    [30, 0],
    [-16, -80],
  ] as const) {
    const [left, top, side] = [x + (dx - 40) * size, y + (dy - 78) * size, 80 * size];
    fill(paint, box(left, top, side, side), wood(paint, 46));
    line(
      paint,
      4,
      [
        [left, top],
        [left + side, top + side],
      ],
      wood(paint, 30),
    );
  }
}

export function paintChest(paint: Paint, x: number, y: number, size: number): void {
  fill(paint, box(x - 70 * size, y - 62 * size, 140 * size, 64 * size, 4), wood(paint, 32));
  fill(paint, box(x - 74 * size, y - 100 * size, 148 * size, 42 * size, 18), wood(paint, 36));
  for (const dx of [-52, 40])
    fill(paint, box(x + dx * size, y - 98 * size, 12 * size, 98 * size), hsl(44, 56, 42), flat);
  fill(paint, box(x - 11 * size, y - 68 * size, 22 * size, 24 * size, 3), hsl(44, 80, 52), flat);
}

export function paintCannon(paint: Paint, x: number, y: number, size: number): void {
  fill(
    paint,
    polygon(
      [x - 80 * size, y - 34 * size],
      [x + 104 * size, y - 76 * size],
      [x + 112 * size, y - 46 * size],
      [x - 70 * size, y - 2 * size],
    ),
    hsl(220, 8, 22),
  );
  for (const dx of [-40, 30]) fill(paint, oval(x + dx * size, y - 18 * size, 24 * size), wood(paint, 34));
}

export function paintFlag(paint: Paint, x: number, y: number, size: number): void {
  line(
    paint,
    6,
    [
      [x, y],
      [x, y - 240 * size],
    ],
    wood(paint, 34),
  );
  fill(
    paint,
    polygon(
      [x, y - 240 * size],
      [x + 110 * size, y - 222 * size],
      [x + 96 * size, y - 190 * size],
      [x, y - 170 * size],
    ),
    paint.dim(hsl(2, 70, 44)),
  );
}

export function paintWheel(paint: Paint, x: number, y: number, size: number): void {
  for (let i = 0; i < 8; i++) {
    const angle = (i / 4) * Math.PI;
    line(
      paint,
      8,
      [
        [x, y - 84 * size],
        [x + Math.cos(angle) * 76 * size, y + (-84 + Math.sin(angle) * 76) * size],
      ],
      wood(paint, 34),
    );
  }
  line(
    paint,
    11,
    Array.from({ length: 33 }, (_, i): [number, number] => [
      x + Math.cos((i / 16) * Math.PI) * 58 * size,
      y + (-84 + Math.sin((i / 16) * Math.PI) * 58) * size,
    ]),
    wood(paint, 40),
  );
  fill(paint, box(x - 10 * size, y - 30 * size, 20 * size, 32 * size), wood(paint, 28));
}

export function paintMast(paint: Paint, x: number, _y: number, size: number): void {
  const { h } = paint;
  fill(paint, box(x - 15 * size, -30, 30 * size, h * 0.72), wood(paint, 40));
  for (const side of [-1, 1])
    for (let i = 0; i < 3; i++)
      line(
        paint,
        3,
        [
          [x + side * 10, 20 + i * 30],
          [x + side * (150 + i * 60) * size, h * 0.62],
        ],
        hsl(34, 30, 34),
      );
  fill(
    paint,
    polygon(
      [x - 220 * size, -20],
      [x + 220 * size, -20],
      [x + 180 * size, h * 0.28],
      [x, h * 0.33],
      [x - 190 * size, h * 0.27],
    ),
    paint.dim(hsl(42, 28, 86)),
  );
}

export function paintRailing(paint: Paint, _x: number, y: number): void {
  for (let i = 0; i < 14; i++) fill(paint, box(i * 76 - 8, y - 56, 14, 60), wood(paint, 36), flat);
  fill(paint, box(-20, y - 66, paint.w + 40, 15, 4), wood(paint, 46));
}
