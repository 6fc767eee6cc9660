import { fill, line, oval, polygon, puff, shape } from "./brush.ts";
import { hsl, lighter } from "./colour.ts";
import type { Paint } from "./landmarks.ts";

const quiet = { isFlat: true, hasOutline: false };

/** One great mountain with snow on it, and shoulders at both sides. */
export function paintPeak(paint: Paint, x: number, y: number, size: number): void {
  const { dim } = paint;
  const rock = dim(hsl(220, 20, 46));
  const tall = 285 * size;
  const half = 330 * size;
  fill(paint, polygon([x - half * 1.25, y], [x - half * 0.75, y - tall * 0.5], [x - half * 0.2, y]), lighter(rock, 6));
  fill(paint, polygon([x + half * 0.2, y], [x + half * 0.8, y - tall * 0.58], [x + half * 1.3, y]), lighter(rock, 3));
  fill(paint, polygon([x - half, y], [x - 18 * size, y - tall], [x + 14 * size, y - tall * 0.97], [x + half, y]), rock);
  const snow = polygon(
    [x - 18 * size, y - tall],
    [x + 14 * size, y - tall * 0.97],
    [x + half * 0.34, y - tall * 0.66],
    [x + half * 0.17, y - tall * 0.7],
    [x + half * 0.06, y - tall * 0.58],
    [x - half * 0.1, y - tall * 0.7],
    [x - half * 0.22, y - tall * 0.6],
    [x - half * 0.36, y - tall * 0.66],
  );
  fill(paint, snow, dim(hsl(210, 26, 96)), { isFlat: true });
}

/** A wall of rock that ends above nothing, at the side of the picture. */
export function paintCliff(paint: Paint, x: number, y: number, size: number): void {
  const { dim, h } = paint;
  const side = x < paint.w / 2 ? -1 : 1;
  const at = (dx: number): number => x + side * dx * size;
  const rock = dim(hsl(26, 20, 44));
  const edge = y - 190 * size;
  fill(
    paint,
    polygon(
      [at(420), edge - 26],
      [at(60), edge],
      [at(-60), edge + 14],
      [at(-44), edge + 110],
      [at(-10), y + 20],
      [at(-30), h + 30],
      [at(420), h + 30],
    ),
    rock,
  );
  fill(
    paint,
    polygon([at(420), edge - 30], [at(60), edge - 4], [at(-64), edge + 12], [at(-50), edge + 30], [at(420), edge + 16]),
    dim(hsl(96, 34, 42)),
    { isFlat: true },
  );
  for (const [dx, dy, long] of [
    [10, 60, 90],
    [70, 110, 120],
    [150, 70, 100],
    [40, 210, 80],
  ] as const)
    line(
      paint,
      2.5,
      [
        [at(dx), edge + dy],
        [at(dx - 14), edge + dy + long * 0.5],
        [at(dx - 6), edge + dy + long],
      ],
      lighter(rock, -16),
    );
}

export function paintHills(paint: Paint, _x: number, y: number, size: number): void {
  const { w, dim, dice } = paint;
  for (const [row, lightness] of [
    [0, 56],
    [1, 48],
    [2, 42],
  ] as const)
    for (let i = 0; i < 3; i++)
      fill(
        paint,
        oval(w * (i * 0.42 + dice.between(-0.1, 0.16)), y + 46 + row * 26, w * 0.34, (92 - row * 16) * size),
        dim(hsl(96 + row * 8, 34, lightness)),
      );
}

/** Water that comes from the horizon towards us. */
export function paintRiver(paint: Paint, x: number, y: number, size: number): void {
  const { dim, dice, h } = paint;
  const half = 200 * size;
  const water = shape((path) => {
    path.moveTo(x - 8, y);
    path.bezierCurveTo(x + 90 * size, y + 40, x - 190 * size, y + 70, x - half * 1.2, h + 20);
    path.lineTo(x + half, h + 20);
    path.bezierCurveTo(x + 20, y + 100, x + 170 * size, y + 50, x + 14, y);
    path.closePath();
  });
  fill(paint, water, dim(hsl(202, 62, 54)));
  for (let i = 0; i < 9; i++) {
    const near = (i + 1) / 9;
    fill(
      paint,
      oval(
        x - 20 * size + dice.between(-60, 40) * near * size,
        y + (h - y) * near * 0.96,
        26 * near + 5,
        2.4 * near + 0.8,
      ),
      dim(hsl(196, 70, 82)),
      quiet,
    );
  }
}

export function paintLake(paint: Paint, x: number, y: number, size: number): void {
  const { dim, dice } = paint;
  fill(paint, oval(x, y, 330 * size, 52 * size), dim(hsl(204, 58, 52)));
  for (let i = 0; i < 8; i++)
    fill(
      paint,
      oval(x + dice.between(-230, 230) * size, y + dice.between(-28, 32) * size, 30 * size, 2.2),
      dim(hsl(198, 66, 80)),
      quiet,
    );
}

export function paintWaterfall(paint: Paint, x: number, y: number, size: number): void {
  const { dim } = paint;
  fill(
    paint,
    polygon(
      [x - 150 * size, y + 20],
      [x - 110 * size, y - 230 * size],
      [x + 110 * size, y - 238 * size],
      [x + 160 * size, y + 20],
    ),
    dim(hsl(30, 16, 38)),
  );
  fill(
    paint,
    polygon(
      [x - 34 * size, y - 236 * size],
      [x + 30 * size, y - 236 * size],
      [x + 52 * size, y + 20],
      [x - 54 * size, y + 20],
    ),
    dim(hsl(198, 60, 84)),
  );
  fill(paint, puff(x, y + 24, 110 * size, 30 * size, 5), dim(hsl(200, 40, 95)), quiet);
}

export function paintRocks(paint: Paint, x: number, y: number, size: number): void {
  for (const [dx, wide, tall] of [
    [-44, 58, 52],
    [26, 76, 78],
    [84, 40, 34],
  ] as const)
    fill(
      paint,
      polygon(
        [x + (dx - wide / 2) * size, y],
        [x + (dx - wide / 3) * size, y - tall * 0.8 * size],
        [x + (dx + wide / 8) * size, y - tall * size],
        [x + (dx + wide / 2) * size, y],
      ),
      paint.dim(hsl(28, 12, 46)),
    );
}

export function paintFire(paint: Paint, x: number, y: number, size: number): void {
  const { g, style } = paint;
  const glow = g.createRadialGradient(x, y - 30 * size, 6, x, y - 30 * size, 170 * size);
  const light = style.name === "Film Noir" ? "255,255,255" : "255,170,60";
  glow.addColorStop(0, `rgba(${light},0.6)`);
  glow.addColorStop(1, `rgba(${light},0)`);
  g.fillStyle = glow;
  g.fillRect(x - 180 * size, y - 210 * size, 360 * size, 360 * size);
  for (const turn of [-1, 1])
    fill(
      paint,
      polygon(
        [x - turn * 46 * size, y + 4],
        [x - turn * 40 * size, y - 8 * size],
        [x + turn * 46 * size, y - 4],
        [x + turn * 42 * size, y + 8 * size],
      ),
      hsl(22, 44, 24),
      { isFlat: true },
    );
  for (const [wide, tall, hue] of [
    [34, 92, 14],
    [22, 62, 34],
    [11, 34, 52],
  ] as const)
    fill(
      paint,
      shape((path) => {
        path.moveTo(x - wide * size, y - 8 * size);
        path.quadraticCurveTo(x - wide * 0.9 * size, y - tall * 0.5 * size, x, y - tall * size);
        path.quadraticCurveTo(x + wide * 1.1 * size, y - tall * 0.5 * size, x + wide * size, y - 8 * size);
        path.quadraticCurveTo(x, y + 8 * size, x - wide * size, y - 8 * size);
      }),
      hsl(hue, 100, 56),
      { isGlowing: true, hasOutline: false },
    );
}

export function paintSmoke(paint: Paint, x: number, y: number, size: number): void {
  paint.g.save();
  paint.g.globalAlpha = 0.6;
  for (let i = 0; i < 4; i++)
    fill(
      paint,
      puff(x + i * 16 * size, y - (60 + i * 56) * size, (40 + i * 16) * size, (30 + i * 9) * size),
      hsl(220, 8, 62),
      { hasOutline: false },
    );
  paint.g.restore();
}
