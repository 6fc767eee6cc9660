import { box, fill, line, oval, polygon, shape } from "./brush.ts";
import { hsl, lighter } from "./colour.ts";
import type { Paint } from "./landmarks.ts";
import { arch } from "./openings.ts";

const flat = { isFlat: true };

export function paintRuin(paint: Paint, x: number, y: number, size: number): void {
  const stone = paint.dim(hsl(40, 22, 72));
  for (const [dx, tall] of [
    [-120, 150],
    [-50, 90],
    [30, 176],
    [110, 120],
  ] as const) {
    fill(paint, box(x + (dx - 15) * size, y - tall * size, 30 * size, tall * size), stone);
    fill(paint, box(x + (dx - 21) * size, y - 12 * size, 42 * size, 14 * size), lighter(stone, -8));
  }
  fill(paint, box(x + 8 * size, y - 194 * size, 122 * size, 20 * size), lighter(stone, 4));
}

export function paintPyramid(paint: Paint, x: number, y: number, size: number): void {
  const sand = paint.dim(hsl(40, 52, 62));
  fill(paint, polygon([x - 190 * size, y], [x, y - 170 * size], [x + 190 * size, y]), sand);
  fill(paint, polygon([x, y - 170 * size], [x + 190 * size, y], [x + 60 * size, y]), lighter(sand, -16), flat);
}

export function paintWall(paint: Paint, _x: number, y: number, size: number): void {
  const stone = paint.dim(hsl(30, 12, 52));
  fill(paint, box(-20, y - 80 * size, paint.w + 40, 92 * size), stone);
  for (let i = 0; i < 30; i++) {
    const [sx, sy] = [i * 34 + paint.dice.between(0, 20), y - paint.dice.between(4, 74) * size];
    line(
      paint,
      1.6,
      [
        [sx, sy],
        [sx + 26, sy],
      ],
      lighter(stone, -14),
    );
  }
}

/** A gate of iron between two posts. */
export function paintGate(paint: Paint, x: number, y: number, size: number): void {
  for (const side of [-1, 1]) {
    fill(paint, box(x + (side * 98 - 18) * size, y - 170 * size, 36 * size, 174 * size), paint.dim(hsl(30, 10, 50)));
    fill(paint, oval(x + side * 98 * size, y - 180 * size, 17 * size), paint.dim(hsl(30, 10, 58)));
  }
  for (let i = -5; i <= 5; i++)
    line(
      paint,
      4,
      [
        [x + i * 15 * size, y],
        [x + i * 15 * size, y - (150 - Math.abs(i) * 6) * size],
      ],
      hsl(230, 10, 14),
    );
  for (const dy of [26, 112])
    line(
      paint,
      5,
      [
        [x - 80 * size, y - dy * size],
        [x + 80 * size, y - dy * size],
      ],
      hsl(230, 10, 14),
    );
}

export function paintBridge(paint: Paint, x: number, y: number, size: number): void {
  const stone = paint.dim(hsl(32, 14, 56));
  const span = shape((path) => {
    path.moveTo(x - 360 * size, y + 30 * size);
    path.quadraticCurveTo(x, y - 120 * size, x + 360 * size, y + 30 * size);
    path.lineTo(x + 360 * size, y + 84 * size);
    path.lineTo(x + 190 * size, y + 84 * size);
    path.quadraticCurveTo(x, y - 96 * size, x - 190 * size, y + 84 * size);
    path.lineTo(x - 360 * size, y + 84 * size);
    path.closePath();
  });
  fill(paint, span, stone);
  line(
    paint,
    7,
    Array.from({ length: 15 }, (_, i): [number, number] => [
      x + (i - 7) * 50 * size,
      y + (-66 + ((i - 7) / 7) ** 2 * 72) * size,
    ]),
    lighter(stone, -12),
  );
}

export function paintGraves(paint: Paint, x: number, y: number, size: number): void {
  for (const [i, dx] of [-220, -120, 10, 130, 240].entries()) {
    const stone = paint.dim(hsl(210, 6, 50 + i * 3));
    const at = x + dx * size;
    const low = y + (i % 2) * 30;
    if (i % 3 === 1) {
      fill(paint, box(at - 7 * size, low - 84 * size, 14 * size, 88 * size), stone);
      fill(paint, box(at - 28 * size, low - 66 * size, 56 * size, 13 * size), stone);
    } else fill(paint, arch(at, low, 27 * size, 44 * size), stone);
    fill(paint, oval(at, low + 4, 44 * size, 8 * size), paint.dim(hsl(96, 30, 28)), {
      isFlat: true,
      hasOutline: false,
    });
  }
}

export function paintWell(paint: Paint, x: number, y: number, size: number): void {
  fill(paint, box(x - 52 * size, y - 44 * size, 104 * size, 48 * size, 6), paint.dim(hsl(30, 10, 54)));
  for (const side of [-1, 1])
    fill(
      paint,
      box(x + (side * 44 - 5) * size, y - 128 * size, 10 * size, 88 * size),
      paint.dim(hsl(26, 38, 32)),
      flat,
    );
  fill(
    paint,
    polygon([x - 74 * size, y - 120 * size], [x, y - 168 * size], [x + 74 * size, y - 120 * size]),
    paint.dim(hsl(14, 44, 36)),
  );
}

export function paintFountain(paint: Paint, x: number, y: number, size: number): void {
  const stone = paint.dim(hsl(36, 14, 70));
  fill(paint, oval(x, y - 8 * size, 112 * size, 24 * size), stone);
  fill(paint, oval(x, y - 14 * size, 94 * size, 16 * size), paint.dim(hsl(200, 60, 60)), flat);
  fill(paint, box(x - 10 * size, y - 92 * size, 20 * size, 82 * size), stone);
  fill(paint, oval(x, y - 90 * size, 46 * size, 11 * size), stone);
  for (const side of [-1, 1])
    line(
      paint,
      4,
      [
        [x, y - 128 * size],
        [x + side * 24 * size, y - 122 * size],
        [x + side * 38 * size, y - 92 * size],
      ],
      hsl(200, 70, 84),
    );
}

export function paintStatue(paint: Paint, x: number, y: number, size: number): void {
  const stone = paint.dim(hsl(160, 10, 56));
  fill(paint, box(x - 42 * size, y - 74 * size, 84 * size, 78 * size), lighter(stone, -6));
  fill(
    paint,
    polygon(
      [x - 26 * size, y - 74 * size],
      [x - 18 * size, y - 158 * size],
      [x + 18 * size, y - 158 * size],
      [x + 28 * size, y - 74 * size],
    ),
    stone,
  );
  fill(paint, oval(x, y - 172 * size, 15 * size, 18 * size), stone);
}
