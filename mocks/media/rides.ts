import { box, fill, line, oval, polygon, puff } from "./brush.ts";
import { hsl, lighter } from "./colour.ts";
import type { Paint } from "./landmarks.ts";
import { paintSky } from "./sky.ts";

const flat = { isFlat: true };
const quiet = { isFlat: true, hasOutline: false };

/** What passes outside a vehicle. */
function paintView(paint: Paint, x: number, y: number, wide: number, tall: number): void {
  const { g, isNight, dim } = paint;
  g.save();
  g.beginPath();
  g.rect(x, y, wide, tall);
  g.clip();
  g.translate(x, y);
  paintSky(paint, wide, tall * 0.7, isNight ? "night" : "day");
  fill(paint, box(-10, tall * 0.68, wide + 20, tall), dim(hsl(98, 36, 44)), quiet);
  for (let i = 0; i < 6; i++) fill(paint, puff((i / 5) * wide, tall * 0.72, 50, 36, 4), dim(hsl(120, 34, 34)));
  g.restore();
}

export function paintCarInside(paint: Paint): void {
  const { w, h, isNight } = paint;
  paintView(paint, w * 0.08, h * 0.1, w * 0.84, h * 0.48);
  for (const side of [-1, 1])
    fill(
      paint,
      polygon(
        [w * (0.5 + side * 0.44), h * 0.08],
        [w * (0.5 + side * 0.47), h * 0.08],
        [w * (0.5 + side * 0.54), h * 0.64],
        [w * (0.5 + side * 0.46), h * 0.64],
      ),
      hsl(220, 10, 14),
      flat,
    );
  fill(paint, box(w * 0.42, h * 0.1, w * 0.16, 34, 8), hsl(220, 10, 12));
  fill(
    paint,
    polygon([-20, h * 0.66], [w * 0.5, h * 0.58], [w + 20, h * 0.66], [w + 20, h + 20], [-20, h + 20]),
    hsl(220, 10, isNight ? 14 : 22),
  );
  line(
    paint,
    15,
    Array.from({ length: 33 }, (_, i): [number, number] => [
      w * 0.24 + Math.cos((i / 16) * Math.PI) * 108,
      h * 0.88 + Math.sin((i / 16) * Math.PI) * 86,
    ]),
    hsl(220, 10, 8),
  );
  for (const x of [0.2, 0.28])
    fill(paint, oval(w * x, h * 0.7, 17), hsl(190, 60, 60), { isGlowing: true, hasOutline: false });
}

export function paintCoachInside(paint: Paint): void {
  const { w, h, dim } = paint;
  const cloth = dim(hsl(352, 40, 30));
  for (const x of [0.08, 0.66]) {
    paintView(paint, w * x, h * 0.14, w * 0.26, h * 0.4);
    for (const side of [0, 0.22])
      fill(paint, box(w * (x + side) - 6, h * 0.12, w * 0.05, h * 0.44, 10), dim(hsl(44, 50, 44)), flat);
  }
  fill(paint, box(-20, h * 0.62, w + 40, h, 0), cloth);
  for (let i = 0; i < 9; i++) fill(paint, oval(w * (0.06 + i * 0.11), h * 0.74, 7), lighter(cloth, -14), flat);
  fill(paint, box(-20, h * 0.58, w + 40, 26, 10), lighter(cloth, 8));
}

export function paintCompartment(paint: Paint): void {
  const { w, h, dim } = paint;
  paintView(paint, w * 0.22, h * 0.12, w * 0.56, h * 0.44);
  for (const [x, wide] of [
    [0.2, 0.02],
    [0.49, 0.02],
    [0.78, 0.02],
  ] as const)
    fill(paint, box(w * x, h * 0.1, w * wide, h * 0.48), dim(hsl(26, 44, 28)), flat);
  for (const y of [0.08, 0.56]) fill(paint, box(w * 0.19, h * y, w * 0.62, 18), dim(hsl(26, 44, 28)), flat);
  for (const [x, side] of [
    [-0.02, 1],
    [0.84, -1],
  ] as const) {
    fill(paint, box(w * x, h * 0.36, w * 0.18, h * 0.5, 18), dim(hsl(150, 30, 30)));
    fill(paint, box(w * (x + side * 0.06), h * 0.72, w * 0.2, h * 0.14, 12), dim(hsl(150, 30, 36)));
    fill(paint, box(w * x, h * 0.16, w * 0.18, 10), dim(hsl(44, 50, 46)), flat);
  }
}

export function paintPlaneInside(paint: Paint): void {
  const { w, h, dim, isNight } = paint;
  for (let i = 0; i < 6; i++) {
    fill(paint, box(w * (0.05 + i * 0.165), h * 0.16, 84, 112, 36), dim(hsl(206, 14, 64)));
    fill(
      paint,
      box(w * (0.05 + i * 0.165) + 10, h * 0.16 + 10, 64, 92, 28),
      isNight ? hsl(230, 50, 16) : hsl(206, 70, 76),
      flat,
    );
  }
  fill(paint, box(-20, 0, w + 40, 44), dim(hsl(206, 10, 84)));
  for (let i = 0; i < 6; i++) fill(paint, box(w * (0.02 + i * 0.17), h * 0.5, 112, 150, 26), dim(hsl(216, 40, 36)));
}

export function paintLift(paint: Paint): void {
  const { w, h, dim } = paint;
  for (const side of [-1, 1])
    fill(paint, box(w * (side < 0 ? 0.2 : 0.505), h * 0.06, w * 0.295, h * 0.68), dim(hsl(210, 10, 68)));
  fill(paint, box(w * 0.84, h * 0.3, 54, 150, 6), dim(hsl(44, 30, 48)));
  for (let i = 0; i < 6; i++)
    fill(paint, oval(w * 0.84 + 27, h * 0.3 + 22 + i * 22, 8), hsl(48, 90, 70), { isFlat: true, isGlowing: i === 2 });
}

export function paintCockpit(room: Paint): void {
  const { w, h, dice, dim } = room;
  fill(room, box(-20, -20, w + 40, h + 40), dim(hsl(214, 20, 36)), quiet);
  fill(
    room,
    polygon([w * 0.12, h * 0.08], [w * 0.88, h * 0.08], [w * 0.96, h * 0.54], [w * 0.04, h * 0.54]),
    hsl(236, 60, 9),
  );
  for (let i = 0; i < 60; i++)
    fill(
      room,
      oval(dice.between(w * 0.14, w * 0.86), dice.between(h * 0.1, h * 0.52), dice.between(0.7, 2)),
      hsl(200, 60, 92),
      quiet,
    );
  for (const x of [0.36, 0.64])
    line(
      room,
      8,
      [
        [w * x, h * 0.08],
        [w * (x + (x - 0.5) * 0.2), h * 0.54],
      ],
      hsl(214, 18, 30),
    );
  fill(
    room,
    polygon(
      [-20, h * 0.62],
      [w * 0.3, h * 0.56],
      [w * 0.7, h * 0.56],
      [w + 20, h * 0.62],
      [w + 20, h + 20],
      [-20, h + 20],
    ),
    dim(hsl(216, 18, 46)),
  );
  for (let i = 0; i < 34; i++) {
    const x = dice.between(0.04, 0.96) * w;
    fill(
      room,
      box(x, h * dice.between(0.66, 0.94), dice.between(14, 46), 12, 4),
      hsl(dice.pick([4, 46, 140, 190, 280]), 85, 58),
      { isFlat: true, hasOutline: false, isGlowing: i % 4 === 0 },
    );
  }
  fill(room, box(w * 0.4, h * 0.6, w * 0.2, h * 0.17, 8), hsl(186, 70, 24), { isFlat: true });
  line(
    room,
    2.5,
    Array.from({ length: 24 }, (_, i): [number, number] => [
      w * (0.415 + i * 0.0074),
      h * (0.685 + Math.sin(i * 0.8) * 0.05),
    ]),
    hsl(150, 90, 62),
  );
}
