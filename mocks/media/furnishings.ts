import { box, fill, line, oval, shape } from "./brush.ts";
import { hsl, lighter } from "./colour.ts";
import type { Paint } from "./landmarks.ts";

const flat = { isFlat: true };
const wood = (paint: Paint, lightness = 36) => paint.dim(hsl(26, 42, lightness));

export function paintBed(paint: Paint, x: number, y: number, size: number): void {
  fill(paint, box(x - 160 * size, y - 150 * size, 26 * size, 150 * size, 6), wood(paint, 30));
  fill(paint, box(x - 150 * size, y - 60 * size, 300 * size, 50 * size, 6), wood(paint, 34));
  fill(paint, box(x - 140 * size, y - 92 * size, 284 * size, 42 * size, 14), paint.dim(hsl(40, 20, 92)));
  fill(paint, box(x - 132 * size, y - 116 * size, 84 * size, 36 * size, 16), paint.dim(hsl(40, 16, 96)));
  fill(
    paint,
    box(x - 40 * size, y - 98 * size, 188 * size, 60 * size, 12),
    paint.dim(hsl(paint.dice.between(190, 360), 40, 44)),
  );
  fill(paint, box(x + 140 * size, y - 92 * size, 18 * size, 92 * size, 5), wood(paint, 30));
}

export function paintTable(paint: Paint, x: number, y: number, size: number): void {
  for (const dx of [-104, 90])
    fill(paint, box(x + dx * size, y - 76 * size, 14 * size, 80 * size), wood(paint, 28), flat);
  fill(paint, box(x - 128 * size, y - 90 * size, 256 * size, 17 * size, 4), wood(paint, 42));
}

export function paintChair(paint: Paint, x: number, y: number, size: number): void {
  fill(paint, box(x - 30 * size, y - 128 * size, 11 * size, 130 * size, 3), wood(paint, 30), flat);
  fill(paint, box(x + 20 * size, y - 60 * size, 11 * size, 62 * size, 3), wood(paint, 30), flat);
  fill(paint, box(x - 34 * size, y - 68 * size, 68 * size, 14 * size, 4), wood(paint, 40));
  fill(paint, box(x - 30 * size, y - 126 * size, 14 * size, 54 * size, 4), wood(paint, 36), flat);
}

export function paintArmchair(paint: Paint, x: number, y: number, size: number): void {
  const fabric = paint.dim(hsl(paint.dice.pick([350, 140, 24, 210]), 42, 36));
  fill(paint, box(x - 64 * size, y - 152 * size, 128 * size, 130 * size, 28), fabric);
  for (const side of [-1, 1])
    fill(paint, box(x + (side * 66 - 19) * size, y - 88 * size, 38 * size, 86 * size, 16), lighter(fabric, -5));
  fill(paint, box(x - 50 * size, y - 66 * size, 100 * size, 54 * size, 10), lighter(fabric, 7));
}

export function paintFireplace(paint: Paint, x: number, y: number, size: number): void {
  const stone = paint.dim(hsl(20, 14, 56));
  fill(paint, box(x - 116 * size, y - 172 * size, 232 * size, 174 * size), stone);
  fill(paint, box(x - 136 * size, y - 188 * size, 272 * size, 22 * size, 3), wood(paint, 30));
  fill(paint, box(x - 70 * size, y - 118 * size, 140 * size, 120 * size), hsl(20, 30, 8), flat);
  for (const [wide, tall, hue] of [
    [42, 80, 14],
    [26, 54, 36],
  ] as const)
    fill(
      paint,
      shape((path) => {
        path.moveTo(x - wide * size, y);
        path.quadraticCurveTo(x - wide * 0.7 * size, y - tall * 0.6 * size, x, y - tall * size);
        path.quadraticCurveTo(x + wide * size, y - tall * 0.5 * size, x + wide * size, y);
        path.closePath();
      }),
      hsl(hue, 100, 56),
      { isGlowing: true, hasOutline: false },
    );
}

export function paintStove(paint: Paint, x: number, y: number, size: number): void {
  fill(paint, box(x - 150 * size, y - 104 * size, 300 * size, 106 * size), paint.dim(hsl(200, 18, 78)));
  fill(paint, box(x - 158 * size, y - 114 * size, 316 * size, 14 * size, 3), wood(paint, 44));
  fill(paint, box(x - 30 * size, y - 98 * size, 96 * size, 100 * size, 4), paint.dim(hsl(210, 6, 34)));
  fill(paint, box(x - 16 * size, y - 70 * size, 68 * size, 46 * size, 4), hsl(24, 60, 20), flat);
  fill(paint, box(x - 8 * size, y - 148 * size, 60 * size, 36 * size, 6), paint.dim(hsl(4, 56, 42)));
  fill(paint, box(x - 160 * size, y - 274 * size, 150 * size, 84 * size, 3), paint.dim(hsl(200, 20, 72)));
  line(paint, 2.5, [
    [x - 85 * size, y - 272 * size],
    [x - 85 * size, y - 192 * size],
  ]);
  line(
    paint,
    6,
    [
      [x + 100 * size, y - 112 * size],
      [x + 100 * size, y - 146 * size],
      [x + 124 * size, y - 146 * size],
      [x + 124 * size, y - 132 * size],
    ],
    hsl(210, 10, 66),
  );
}

export function paintBath(paint: Paint, x: number, y: number, size: number): void {
  fill(paint, box(x - 150 * size, y - 92 * size, 300 * size, 84 * size, 36), paint.dim(hsl(200, 20, 94)));
  fill(paint, box(x - 162 * size, y - 102 * size, 324 * size, 18 * size, 9), paint.dim(hsl(200, 16, 88)));
  line(
    paint,
    7,
    [
      [x + 120 * size, y - 98 * size],
      [x + 120 * size, y - 142 * size],
      [x + 94 * size, y - 142 * size],
    ],
    hsl(210, 10, 60),
  );
}

export function paintMirror(paint: Paint, x: number, y: number, size: number): void {
  fill(paint, oval(x, y, 54 * size, 76 * size), paint.dim(hsl(42, 60, 46)));
  fill(paint, oval(x, y, 44 * size, 65 * size), paint.dim(hsl(200, 30, 80)), flat);
}

export function paintDoor(paint: Paint, x: number, y: number, size: number): void {
  fill(paint, box(x - 62 * size, y - 226 * size, 124 * size, 226 * size), wood(paint, 26), flat);
  fill(paint, box(x - 52 * size, y - 216 * size, 104 * size, 216 * size), wood(paint, 40));
  for (const dy of [200, 104])
    fill(paint, box(x - 36 * size, y - dy * size, 72 * size, 80 * size, 3), wood(paint, 34), flat);
  fill(paint, oval(x + 38 * size, y - 106 * size, 6 * size), hsl(44, 70, 56), flat);
}

export function paintStairs(paint: Paint, x: number, y: number, size: number): void {
  for (let i = 7; i >= 0; i--)
    fill(
      paint,
      box(x + (i * 34 - 150) * size, y - (i + 1) * 33 * size, (300 - i * 34) * size, (i + 1) * 33 * size + 6),
      wood(paint, 46 - i * 2),
    );
  for (let i = 0; i < 8; i += 2)
    line(
      paint,
      4,
      [
        [x + (i * 34 - 140) * size, y - (i + 1) * 33 * size],
        [x + (i * 34 - 140) * size, y - ((i + 1) * 33 + 76) * size],
      ],
      hsl(26, 36, 20),
    );
  line(
    paint,
    8,
    [
      [x - 150 * size, y - 108 * size],
      [x + 110 * size, y - 350 * size],
    ],
    hsl(26, 40, 24),
  );
}
