import { type Brush, box, fill, oval, polygon, puff, shape } from "./brush.ts";
import { type Colour, hsl, lighter } from "./colour.ts";

const quiet = { isFlat: true, hasOutline: false };

export interface Paint extends Brush {
  w: number;
  h: number;
  horizon: number;
  isNight: boolean;
  /** Under the sky. */
  isOpen: boolean;
  /** The colour at this time of day. */
  dim: (colour: Colour) => Colour;
}

export function paintRidge(paint: Paint, colour: Colour, rise: number, isSharp = false): void {
  const { w, horizon, dice, dim } = paint;
  const peaks = Array.from({ length: 9 }, (_, i): [number, number] => [
    (i / 8) * (w + 80) - 40,
    horizon - rise * (i % 2 === 0 ? dice.between(0, 0.35) : dice.between(0.6, 1)),
  ]);
  const ridge = shape((path) => {
    path.moveTo(-40, horizon + 8);
    for (const [i, [x, y]] of peaks.entries()) {
      const before = peaks[i - 1];
      if (isSharp || before === undefined) path.lineTo(x, y);
      else path.bezierCurveTo((before[0] + x) / 2, before[1], (before[0] + x) / 2, y, x, y);
    }
    path.lineTo(w + 40, horizon + 8);
    path.closePath();
  });
  fill(paint, ridge, dim(colour), { isFlat: !isSharp });
}

export function paintTree(paint: Paint, x: number, y: number, size: number): void {
  const { dim, dice } = paint;
  fill(
    paint,
    polygon([x - 9 * size, y], [x - 5 * size, y - 70 * size], [x + 5 * size, y - 70 * size], [x + 9 * size, y]),
    dim(hsl(26, 40, 32)),
  );
  const leaves = hsl(dice.between(92, 132), 46, dice.between(32, 42));
  fill(paint, puff(x, y - 92 * size, 62 * size, 62 * size, 6), dim(leaves));
}

export function paintPine(paint: Paint, x: number, y: number, size: number, lightness: number): void {
  const green = paint.dim(hsl(146, 36, lightness));
  fill(paint, box(x - 5 * size, y - 24 * size, 10 * size, 26 * size), paint.dim(hsl(24, 36, 24)), { isFlat: true });
  for (let tier = 0; tier < 3; tier++) {
    const wide = (46 - tier * 11) * size;
    const low = y - (18 + tier * 42) * size;
    fill(paint, polygon([x - wide, low], [x, low - 74 * size], [x + wide, low]), green);
  }
}

export function paintTowers(paint: Paint, count: number, from: number, to: number): void {
  const { w, horizon, dice, dim, isNight, style } = paint;
  for (let i = 0; i < count; i++) {
    const wide = (w / count) * dice.between(0.85, 1.25);
    const tall = dice.between(from, to);
    const x = (i / count) * w - 10;
    const wall = dim(hsl(dice.between(200, 250), 16, dice.between(42, 66)));
    fill(paint, box(x, horizon - tall, wide, tall + 10), wall, { isFlat: true });
    for (let y = horizon - tall + 12; y < horizon - 18; y += 22) {
      for (let column = x + 9; column < x + wide - 12; column += 19) {
        const isLit = dice.between(0, 1) < (isNight || style.shading === "neon" ? 0.45 : 0.12);
        fill(
          paint,
          box(column, y, 9, 12),
          isLit ? hsl(dice.between(0, 1) < 0.7 ? 48 : 186, 95, 68) : lighter(wall, -12),
          quiet,
        );
      }
    }
  }
}

export function paintTrafficLight(paint: Paint, x: number, y: number, size: number): void {
  const steel = hsl(220, 10, 28);
  fill(paint, box(x - 4 * size, y - 190 * size, 8 * size, 190 * size), steel, { isFlat: true });
  fill(paint, box(x - 96 * size, y - 190 * size, 100 * size, 8 * size), steel, { isFlat: true });
  for (const at of [-86, -14]) {
    fill(paint, box(x + (at - 16) * size, y - 186 * size, 32 * size, 84 * size, 6 * size), hsl(44, 70, 30));
    for (const [i, hue] of [2, 42, 140].entries()) {
      const isOn = i === (at === -86 ? 0 : 2);
      fill(
        paint,
        oval(x + at * size, y + (-172 + i * 28) * size, 10.5 * size),
        hsl(hue, isOn ? 95 : 40, isOn ? 58 : 24),
        { isGlowing: isOn, isFlat: true, hasOutline: !isOn },
      );
    }
  }
}

export function paintCar(paint: Paint, x: number, y: number): void {
  const body = hsl(paint.dice.between(0, 360), 62, 48);
  fill(paint, polygon([x - 62, y - 42], [x - 36, y - 78], [x + 34, y - 78], [x + 66, y - 42]), body);
  fill(paint, polygon([x - 46, y - 44], [x - 28, y - 70], [x - 4, y - 70], [x - 4, y - 44]), hsl(200, 46, 76), {
    isFlat: true,
  });
  fill(paint, polygon([x + 4, y - 44], [x + 4, y - 70], [x + 28, y - 70], [x + 48, y - 44]), hsl(200, 46, 76), {
    isFlat: true,
  });
  fill(paint, box(x - 106, y - 46, 212, 38, 14), body);
  for (const wheel of [-62, 62]) {
    fill(paint, oval(x + wheel, y - 8, 22), hsl(230, 10, 12));
    fill(paint, oval(x + wheel, y - 8, 10), hsl(220, 8, 66), { isFlat: true });
  }
  fill(paint, oval(x + 100, y - 32, 8), hsl(50, 100, 76), { isGlowing: true, hasOutline: false });
}

export function paintBench(paint: Paint, x: number, y: number): void {
  const wood = paint.dim(hsl(24, 46, 42));
  for (const dx of [-58, 58])
    fill(paint, box(x + dx - 5, y - 30, 10, 34), paint.dim(hsl(220, 10, 26)), { isFlat: true });
  for (const dy of [-66, -50, -32]) fill(paint, box(x - 78, y + dy, 156, 10, 3), wood);
}

export function paintLighthouse(paint: Paint, x: number, y: number): void {
  const { dim, isNight, g } = paint;
  fill(
    paint,
    shape((path) => {
      path.moveTo(x - 190, y + 20);
      path.quadraticCurveTo(x - 60, y - 64, x + 40, y - 40);
      path.quadraticCurveTo(x + 110, y - 20, x + 150, y + 20);
      path.closePath();
    }),
    dim(hsl(28, 16, 38)),
  );
  fill(paint, polygon([x - 26, y - 40], [x - 17, y - 190], [x + 17, y - 190], [x + 26, y - 40]), dim(hsl(40, 20, 92)));
  for (const low of [70, 130])
    fill(
      paint,
      polygon(
        [x - 24 + low * 0.04, y - low],
        [x - 22 + low * 0.04, y - low - 28],
        [x + 22 - low * 0.04, y - low - 28],
        [x + 24 - low * 0.04, y - low],
      ),
      dim(hsl(2, 66, 46)),
    );
  if (isNight) {
    g.fillStyle = "rgba(255,244,190,0.28)";
    g.beginPath();
    g.moveTo(x, y - 205);
    g.lineTo(x + 900, y - 330);
    g.lineTo(x + 900, y - 130);
    g.fill();
  }
  fill(paint, box(x - 14, y - 218, 28, 28), hsl(50, 100, 76), { isGlowing: true });
  fill(paint, polygon([x - 20, y - 216], [x, y - 240], [x + 20, y - 216]), dim(hsl(2, 66, 40)));
}

export function paintBoat(paint: Paint, x: number, y: number): void {
  const { dim } = paint;
  fill(paint, polygon([x + 4, y - 22], [x + 4, y - 118], [x + 66, y - 28]), dim(hsl(40, 26, 92)));
  fill(paint, polygon([x - 4, y - 26], [x - 4, y - 100], [x - 44, y - 30]), dim(hsl(40, 20, 84)));
  fill(paint, polygon([x - 66, y - 20], [x + 76, y - 20], [x + 50, y + 10], [x - 46, y + 10]), dim(hsl(16, 56, 36)));
}

export function paintCactus(paint: Paint, x: number, y: number): void {
  const green = paint.dim(hsl(138, 34, 36));
  for (const side of [-1, 1])
    fill(
      paint,
      shape((path) => {
        path.roundRect(Math.min(x, x + side * 40), y - 62, 40, 18, 9);
        path.roundRect(x + side * 40 - 9, y - 104, 18, 60, 9);
      }).simplify(),
      green,
    );
  fill(paint, box(x - 14, y - 140, 28, 142, 14), green);
}

export function paintHouse(paint: Paint, x: number, y: number, size: number): void {
  const { dice, dim, isNight } = paint;
  const wall = dim(hsl(dice.between(20, 60), 34, dice.between(70, 84)));
  const wide = 140 * size;
  fill(paint, box(x, y - 92 * size, wide, 94 * size), wall);
  fill(
    paint,
    polygon([x - 14, y - 88 * size], [x + wide / 2, y - 156 * size], [x + wide + 14, y - 88 * size]),
    dim(hsl(dice.between(0, 24), 52, 42)),
  );
  fill(paint, box(x + wide * 0.42, y - 46 * size, 28 * size, 47 * size), dim(hsl(20, 44, 30)), { isFlat: true });
  for (const at of [0.12, 0.72])
    fill(paint, box(x + wide * at, y - 70 * size, 26 * size, 26 * size), isNight ? hsl(46, 96, 66) : hsl(202, 46, 74), {
      isFlat: true,
      isGlowing: isNight,
    });
}
