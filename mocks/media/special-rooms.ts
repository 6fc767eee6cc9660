import { box, fill, oval, polygon } from "./brush.ts";
import { css, hsl, lighter } from "./colour.ts";
import type { Paint } from "./landmarks.ts";

const flat = { isFlat: true };
const quiet = { isFlat: true, hasOutline: false };

/** A plain studio backdrop: a wall that turns into the floor, and a soft light. */
export function paintBackdrop({ g, w, h, dim, style, ...brush }: Paint): void {
  const grey = style.tone(dim(hsl(216, 12, 58)));
  const wash = g.createRadialGradient(w * 0.45, h * 0.4, 30, w * 0.5, h * 0.5, w * 0.75);
  wash.addColorStop(0, css(lighter(grey, 14)));
  wash.addColorStop(1, css(lighter(grey, -14)));
  g.fillStyle = wash;
  g.fillRect(-20, -20, w + 40, h + 40);
  fill({ g, style, ...brush }, oval(w * 0.5, h * 0.97, w * 0.62, h * 0.16), lighter(dim(hsl(216, 12, 50)), -4), quiet);
}

/** Dark rock all around, an opening with light, stalactites. */
export function paintCave(paint: Paint): void {
  const { w, h, dim, dice, isNight } = paint;
  fill(paint, box(-20, -20, w + 40, h + 40), dim(hsl(26, 18, 20)), quiet);
  fill(paint, oval(w * 0.62, h * 0.48, w * 0.3, h * 0.34), dim(hsl(26, 16, 30)), quiet);
  fill(paint, oval(w * 0.66, h * 0.48, w * 0.15, h * 0.22), isNight ? hsl(230, 40, 26) : hsl(46, 70, 84), {
    isFlat: true,
    isGlowing: true,
    hasOutline: false,
  });
  fill(
    paint,
    polygon(
      [-20, h * 0.76],
      [w * 0.4, h * 0.68],
      [w * 0.8, h * 0.66],
      [w + 20, h * 0.74],
      [w + 20, h + 20],
      [-20, h + 20],
    ),
    dim(hsl(28, 18, 38)),
  );
  for (let i = 0; i < 13; i++) {
    const x = (i / 12) * w;
    const long = dice.between(40, 150) * (Math.abs(i - 8) < 3 ? 0.6 : 1);
    fill(
      paint,
      polygon([x - 44, -20], [x + 44, -20], [x + dice.between(-8, 8), long]),
      dim(hsl(26, 14, 26 + (i % 3) * 4)),
    );
  }
  for (const [x, tall] of [
    [0.05, 230],
    [0.95, 260],
  ] as const)
    fill(
      paint,
      polygon([w * x - 130, h + 20], [w * x - 60, h - tall], [w * x + 20, h - tall * 1.1], [w * x + 120, h + 20]),
      dim(hsl(26, 16, 28)),
    );
}

export function paintTentInside(paint: Paint): void {
  const { w, h, dim } = paint;
  for (const side of [-1, 1])
    fill(
      paint,
      polygon([w / 2, -30], [w / 2 + side * w * 0.62, h * 0.74], [w / 2 + side * w * 0.2, h * 0.74]),
      dim(hsl(40, 38, side < 0 ? 72 : 58)),
    );
  fill(
    paint,
    polygon([w / 2, h * 0.1], [w * 0.4, h * 0.74], [w * 0.6, h * 0.74]),
    paint.isNight ? hsl(230, 40, 20) : hsl(200, 50, 78),
    flat,
  );
  fill(paint, box(w / 2 - 8, -20, 16, h * 0.76), dim(hsl(26, 40, 30)));
}

/** Rings running away from us, a flat floor, lamps along the top. */
export function paintPipe(room: Paint): void {
  const { w, h, dim, g } = room;
  const metal = hsl(204, 16, 46);
  fill(room, box(-20, -20, w + 40, h + 40), dim(lighter(metal, -18)), quiet);
  for (let ring = 0; ring < 8; ring++) {
    const size = 1.25 * 0.74 ** ring;
    fill(room, oval(w / 2, h * 0.46, w * 0.6 * size, h * 0.78 * size), dim(lighter(metal, 12 - ring * 5)), {
      isFlat: ring % 2 === 1,
    });
  }
  fill(
    room,
    polygon([w * 0.46, h * 0.53], [w * 0.54, h * 0.53], [w * 1.1, h + 20], [-w * 0.1, h + 20]),
    dim(hsl(214, 10, 54)),
  );
  for (const [i, hue] of [2, 38, 140].entries()) {
    const x = w * (0.33 + i * 0.17);
    fill(
      room,
      polygon([x - 34, h * 0.87], [x + 34, h * 0.87], [x + 46, h * 0.94], [x - 46, h * 0.94]),
      hsl(hue, hue === 140 ? 90 : 40, hue === 140 ? 56 : 30),
      { isFlat: true, isGlowing: hue === 140 },
    );
  }
  for (const x of [0.3, 0.38, 0.62, 0.7])
    fill(room, oval(w * x, h * 0.2, 22, 8), hsl(50, 100, 82), { isGlowing: true, hasOutline: false });
  fill(room, box(w / 2 - 64, h * 0.15, 128, 52, 6), hsl(230, 14, 8));
  g.font = '700 34px "Courier Prime Bold"';
  g.textAlign = "center";
  g.textBaseline = "middle";
  g.fillStyle = room.style.name === "Film Noir" ? "#eeeeee" : "#ff3b30";
  g.fillText(`01:${10 + Math.floor(room.dice.between(0, 49))}`, w / 2, h * 0.15 + 28);
}
