import { box, fill, line, polygon } from "./brush.ts";
import { hsl, lighter } from "./colour.ts";
import type { Paint } from "./landmarks.ts";
import { arch, glass, pane } from "./openings.ts";

const flat = { isFlat: true };

export function paintCastle(paint: Paint, x: number, y: number, size: number): void {
  const stone = paint.dim(hsl(36, 12, 56));
  const tower = (dx: number, wide: number, tall: number) => {
    const left = x + (dx - wide / 2) * size;
    fill(paint, box(left, y - tall * size, wide * size, tall * size), stone);
    for (let i = 0; i < 3; i++)
      fill(
        paint,
        box(left + ((i * wide) / 2.6) * size, y - (tall + 14) * size, (wide / 4.4) * size, 16 * size),
        stone,
        flat,
      );
    glass(paint, x + (dx - 5) * size, y - tall * 0.72 * size, 10 * size, 26 * size);
  };
  tower(0, 96, 190);
  fill(paint, box(x - 150 * size, y - 96 * size, 300 * size, 96 * size), lighter(stone, 4));
  tower(-150, 62, 150);
  tower(150, 62, 150);
  fill(paint, arch(x, y, 24 * size, 40 * size), hsl(26, 40, 16), flat);
  for (const dx of [-150, 150]) {
    fill(
      paint,
      polygon(
        [x + (dx - 38) * size, y - 162 * size],
        [x + dx * size, y - 226 * size],
        [x + (dx + 38) * size, y - 162 * size],
      ),
      paint.dim(hsl(8, 46, 38)),
    );
  }
  line(paint, 3, [
    [x, y - 200 * size],
    [x, y - 262 * size],
  ]);
  fill(
    paint,
    polygon([x, y - 262 * size], [x + 46 * size, y - 250 * size], [x, y - 236 * size]),
    paint.dim(hsl(2, 70, 46)),
    flat,
  );
}

export function paintChurch(paint: Paint, x: number, y: number, size: number): void {
  const wall = paint.dim(hsl(36, 22, 76));
  fill(paint, box(x - 30 * size, y - 110 * size, 190 * size, 110 * size), wall);
  fill(
    paint,
    polygon(
      [x - 40 * size, y - 106 * size],
      [x - 10 * size, y - 164 * size],
      [x + 140 * size, y - 164 * size],
      [x + 172 * size, y - 106 * size],
    ),
    paint.dim(hsl(10, 36, 40)),
  );
  fill(paint, box(x - 84 * size, y - 180 * size, 64 * size, 180 * size), lighter(wall, 4));
  fill(
    paint,
    polygon([x - 92 * size, y - 176 * size], [x - 52 * size, y - 288 * size], [x - 12 * size, y - 176 * size]),
    paint.dim(hsl(214, 16, 36)),
  );
  line(paint, 4, [
    [x - 52 * size, y - 288 * size],
    [x - 52 * size, y - 322 * size],
  ]);
  line(paint, 4, [
    [x - 64 * size, y - 308 * size],
    [x - 40 * size, y - 308 * size],
  ]);
  fill(paint, arch(x - 52 * size, y, 17 * size, 34 * size), hsl(24, 44, 22), flat);
  for (const dx of [16, 66, 116])
    fill(paint, arch(x + dx * size, y - 34 * size, 11 * size, 30 * size), pane(paint), flat);
}

/** The front of a large house; its name is put up by the sign. */
export function paintFacade(paint: Paint, x: number, y: number, size: number): void {
  const wall = paint.dim(hsl(paint.dice.between(14, 44), 26, 62));
  const [left, wide, tall] = [x - 290 * size, 580 * size, 270 * size];
  fill(paint, box(left, y - tall, wide, tall), wall);
  fill(paint, box(left - 12 * size, y - tall - 14 * size, wide + 24 * size, 24 * size), lighter(wall, -14), flat);
  for (let row = 0; row < 2; row++)
    for (let column = 0; column < 5; column++)
      if (row === 0 || column !== 2)
        glass(paint, left + (46 + column * 110) * size, y - tall + (row === 0 ? 36 : 150) * size, 48 * size, 64 * size);
  fill(paint, box(x - 46 * size, y - 102 * size, 92 * size, 102 * size), paint.dim(hsl(22, 46, 26)), flat);
  line(paint, 2.5, [
    [x, y - 98 * size],
    [x, y],
  ]);
  for (const step of [0, 1])
    fill(
      paint,
      box(x - (66 + step * 18) * size, y - (2 - step * 9) * size, (132 + step * 36) * size, 12 * size),
      paint.dim(hsl(36, 8, 68)),
      flat,
    );
}

export function paintShopfronts(paint: Paint, _x: number, y: number): void {
  const { dice, dim, w } = paint;
  for (let i = 0; i < 5; i++) {
    const x = i * (w / 4.6) - 30;
    const wall = dim(hsl(dice.between(0, 50), 34, dice.between(44, 66)));
    const tall = dice.between(180, 240);
    fill(paint, box(x, y - tall, w / 4.7, tall + 14), wall);
    for (const dx of [24, 84, 144]) glass(paint, x + dx, y - tall + 26, 32, 46);
    glass(paint, x + 22, y - 76, 100, 62);
    fill(paint, box(x + 140, y - 78, 36, 90), dim(hsl(20, 40, 26)), flat);
    const cloth = dim(hsl(dice.between(0, 360), 56, 46));
    fill(paint, polygon([x + 16, y - 100], [x + 128, y - 100], [x + 140, y - 74], [x + 4, y - 74]), cloth);
  }
}
