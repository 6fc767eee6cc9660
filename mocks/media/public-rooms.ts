import { box, fill, line, oval, polygon, shape } from "./brush.ts";
import { hsl, lighter } from "./colour.ts";
import type { Paint } from "./landmarks.ts";
import { paintTable } from "./furnishings.ts";

const flat = { isFlat: true };
const wood = (paint: Paint, lightness = 36) => paint.dim(hsl(26, 42, lightness));

export function paintThrone(paint: Paint, x: number, y: number, size: number): void {
  const gold = paint.dim(hsl(44, 74, 48));
  fill(paint, box(x - 190 * size, y - 16 * size, 380 * size, 26 * size), paint.dim(hsl(352, 56, 34)));
  fill(
    paint,
    polygon(
      [x - 62 * size, y - 210 * size],
      [x - 40 * size, y - 262 * size],
      [x, y - 226 * size],
      [x + 40 * size, y - 262 * size],
      [x + 62 * size, y - 210 * size],
      [x + 62 * size, y - 14 * size],
      [x - 62 * size, y - 14 * size],
    ),
    gold,
  );
  fill(paint, box(x - 44 * size, y - 200 * size, 88 * size, 130 * size, 6), paint.dim(hsl(352, 60, 36)), flat);
  fill(paint, box(x - 80 * size, y - 84 * size, 160 * size, 24 * size, 6), gold);
  fill(paint, box(x - 60 * size, y - 62 * size, 120 * size, 50 * size), paint.dim(hsl(352, 56, 30)), flat);
}

export function paintBars(paint: Paint, _x: number, y: number): void {
  for (let i = 0; i < 10; i++) fill(paint, box(paint.w * 0.56 + i * 44, -20, 12, y + 24), hsl(220, 8, 24));
  for (const at of [0.26, 0.78]) fill(paint, box(paint.w * 0.55, y * at, paint.w, 12), hsl(220, 8, 20), flat);
}

export function paintBunk(paint: Paint, x: number, y: number, size: number): void {
  fill(paint, box(x - 140 * size, y - 66 * size, 280 * size, 20 * size), paint.dim(hsl(210, 8, 40)));
  fill(paint, box(x - 136 * size, y - 84 * size, 272 * size, 22 * size, 8), paint.dim(hsl(60, 10, 62)));
  for (const dx of [-130, 120])
    fill(paint, box(x + dx * size, y - 48 * size, 10 * size, 50 * size), hsl(210, 8, 30), flat);
}

export function paintPews(paint: Paint, _x: number, y: number): void {
  const { w } = paint;
  for (let row = 0; row < 3; row++) {
    const [at, wide] = [y + 20 + row * 42, w * (0.32 + row * 0.05)];
    for (const left of [w * (0.06 - row * 0.05), w * (0.94 + row * 0.05) - wide])
      fill(paint, box(left, at - 44, wide, 50, 4), wood(paint, 30 + row * 3));
  }
}

export function paintAltar(paint: Paint, x: number, y: number, size: number): void {
  for (const [dx, hue] of [
    [-120, 210],
    [0, 350],
    [120, 44],
  ] as const)
    fill(
      paint,
      shape((path) => {
        path.moveTo(x + (dx - 34) * size, y - 130 * size);
        path.lineTo(x + (dx - 34) * size, y - 250 * size);
        path.arc(x + dx * size, y - 250 * size, 34 * size, Math.PI, 0);
        path.lineTo(x + (dx + 34) * size, y - 130 * size);
        path.closePath();
      }),
      hsl(hue, 66, paint.isNight ? 34 : 60),
      { isGlowing: !paint.isNight },
    );
  fill(paint, box(x - 96 * size, y - 74 * size, 192 * size, 76 * size), paint.dim(hsl(40, 20, 88)));
  fill(paint, box(x - 6 * size, y - 148 * size, 12 * size, 74 * size), paint.dim(hsl(44, 70, 46)), flat);
  fill(paint, box(x - 24 * size, y - 130 * size, 48 * size, 10 * size), paint.dim(hsl(44, 70, 46)), flat);
}

export function paintBench(paint: Paint, x: number, y: number, size: number): void {
  fill(paint, box(x - 190 * size, y - 150 * size, 380 * size, 154 * size), wood(paint, 30));
  fill(paint, box(x - 206 * size, y - 164 * size, 412 * size, 20 * size, 4), wood(paint, 42));
  for (const dx of [-120, 0, 120])
    fill(paint, box(x + (dx - 46) * size, y - 128 * size, 92 * size, 104 * size, 3), wood(paint, 36), flat);
}

export function paintBlackboard(paint: Paint, x: number, y: number, size: number): void {
  fill(paint, box(x - 196 * size, y - 92 * size, 392 * size, 180 * size), wood(paint, 44));
  fill(paint, box(x - 184 * size, y - 80 * size, 368 * size, 156 * size), hsl(150, 24, 20), flat);
  for (const [i, long] of [220, 280, 160].entries())
    line(
      paint,
      3,
      [
        [x - 150 * size, y + (i * 38 - 40) * size],
        [x + (long - 150) * size, y + (i * 38 - 44) * size],
      ],
      hsl(60, 10, 86),
    );
}

export function paintPupilsDesks(paint: Paint, _x: number, y: number): void {
  for (let i = 0; i < 4; i++) paintTable(paint, paint.w * (0.12 + i * 0.26), y + (i % 2) * 30, 0.62);
}

export function paintFlasks(paint: Paint, x: number, y: number, size: number): void {
  paintTable(paint, x, y, size * 1.5);
  for (const [i, hue] of [130, 200, 320, 48].entries()) {
    const at = x + (i * 80 - 120) * size;
    const top = y - 135 * size;
    fill(
      paint,
      polygon(
        [at - 7 * size, top - 70 * size],
        [at + 7 * size, top - 70 * size],
        [at + 9 * size, top - 40 * size],
        [at + 30 * size, top],
        [at - 30 * size, top],
        [at - 9 * size, top - 40 * size],
      ),
      hsl(hue, 76, 58),
      { isGlowing: true },
    );
  }
}

export function paintMachines(paint: Paint, x: number, y: number, size: number): void {
  for (const [dx, tall] of [
    [-130, 190],
    [10, 240],
    [140, 170],
  ] as const) {
    fill(paint, box(x + (dx - 58) * size, y - tall * size, 116 * size, tall * size, 6), paint.dim(hsl(200, 12, 44)));
    for (let i = 0; i < 6; i++)
      fill(
        paint,
        oval(x + (dx - 34 + (i % 3) * 34) * size, y - (tall - 34 - Math.floor(i / 3) * 40) * size, 9 * size),
        hsl([4, 130, 48][i % 3] ?? 4, 86, 56),
        { isGlowing: true, hasOutline: false },
      );
  }
}

export function paintCurtains(paint: Paint, _x: number, y: number): void {
  const red = paint.dim(hsl(352, 64, 34));
  for (const side of [0, 1])
    for (let i = 0; i < 4; i++)
      fill(
        paint,
        box(side === 0 ? i * 44 - 24 : paint.w - 24 - i * 44 - 24, -20, 50, y + 26, 12),
        lighter(red, (i % 2) * 7),
      );
  for (let i = 0; i < 8; i++) fill(paint, oval(paint.w * (i / 7), 8, paint.w / 12, 52), lighter(red, (i % 2) * 5));
}
