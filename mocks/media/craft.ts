import { fill, line, oval, polygon, shape } from "./brush.ts";
import { hsl, lighter } from "./colour.ts";
import type { Paint } from "./landmarks.ts";

const flat = { isFlat: true };

/** A sailing ship with three masts. */
export function paintShip(paint: Paint, x: number, y: number, size: number): void {
  const { dim } = paint;
  const wood = dim(hsl(24, 44, 28));
  for (const [dx, tall] of [
    [-84, 190],
    [4, 236],
    [88, 180],
  ] as const) {
    line(
      paint,
      6,
      [
        [x + dx * size, y - 30 * size],
        [x + dx * size, y - tall * size],
      ],
      dim(hsl(28, 34, 30)),
    );
    for (const [low, high, wide] of [
      [0.3, 0.6, 44],
      [0.64, 0.92, 32],
    ] as const)
      fill(
        paint,
        shape((path) => {
          path.moveTo(x + (dx - wide) * size, y - tall * high * size);
          path.lineTo(x + (dx + wide) * size, y - tall * high * size);
          path.quadraticCurveTo(
            x + (dx + wide + 18) * size,
            y - tall * ((low + high) / 2) * size,
            x + (dx + wide) * size,
            y - tall * low * size,
          );
          path.quadraticCurveTo(
            x + dx * size,
            y - tall * (low + 0.06) * size,
            x + (dx - wide) * size,
            y - tall * low * size,
          );
          path.closePath();
        }),
        dim(hsl(42, 30, 88)),
      );
  }
  fill(
    paint,
    polygon(
      [x - 176 * size, y - 72 * size],
      [x - 130 * size, y - 40 * size],
      [x + 150 * size, y - 40 * size],
      [x + 214 * size, y - 66 * size],
      [x + 146 * size, y + 14 * size],
      [x - 140 * size, y + 14 * size],
    ),
    wood,
  );
  line(
    paint,
    3,
    [
      [x - 150 * size, y - 22 * size],
      [x + 172 * size, y - 22 * size],
    ],
    dim(hsl(44, 60, 56)),
  );
}

export function paintPlane(paint: Paint, x: number, y: number, size: number): void {
  const metal = paint.dim(hsl(210, 14, 84));
  fill(
    paint,
    polygon([x - 20 * size, y], [x - 70 * size, y - 60 * size], [x - 40 * size, y - 60 * size], [x + 50 * size, y]),
    lighter(metal, -14),
  );
  fill(
    paint,
    polygon(
      [x - 150 * size, y - 12 * size],
      [x - 186 * size, y - 66 * size],
      [x - 156 * size, y - 66 * size],
      [x - 110 * size, y - 14 * size],
    ),
    lighter(metal, -8),
  );
  fill(
    paint,
    shape((path) => path.ellipse(x, y, 172 * size, 24 * size, 0, 0, Math.PI * 2)),
    metal,
  );
  for (let i = 0; i < 9; i++)
    fill(paint, oval(x + (i * 24 - 100) * size, y - 5 * size, 5 * size), hsl(204, 50, 40), flat);
  fill(
    paint,
    polygon(
      [x - 10 * size, y + 6 * size],
      [x - 86 * size, y + 76 * size],
      [x - 50 * size, y + 76 * size],
      [x + 60 * size, y + 8 * size],
    ),
    lighter(metal, -6),
  );
}

export function paintHelicopter(paint: Paint, x: number, y: number, size: number): void {
  const body = paint.dim(hsl(140, 20, 34));
  fill(
    paint,
    polygon([x, y - 14 * size], [x + 170 * size, y - 22 * size], [x + 170 * size, y - 8 * size], [x, y + 16 * size]),
    body,
  );
  fill(paint, oval(x - 20 * size, y, 76 * size, 44 * size), body);
  fill(paint, oval(x - 52 * size, y - 2 * size, 34 * size, 28 * size), hsl(204, 50, 74), flat);
  line(paint, 6, [
    [x - 20 * size, y - 42 * size],
    [x - 20 * size, y - 60 * size],
  ]);
  line(paint, 5, [
    [x - 180 * size, y - 60 * size],
    [x + 140 * size, y - 60 * size],
  ]);
  line(paint, 5, [
    [x - 80 * size, y + 58 * size],
    [x + 50 * size, y + 58 * size],
  ]);
}

export function paintRocket(paint: Paint, x: number, y: number, size: number): void {
  const hull = paint.dim(hsl(210, 10, 84));
  for (const side of [-1, 1])
    fill(
      paint,
      polygon([x + side * 26 * size, y - 80 * size], [x + side * 74 * size, y], [x + side * 22 * size, y - 24 * size]),
      paint.dim(hsl(4, 66, 46)),
    );
  fill(
    paint,
    shape((path) => {
      path.moveTo(x - 32 * size, y - 14 * size);
      path.quadraticCurveTo(x - 54 * size, y - 150 * size, x, y - 262 * size);
      path.quadraticCurveTo(x + 54 * size, y - 150 * size, x + 32 * size, y - 14 * size);
      path.closePath();
    }),
    hull,
  );
  fill(paint, oval(x, y - 150 * size, 17 * size), hsl(204, 60, 60), flat);
}

export function paintSaucer(paint: Paint, x: number, y: number, size: number): void {
  fill(paint, oval(x, y - 22 * size, 52 * size, 40 * size), hsl(190, 60, 76));
  fill(paint, oval(x, y, 138 * size, 30 * size), hsl(220, 10, 62));
  for (let i = 0; i < 6; i++)
    fill(paint, oval(x + (i * 40 - 100) * size, y + 6 * size, 7 * size), hsl(50, 100, 70), {
      isGlowing: true,
      hasOutline: false,
    });
}
