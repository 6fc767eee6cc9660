import { fill, line, oval, polygon, puff, shape } from "./brush.ts";
import { hsl } from "./colour.ts";
import type { Paint } from "./landmarks.ts";

export function paintPalm(paint: Paint, x: number, y: number, size: number): void {
  const { dim } = paint;
  fill(
    paint,
    polygon([x - 9 * size, y], [x + 12 * size, y - 165 * size], [x + 21 * size, y - 165 * size], [x + 9 * size, y]),
    dim(hsl(28, 40, 40)),
  );
  const top = y - 168 * size;
  for (const [dx, dy] of [
    [-92, 26],
    [-66, -38],
    [4, -66],
    [74, -42],
    [108, 20],
  ] as const)
    fill(
      paint,
      shape((path) => {
        path.moveTo(x + 16 * size, top);
        path.quadraticCurveTo(
          x + (16 + dx * 0.5) * size,
          top + (dy - 44) * size,
          x + (16 + dx) * size,
          top + dy * size,
        );
        path.quadraticCurveTo(x + (16 + dx * 0.4) * size, top + (dy - 4) * size, x + 16 * size, top);
        path.closePath();
      }),
      dim(hsl(122, 44, 36)),
    );
}

export function paintBareTree(paint: Paint, x: number, y: number, size: number): void {
  const bark = paint.dim(hsl(26, 20, 22));
  const limb = (width: number, ...points: [number, number][]) =>
    line(
      paint,
      width * size,
      points.map(([dx, dy]): [number, number] => [x + dx * size, y + dy * size]),
      bark,
    );
  limb(16, [0, 0], [-4, -80], [6, -130]);
  limb(8, [0, -80], [-50, -140], [-58, -190]);
  limb(8, [4, -120], [44, -168], [48, -216]);
  limb(5, [-40, -128], [-88, -150]);
  limb(5, [36, -160], [84, -186]);
  limb(5, [6, -130], [-6, -206]);
}

export function paintBush(paint: Paint, x: number, y: number, size: number): void {
  fill(paint, puff(x, y - 16 * size, 58 * size, 44 * size, 5), paint.dim(hsl(paint.dice.between(96, 130), 42, 36)));
}

/** Great leaves at the edge of the picture, near the camera. */
export function paintLeaves(paint: Paint, x: number, y: number, size: number): void {
  const side = x < paint.w / 2 ? 1 : -1;
  for (let i = 0; i < 6; i++) {
    const angle = -1.3 + i * 0.34;
    const reach = 190 * size;
    const [tx, ty] = [x + side * Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    fill(
      paint,
      shape((path) => {
        path.moveTo(x, y);
        path.quadraticCurveTo((x + tx) / 2 + side * 20, (y + ty) / 2 - 46 * size, tx, ty);
        path.quadraticCurveTo((x + tx) / 2 - side * 10, (y + ty) / 2 + 30 * size, x, y);
        path.closePath();
      }),
      paint.dim(hsl(128 - i * 6, 46, 26 + i * 2)),
    );
  }
}

export function paintFlowers(paint: Paint, x: number, y: number, size: number): void {
  const { dice, dim } = paint;
  for (let i = 0; i < 14; i++) {
    const [fx, fy] = [x + dice.between(-90, 90) * size, y + dice.between(-8, 40) * size];
    line(
      paint,
      2,
      [
        [fx, fy],
        [fx, fy - 16 * size],
      ],
      dim(hsl(120, 40, 30)),
    );
    fill(paint, oval(fx, fy - 18 * size, 6 * size), dim(hsl(dice.pick([350, 48, 290, 20]), 80, 62)), { isFlat: true });
  }
}

export function paintReeds(paint: Paint, x: number, y: number, size: number): void {
  for (let i = 0; i < 11; i++) {
    const at = x + (i - 5) * 11 * size;
    line(
      paint,
      3,
      [
        [at, y],
        [at + 6 * size, y - paint.dice.between(50, 104) * size],
      ],
      paint.dim(hsl(84, 34, 30)),
    );
  }
}

/** Rows that run towards the horizon. */
export function paintRows(paint: Paint, _x: number, y: number): void {
  const { w, h, dim } = paint;
  for (let i = -9; i <= 9; i++)
    line(
      paint,
      6,
      [
        [w / 2 + i * 46, y + 6],
        [w / 2 + i * 170, h + 20],
      ],
      dim(hsl(44, 56, i % 2 === 0 ? 42 : 56)),
    );
}
