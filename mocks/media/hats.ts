import { type Brush, box, fill, line, oval, polygon, shape } from "./brush.ts";
import { type Colour, hsl, lighter } from "./colour.ts";
import type { Hat } from "./vocabulary/people.ts";

const flat = { isFlat: true };

/** A hat on a head whose middle is at y; units are head radii. */
export function drawHat(brush: Brush, hat: Hat, cloth: Colour, y: number): void {
  const dark = lighter({ ...cloth, s: cloth.s * 0.7 }, -10);
  const dome = (wide: number, top: number, low = -0.62) =>
    shape((path) => {
      path.moveTo(-wide, y + low);
      path.bezierCurveTo(-wide * 1.04, y + top, wide * 1.04, y + top, wide, y + low);
      path.closePath();
    });
  switch (hat) {
    case "crown":
      fill(
        brush,
        polygon(
          [-0.82, y - 0.6],
          [-0.92, y - 1.5],
          [-0.46, y - 1.1],
          [0, y - 1.65],
          [0.46, y - 1.1],
          [0.92, y - 1.5],
          [0.82, y - 0.6],
        ),
        hsl(45, 86, 54),
      );
      for (const x of [-0.45, 0, 0.45]) fill(brush, oval(x, y - 0.82, 0.1), hsl(352, 76, 46), flat);
      return;
    case "top":
      fill(brush, box(-0.8, y - 2.1, 1.6, 1.5, 0.06), hsl(230, 14, 14));
      fill(brush, box(-0.81, y - 0.96, 1.62, 0.24), hsl(352, 50, 34), flat);
      fill(brush, oval(0, y - 0.66, 1.32, 0.17), hsl(230, 14, 12));
      return;
    case "bowler":
      fill(brush, dome(0.94, -1.98), hsl(230, 12, 16));
      fill(brush, oval(0, y - 0.64, 1.24, 0.16), hsl(230, 12, 12));
      return;
    case "deerstalker":
      fill(brush, dome(0.98, -1.76, -0.5), hsl(32, 34, 42));
      fill(brush, oval(0, y - 0.6, 0.9, 0.2), hsl(32, 34, 34));
      for (const side of [-1, 1])
        fill(brush, polygon([side * 0.86, y - 1.1], [side * 1.16, y - 0.3], [side * 0.84, y - 0.2]), hsl(32, 30, 36));
      for (const x of [-0.5, 0, 0.5])
        line(
          brush,
          0.05,
          [
            [x, y - 1.44 + Math.abs(x) * 0.2],
            [x * 1.2, y - 0.66],
          ],
          hsl(32, 30, 28),
        );
      return;
    case "cowboy":
      fill(
        brush,
        shape((path) => {
          path.moveTo(-0.86, y - 0.66);
          path.bezierCurveTo(-0.9, y - 2.1, -0.3, y - 1.9, 0, y - 1.62);
          path.bezierCurveTo(0.3, y - 1.9, 0.9, y - 2.1, 0.86, y - 0.66);
          path.closePath();
        }),
        hsl(30, 42, 38),
      );
      fill(
        brush,
        shape((path) => {
          path.moveTo(-1.85, y - 1.0);
          path.quadraticCurveTo(0, y - 0.34, 1.85, y - 1.0);
          path.quadraticCurveTo(1.3, y - 0.36, 0, y - 0.42);
          path.quadraticCurveTo(-1.3, y - 0.36, -1.85, y - 1.0);
          path.closePath();
        }),
        hsl(30, 42, 34),
      );
      return;
    case "cap":
      fill(
        brush,
        polygon([-1.08, y - 1.36], [-0.9, y - 0.7], [0.9, y - 0.7], [1.08, y - 1.36], [0, y - 1.66]),
        lighter(cloth, -8),
      );
      fill(brush, box(-0.92, y - 0.86, 1.84, 0.24), hsl(230, 14, 12), flat);
      fill(brush, oval(0, y - 0.6, 0.84, 0.16), hsl(230, 14, 10));
      fill(brush, oval(0, y - 1.12, 0.17), hsl(45, 86, 56), flat);
      return;
    case "tricorne":
      fill(brush, dome(0.8, -1.72), hsl(24, 30, 14));
      fill(
        brush,
        polygon(
          [-1.5, y - 1.16],
          [-0.5, y - 0.98],
          [0, y - 1.3],
          [0.5, y - 0.98],
          [1.5, y - 1.16],
          [0.9, y - 0.48],
          [0, y - 0.66],
          [-0.9, y - 0.48],
        ),
        hsl(24, 30, 16),
      );
      line(
        brush,
        0.07,
        [
          [-1.46, y - 1.14],
          [-0.5, y - 0.96],
          [0, y - 1.28],
          [0.5, y - 0.96],
          [1.46, y - 1.14],
        ],
        hsl(45, 80, 54),
      );
      return;
    case "bandana":
      fill(brush, dome(0.99, -1.66, -0.42), hsl(2, 66, 42));
      fill(brush, polygon([0.86, y - 0.6], [1.5, y - 0.3], [1.3, y - 0.74]), hsl(2, 66, 38));
      for (const x of [-0.5, 0, 0.5])
        fill(brush, oval(x, y - 0.94, 0.07), hsl(40, 20, 94), { ...flat, hasOutline: false });
      return;
    case "hood":
      fill(
        brush,
        shape((path) => {
          path.moveTo(-1.16, y + 1.25);
          path.bezierCurveTo(-1.5, y - 1.0, -0.9, y - 1.66, 0, y - 1.72);
          path.bezierCurveTo(0.9, y - 1.66, 1.5, y - 1.0, 1.16, y + 1.25);
          path.quadraticCurveTo(0.86, y + 0.9, 0.84, y + 0.2);
          path.bezierCurveTo(0.9, y - 0.9, -0.9, y - 0.9, -0.84, y + 0.2);
          path.quadraticCurveTo(-0.86, y + 0.9, -1.16, y + 1.25);
          path.closePath();
        }),
        cloth,
      );
      return;
    case "bonnet":
      fill(brush, dome(1.06, -1.9, -0.34), hsl(40, 20, 94));
      for (let i = -3; i <= 3; i++)
        fill(brush, oval(i * 0.31, y - 0.56 - (9 - i * i) * 0.012, 0.2, 0.16), hsl(40, 16, 98));
      return;
    case "witch":
      fill(
        brush,
        polygon([-0.86, y - 0.62], [-0.1, y - 1.7], [0.36, y - 2.7], [0.42, y - 1.6], [0.86, y - 0.62]),
        dark,
      );
      fill(brush, oval(0, y - 0.6, 1.56, 0.22), dark);
      fill(brush, box(-0.8, y - 0.96, 1.6, 0.22), hsl(45, 70, 50), flat);
      return;
    case "helmet":
      fill(brush, dome(1.06, -1.86, -0.2), hsl(212, 10, 66));
      fill(brush, box(-0.09, y - 1.56, 0.18, 1.5), hsl(212, 10, 56), flat);
      fill(brush, box(-1.06, y - 0.5, 2.12, 0.2, 0.06), hsl(212, 10, 52), flat);
      return;
    case "chef":
      fill(
        brush,
        shape((path) => {
          for (const [x, r] of [
            [-0.6, 0.56],
            [0, 0.7],
            [0.6, 0.56],
          ] as const)
            path.ellipse(x, y - 1.72, r, r, 0, 0, Math.PI * 2);
        }).simplify(),
        hsl(40, 10, 96),
      );
      fill(brush, box(-0.86, y - 1.4, 1.72, 0.78), hsl(40, 10, 94));
      return;
    case "felt":
      fill(
        brush,
        shape((path) => {
          path.moveTo(-0.9, y - 0.72);
          path.bezierCurveTo(-0.95, y - 1.9, -0.3, y - 1.75, 0, y - 1.6);
          path.bezierCurveTo(0.3, y - 1.75, 0.95, y - 1.9, 0.9, y - 0.72);
          path.closePath();
        }),
        dark,
      );
      fill(brush, box(-0.93, y - 0.98, 1.86, 0.22), lighter(dark, -14), flat);
      fill(brush, oval(0, y - 0.7, 1.5, 0.2), dark);
  }
}
