import { box, fill, line, oval, polygon } from "./brush.ts";
import { hsl } from "./colour.ts";
import type { Paint } from "./landmarks.ts";
import { glass } from "./openings.ts";

const flat = { isFlat: true };

export function paintHut(paint: Paint, x: number, y: number, size: number): void {
  const wood = paint.dim(hsl(26, 40, 36));
  fill(paint, box(x - 96 * size, y - 96 * size, 192 * size, 98 * size), wood);
  for (const dy of [20, 44, 68])
    line(paint, 2, [
      [x - 94 * size, y - dy * size],
      [x + 94 * size, y - dy * size],
    ]);
  fill(
    paint,
    polygon([x - 122 * size, y - 88 * size], [x, y - 178 * size], [x + 122 * size, y - 88 * size]),
    paint.dim(hsl(36, 34, 30)),
  );
  fill(paint, box(x - 20 * size, y - 66 * size, 40 * size, 68 * size), hsl(22, 40, 18), flat);
  glass(paint, x + 38 * size, y - 66 * size, 32 * size, 28 * size);
  fill(paint, box(x + 52 * size, y - 184 * size, 22 * size, 44 * size), paint.dim(hsl(14, 20, 40)));
}

export function paintBarn(paint: Paint, x: number, y: number, size: number): void {
  fill(
    paint,
    polygon(
      [x - 130 * size, y],
      [x - 130 * size, y - 110 * size],
      [x - 84 * size, y - 168 * size],
      [x, y - 196 * size],
      [x + 84 * size, y - 168 * size],
      [x + 130 * size, y - 110 * size],
      [x + 130 * size, y],
    ),
    paint.dim(hsl(4, 56, 40)),
  );
  fill(paint, box(x - 44 * size, y - 92 * size, 88 * size, 92 * size), paint.dim(hsl(24, 36, 22)), flat);
  for (const turn of [-1, 1])
    line(
      paint,
      4,
      [
        [x - 44 * turn * size, y],
        [x + 44 * turn * size, y - 92 * size],
      ],
      hsl(40, 20, 86),
    );
}

export function paintTent(paint: Paint, x: number, y: number, size: number): void {
  const cloth = paint.dim(hsl(42, 34, 68));
  fill(paint, polygon([x - 110 * size, y], [x, y - 124 * size], [x + 110 * size, y]), cloth);
  fill(paint, polygon([x - 34 * size, y], [x, y - 116 * size], [x + 34 * size, y]), hsl(28, 30, 20), flat);
}

export function paintWindmill(paint: Paint, x: number, y: number, size: number): void {
  fill(
    paint,
    polygon([x - 46 * size, y], [x - 28 * size, y - 150 * size], [x + 28 * size, y - 150 * size], [x + 46 * size, y]),
    paint.dim(hsl(36, 24, 78)),
  );
  fill(
    paint,
    polygon([x - 36 * size, y - 146 * size], [x, y - 190 * size], [x + 36 * size, y - 146 * size]),
    paint.dim(hsl(10, 44, 36)),
  );
  for (let i = 0; i < 4; i++) {
    const angle = 0.5 + (i * Math.PI) / 2;
    const tip = (reach: number, off: number): [number, number] => [
      x + Math.cos(angle + off) * reach * size,
      y - 150 * size + Math.sin(angle + off) * reach * size,
    ];
    fill(paint, polygon([x, y - 150 * size], tip(112, 0), tip(108, 0.22), tip(30, 0.3)), paint.dim(hsl(40, 20, 90)));
  }
}

export function paintFence(paint: Paint, x: number, y: number, size: number): void {
  const wood = paint.dim(hsl(30, 30, 62));
  for (let i = -5; i <= 5; i++)
    fill(paint, box(x + (i * 36 - 5) * size, y - 62 * size, 10 * size, 66 * size), wood, flat);
  for (const dy of [46, 22]) fill(paint, box(x - 190 * size, y - dy * size, 380 * size, 8 * size), wood, flat);
}

export function paintLampPost(paint: Paint, x: number, y: number, size: number): void {
  const iron = hsl(220, 12, 18);
  fill(paint, box(x - 5 * size, y - 206 * size, 10 * size, 208 * size), iron, flat);
  fill(
    paint,
    polygon(
      [x - 13 * size, y - 206 * size],
      [x - 19 * size, y - 246 * size],
      [x + 19 * size, y - 246 * size],
      [x + 13 * size, y - 206 * size],
    ),
    hsl(48, 100, paint.isNight ? 76 : 84),
    { isGlowing: paint.isNight },
  );
  fill(
    paint,
    polygon([x - 24 * size, y - 244 * size], [x, y - 264 * size], [x + 24 * size, y - 244 * size]),
    iron,
    flat,
  );
}

export function paintStalls(paint: Paint, x: number, y: number, size: number): void {
  for (const [i, dx] of [-230, 0, 230].entries()) {
    const at = x + dx * size;
    const cloth = paint.dim(hsl([2, 210, 130][i] ?? 2, 62, 48));
    for (const side of [-1, 1])
      fill(
        paint,
        box(at + (side * 80 - 4) * size, y - 130 * size, 8 * size, 132 * size),
        paint.dim(hsl(26, 38, 34)),
        flat,
      );
    fill(paint, box(at - 88 * size, y - 52 * size, 176 * size, 54 * size), paint.dim(hsl(28, 40, 44)));
    for (let n = 0; n < 7; n++)
      fill(
        paint,
        oval(at + (n * 22 - 66) * size, y - 58 * size, 11 * size),
        paint.dim(hsl([8, 50, 110, 28][n % 4] ?? 8, 74, 50)),
        flat,
      );
    fill(
      paint,
      polygon(
        [at - 84 * size, y - 164 * size],
        [at + 84 * size, y - 164 * size],
        [at + 108 * size, y - 118 * size],
        [at - 108 * size, y - 118 * size],
      ),
      cloth,
    );
  }
}

export function paintGallows(paint: Paint, x: number, y: number, size: number): void {
  const wood = paint.dim(hsl(26, 36, 28));
  fill(paint, box(x - 60 * size, y - 230 * size, 14 * size, 232 * size), wood);
  fill(paint, box(x - 60 * size, y - 234 * size, 150 * size, 14 * size), wood);
  line(
    paint,
    4,
    [
      [x + 70 * size, y - 222 * size],
      [x + 70 * size, y - 150 * size],
    ],
    hsl(40, 30, 70),
  );
  line(
    paint,
    4,
    Array.from({ length: 13 }, (_, i): [number, number] => [
      x + 70 * size + Math.sin((i / 6) * Math.PI) * 13 * size,
      y - 134 * size - Math.cos((i / 6) * Math.PI) * 16 * size,
    ]),
    hsl(40, 30, 70),
  );
}
