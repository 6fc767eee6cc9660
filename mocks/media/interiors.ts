import { box, fill, line, oval, polygon, puff } from "./brush.ts";
import { hsl } from "./colour.ts";
import { paintChair, paintTable } from "./furnishings.ts";
import type { Paint } from "./landmarks.ts";

const flat = { isFlat: true };
const wood = (paint: Paint, lightness = 36) => paint.dim(hsl(26, 42, lightness));

export function paintPorthole(paint: Paint, x: number): void {
  fill(paint, oval(x, paint.h * 0.3, 52), paint.dim(hsl(42, 54, 40)));
  fill(paint, oval(x, paint.h * 0.3, 40), paint.isNight ? hsl(228, 50, 16) : hsl(204, 66, 62), flat);
}

export function paintChandelier(paint: Paint, x: number): void {
  const y = paint.h * 0.2;
  line(paint, 4, [
    [x, -10],
    [x, y],
  ]);
  fill(paint, oval(x, y + 26, 96, 15), paint.dim(hsl(44, 70, 46)));
  for (let i = -3; i <= 3; i++)
    fill(paint, oval(x + i * 28, y + 4, 5, 12), hsl(44, 100, 74), { isGlowing: true, hasOutline: false });
}

export function paintBanner(paint: Paint, x: number): void {
  fill(paint, polygon([x - 38, 24], [x + 38, 24], [x + 38, 220], [x, 186], [x - 38, 220]), paint.dim(hsl(352, 60, 36)));
  fill(paint, oval(x, 104, 19), paint.dim(hsl(44, 80, 52)), flat);
}

export function paintBeams(paint: Paint): void {
  const { w, horizon } = paint;
  fill(paint, box(-20, 18, w + 40, 28), wood(paint, 26));
  for (const x of [0.1, 0.5, 0.9]) {
    fill(paint, box(w * x - 13, -20, 26, horizon + 10), wood(paint, 28));
    line(
      paint,
      13,
      [
        [w * x, 130],
        [w * x + (x < 0.5 ? 1 : -1) * 90, 40],
      ],
      wood(paint, 24),
    );
  }
}

export function paintSpotlights(paint: Paint): void {
  const { g, w, h } = paint;
  for (const x of [0.3, 0.7]) {
    const cone = g.createLinearGradient(0, 0, 0, h);
    cone.addColorStop(0, "rgba(255,240,200,.6)");
    cone.addColorStop(1, "rgba(255,240,200,.08)");
    g.fillStyle = cone;
    g.beginPath();
    g.moveTo(w * x - 12, -10);
    g.lineTo(w * x + 12, -10);
    g.lineTo(w * 0.5 + (0.5 - x) * 200 + 170, h);
    g.lineTo(w * 0.5 + (0.5 - x) * 200 - 170, h);
    g.fill();
  }
}

export function paintCounter(paint: Paint): void {
  const { w, horizon } = paint;
  fill(paint, box(-20, horizon - 34, w * 0.62, 130), paint.dim(hsl(20, 50, 28)));
  fill(paint, box(-20, horizon - 46, w * 0.65, 18, 4), paint.dim(hsl(28, 54, 46)));
  for (let i = 0; i < 3; i++) fill(paint, oval(w * (0.14 + i * 0.17), horizon + 40, 36, 11), paint.dim(hsl(2, 60, 40)));
}

export function paintShopCounter(paint: Paint, x: number, y: number): void {
  fill(paint, box(x - 170, y - 96, 340, 104), wood(paint, 34));
  fill(paint, box(x - 184, y - 108, 368, 18, 4), wood(paint, 46));
  fill(paint, box(x + 70, y - 158, 78, 52, 6), paint.dim(hsl(44, 30, 42)));
}

export function paintCafeTables(paint: Paint, _x: number, y: number): void {
  for (const [x, dy] of [
    [0.16, 10],
    [0.5, -20],
    [0.84, 14],
  ] as const) {
    const at = paint.w * x;
    paintChair(paint, at - 84, y + dy, 0.8);
    fill(paint, box(at - 6, y + dy - 66, 12, 68), hsl(220, 8, 22), flat);
    fill(paint, oval(at, y + dy - 68, 70, 15), paint.dim(hsl(2, 50, 48)));
    fill(paint, box(at - 10, y + dy - 92, 20, 20, 4), paint.dim(hsl(40, 20, 94)), flat);
  }
}

export function paintScreen(paint: Paint, x: number, y: number): void {
  fill(paint, box(x - 84, y - 250, 168, 234, 4), paint.dim(hsl(186, 30, 76)));
  for (const dx of [-42, 0, 42])
    line(paint, 2, [
      [x + dx, y - 248],
      [x + dx, y - 18],
    ]);
}

export function paintMonitor(paint: Paint, x: number, y: number): void {
  fill(paint, box(x - 6, y - 190, 12, 190), hsl(210, 8, 50), flat);
  fill(paint, box(x - 52, y - 250, 104, 72, 6), hsl(210, 10, 20));
  line(
    paint,
    3,
    Array.from({ length: 12 }, (_, i): [number, number] => [x - 42 + i * 7.6, y - 214 + (i % 4 === 2 ? -22 : 0)]),
    hsl(140, 90, 60),
  );
}

export function paintWashers(paint: Paint): void {
  for (let i = 0; i < 6; i++) {
    const x = paint.w * (0.06 + i * 0.155);
    fill(paint, box(x, paint.horizon - 150, 128, 154, 6), paint.dim(hsl(200, 14, 90)));
    fill(paint, oval(x + 64, paint.horizon - 66, 44), paint.dim(hsl(205, 20, 60)));
    fill(paint, oval(x + 64, paint.horizon - 66, 33), paint.dim(hsl(204, 60, 40)), flat);
  }
}

/** Stalls of a stable. */
export function paintBoxes(paint: Paint): void {
  for (const x of [0.34, 0.64]) {
    fill(paint, box(paint.w * x, paint.horizon - 120, paint.w * 0.26, 126), wood(paint, 32));
    line(
      paint,
      8,
      [
        [paint.w * x, paint.horizon],
        [paint.w * (x + 0.26), paint.horizon - 116],
      ],
      wood(paint, 24),
    );
  }
}

export function paintHay(paint: Paint, x: number, y: number, size: number): void {
  fill(paint, puff(x, y - 34 * size, 120 * size, 84 * size, 7), paint.dim(hsl(46, 70, 56)));
}

export function paintCarpet(paint: Paint): void {
  const { w, h, horizon } = paint;
  fill(
    paint,
    polygon([w * 0.42, horizon], [w * 0.58, horizon], [w * 0.78, h + 20], [w * 0.22, h + 20]),
    paint.dim(hsl(354, 56, 38)),
    flat,
  );
}

export function paintVase(paint: Paint, x: number, y: number, size: number): void {
  paintTable(paint, x, y, size * 0.6);
  fill(paint, oval(x, y - 76 * size, 17 * size, 26 * size), paint.dim(hsl(210, 50, 50)));
  for (const [dx, hue] of [
    [-18, 350],
    [0, 46],
    [18, 320],
  ] as const)
    fill(paint, oval(x + dx * size, y - 116 * size, 12 * size), paint.dim(hsl(hue, 80, 60)));
}
