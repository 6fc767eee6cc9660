import { box, fill, oval, polygon, puff, shape } from "./brush.ts";
import { hsl } from "./colour.ts";
import type { Paint } from "./landmarks.ts";

const flat = { isFlat: true };
const quiet = { isFlat: true, hasOutline: false };
const wood = (paint: Paint, lightness = 36) => paint.dim(hsl(26, 42, lightness));

export function paintStars(paint: Paint): void {
  const { w, h, dice } = paint;
  fill(paint, box(-20, -20, w + 40, h + 40), hsl(242, 44, 7), quiet);
  for (let i = 0; i < 130; i++)
    fill(paint, oval(dice.between(0, w), dice.between(0, h), dice.between(0.5, 2)), hsl(50, 30, 94), quiet);
}

export function paintClouds(paint: Paint): void {
  const { w, h, dice, dim, style } = paint;
  for (let i = 0; i < 6; i++)
    fill(paint, puff(w * dice.between(0, 1), h * (0.5 + i * 0.1), 190, 76, 6), dim(hsl(206, 36, 96)), {
      hasOutline: style.shading === "dots",
    });
}

export function paintDeep(paint: Paint): void {
  const { w, h, g, style } = paint;
  fill(paint, box(-20, -20, w + 40, h + 40), hsl(200, 70, 34), { hasOutline: false, isFlat: true });
  g.fillStyle = style.name === "Film Noir" ? "rgba(255,255,255,.12)" : "rgba(150,230,255,.14)";
  for (let i = 0; i < 5; i++) {
    g.beginPath();
    g.moveTo(w * (0.1 + i * 0.2), -10);
    g.lineTo(w * (0.16 + i * 0.2), -10);
    g.lineTo(w * (0.1 + i * 0.22) + 60, h);
    g.lineTo(w * (0.02 + i * 0.2), h);
    g.fill();
  }
}

export function paintBubbles(paint: Paint): void {
  for (let i = 0; i < 22; i++)
    fill(
      paint,
      oval(paint.dice.between(0, paint.w), paint.dice.between(0, paint.h), paint.dice.between(3, 11)),
      hsl(194, 70, 82),
      flat,
    );
}

export function paintSeaBand(paint: Paint): void {
  const { w, horizon, dim, dice } = paint;
  fill(paint, box(-20, horizon - 74, w + 40, 90), dim(hsl(204, 60, 46)), quiet);
  for (let i = 0; i < 14; i++)
    fill(paint, oval(dice.between(0, w), horizon - dice.between(0, 66), 28, 1.8), dim(hsl(196, 70, 76)), quiet);
}

export function paintMasonry(paint: Paint): void {
  const { w, horizon, dim, dice } = paint;
  for (let row = 0; row < 9; row++)
    for (let i = 0; i < 11; i++)
      if (dice.between(0, 1) < 0.6)
        fill(
          paint,
          box((i - (row % 2) * 0.5) * (w / 10), row * (horizon / 9), w / 10 - 3, horizon / 9 - 3, 4),
          dim(hsl(30, 9, dice.between(34, 48))),
          quiet,
        );
}

export function paintLogs(paint: Paint): void {
  for (let i = 0; i < 9; i++)
    fill(
      paint,
      box(-20, i * (paint.horizon / 9), paint.w + 40, paint.horizon / 9 - 2, 16),
      paint.dim(hsl(28, 40, 34 + (i % 2) * 5)),
    );
}

export function paintArches(paint: Paint): void {
  const { w, h, horizon, dim, isNight } = paint;
  for (let i = 0; i < 4; i++) {
    const x = w * (0.14 + i * 0.24);
    fill(
      paint,
      shape((path) => {
        path.moveTo(x - 58, horizon - 12);
        path.lineTo(x - 58, h * 0.34);
        path.arc(x, h * 0.34, 58, Math.PI, 0);
        path.lineTo(x + 58, horizon - 12);
        path.closePath();
      }),
      isNight ? dim(hsl(232, 30, 30)) : dim(hsl(204, 34, 74)),
    );
  }
}

export function paintColumns(paint: Paint): void {
  const { w, h, horizon, dim } = paint;
  for (let i = 0; i < 5; i++) {
    const x = w * (0.02 + i * 0.23);
    fill(paint, box(x, h * 0.06, 44, horizon - h * 0.06), dim(hsl(40, 16, 78)));
    fill(paint, box(x - 10, h * 0.03, 64, 22), dim(hsl(40, 16, 72)));
    fill(paint, box(x - 10, horizon - 22, 64, 22), dim(hsl(40, 16, 70)));
  }
}

/** A corridor that runs away from us. */
export function paintPerspective(paint: Paint): void {
  const { w, h, dim } = paint;
  const far = box(w * 0.38, h * 0.24, w * 0.24, h * 0.36);
  fill(
    paint,
    polygon([-20, -20], [w + 20, -20], [w * 0.62, h * 0.24], [w * 0.38, h * 0.24]),
    dim(hsl(40, 18, 84)),
    quiet,
  );
  fill(
    paint,
    polygon([-20, h + 20], [w + 20, h + 20], [w * 0.62, h * 0.6], [w * 0.38, h * 0.6]),
    dim(hsl(26, 36, 44)),
    flat,
  );
  for (const side of [-1, 1])
    fill(
      paint,
      polygon(
        [w * (0.5 + side * 0.53), -20],
        [w * (0.5 + side * 0.12), h * 0.24],
        [w * (0.5 + side * 0.12), h * 0.6],
        [w * (0.5 + side * 0.53), h + 20],
      ),
      dim(hsl(40, 24, side < 0 ? 72 : 62)),
    );
  fill(paint, far, dim(hsl(40, 22, 56)));
  fill(paint, box(w * 0.46, h * 0.32, w * 0.08, h * 0.28), wood(paint, 30));
  fill(
    paint,
    polygon([w * 0.44, h * 0.6], [w * 0.56, h * 0.6], [w * 0.78, h + 20], [w * 0.22, h + 20]),
    dim(hsl(354, 48, 38)),
    flat,
  );
}

export function paintChimney(paint: Paint, x: number, y: number, size: number): void {
  fill(paint, box(x - 40 * size, y - 150 * size, 80 * size, 156 * size), paint.dim(hsl(12, 36, 40)));
  fill(paint, box(x - 50 * size, y - 162 * size, 100 * size, 20 * size), paint.dim(hsl(12, 30, 32)));
  fill(paint, box(-20, y - 24, paint.w + 40, 22), paint.dim(hsl(220, 8, 34)));
}

/** The roof over a platform. */
export function paintShelter(paint: Paint): void {
  const { w, h, horizon } = paint;
  fill(paint, polygon([-20, -20], [w + 20, -20], [w + 20, h * 0.1], [-20, h * 0.15]), paint.dim(hsl(150, 16, 30)));
  for (const x of [0.1, 0.5, 0.9])
    fill(paint, box(w * x - 8, h * 0.1, 16, horizon - h * 0.06), paint.dim(hsl(150, 12, 26)));
}
