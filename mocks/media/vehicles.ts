import { box, fill, line, oval, polygon, shape } from "./brush.ts";
import { hsl, lighter } from "./colour.ts";
import type { Paint } from "./landmarks.ts";

const flat = { isFlat: true };

function wheel(paint: Paint, x: number, y: number, radius: number, spokes = 0): void {
  fill(paint, oval(x, y, radius), hsl(26, 20, 16));
  fill(paint, oval(x, y, radius * 0.72), spokes === 0 ? hsl(220, 8, 66) : paint.dim(hsl(34, 34, 60)), flat);
  for (let i = 0; i < spokes; i++) {
    const angle = (i / spokes) * Math.PI;
    const [dx, dy] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    line(
      paint,
      3,
      [
        [x - dx, y - dy],
        [x + dx, y + dy],
      ],
      hsl(26, 30, 24),
    );
  }
}

export function paintCarriage(paint: Paint, x: number, y: number, size: number): void {
  const body = paint.dim(hsl(352, 40, 26));
  fill(
    paint,
    shape((path) => path.roundRect(x - 78 * size, y - 140 * size, 150 * size, 92 * size, 18)),
    body,
  );
  fill(
    paint,
    box(x - 22 * size, y - 126 * size, 44 * size, 40 * size, 4),
    paint.isNight ? hsl(46, 90, 64) : hsl(204, 40, 74),
    flat,
  );
  fill(paint, box(x + 62 * size, y - 96 * size, 46 * size, 36 * size, 6), lighter(body, 8));
  line(
    paint,
    5,
    [
      [x + 100 * size, y - 54 * size],
      [x + 190 * size, y - 60 * size],
    ],
    hsl(26, 34, 24),
  );
  wheel(paint, x - 52 * size, y - 32 * size, 36 * size, 5);
  wheel(paint, x + 72 * size, y - 26 * size, 28 * size, 5);
}

export function paintTrain(paint: Paint, x: number, y: number, size: number): void {
  const { dim, isNight } = paint;
  line(
    paint,
    5,
    [
      [-20, y + 3],
      [paint.w + 20, y + 3],
    ],
    dim(hsl(20, 12, 28)),
  );
  const green = dim(hsl(150, 34, 26));
  for (const at of [-330, -560]) {
    fill(paint, box(x + at * size, y - 122 * size, 218 * size, 102 * size, 8), dim(hsl(4, 48, 34)));
    for (let i = 0; i < 4; i++)
      fill(
        paint,
        box(x + (at + 18 + i * 50) * size, y - 104 * size, 34 * size, 36 * size, 3),
        isNight ? hsl(46, 94, 66) : hsl(204, 44, 76),
        flat,
      );
    for (const dx of [36, 180]) wheel(paint, x + (at + dx) * size, y - 14 * size, 16 * size);
  }
  fill(paint, box(x - 90 * size, y - 140 * size, 84 * size, 116 * size, 6), green);
  fill(paint, box(x - 20 * size, y - 96 * size, 170 * size, 62 * size, 24), green);
  fill(
    paint,
    polygon(
      [x + 104 * size, y - 94 * size],
      [x + 100 * size, y - 146 * size],
      [x + 134 * size, y - 146 * size],
      [x + 128 * size, y - 94 * size],
    ),
    hsl(220, 10, 14),
  );
  fill(
    paint,
    box(x - 74 * size, y - 124 * size, 44 * size, 34 * size, 3),
    isNight ? hsl(46, 94, 66) : hsl(204, 44, 76),
    flat,
  );
  for (const dx of [-60, 0, 54, 116]) wheel(paint, x + dx * size, y - 20 * size, 23 * size, 3);
  fill(paint, oval(x + 152 * size, y - 66 * size, 10 * size), hsl(50, 100, 76), { isGlowing: true, hasOutline: false });
}

export function paintWagon(paint: Paint, x: number, y: number, size: number): void {
  fill(
    paint,
    shape((path) => {
      path.moveTo(x - 104 * size, y - 66 * size);
      path.quadraticCurveTo(x - 120 * size, y - 176 * size, x, y - 168 * size);
      path.quadraticCurveTo(x + 120 * size, y - 176 * size, x + 104 * size, y - 66 * size);
      path.closePath();
    }),
    paint.dim(hsl(42, 30, 86)),
  );
  fill(paint, box(x - 108 * size, y - 72 * size, 216 * size, 34 * size, 4), paint.dim(hsl(26, 44, 34)));
  for (const dx of [-66, 66]) wheel(paint, x + dx * size, y - 28 * size, 32 * size, 5);
}

export function paintBicycle(paint: Paint, x: number, y: number, size: number): void {
  for (const dx of [-46, 46]) {
    line(
      paint,
      5,
      Array.from({ length: 25 }, (_, i): [number, number] => [
        x + (dx + Math.cos((i / 12) * Math.PI) * 31) * size,
        y + (-32 + Math.sin((i / 12) * Math.PI) * 31) * size,
      ]),
    );
  }
  line(
    paint,
    5,
    [
      [x - 46 * size, y - 32 * size],
      [x - 18 * size, y - 78 * size],
      [x + 32 * size, y - 78 * size],
      [x, y - 32 * size],
      [x - 46 * size, y - 32 * size],
    ],
    hsl(2, 70, 44),
  );
  line(
    paint,
    5,
    [
      [x + 46 * size, y - 32 * size],
      [x + 30 * size, y - 96 * size],
      [x + 50 * size, y - 98 * size],
    ],
    hsl(2, 70, 44),
  );
}
