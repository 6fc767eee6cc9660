import { type Brush, fill, line, oval, polygon, shape, tube } from "./brush.ts";
import { type Colour, hsl, lighter, white } from "./colour.ts";
import type { Creature } from "./vocabulary/people.ts";

const quiet = { isFlat: true, hasOutline: false };

interface Build {
  coat: Colour;
  /** In head radii: length of the body, its height above the ground, its thickness. */
  long: number;
  high: number;
  thick: number;
  neck: number;
  ears: "pointed" | "round" | "drooping";
  muzzle: number;
  hasMane?: boolean;
  hasHorns?: boolean;
}

const horse: Build = {
  coat: hsl(24, 48, 34),
  long: 3.6,
  high: 4.6,
  thick: 1.35,
  neck: 2.2,
  ears: "pointed",
  muzzle: 1.35,
  hasMane: true,
};

const builds: Partial<Record<Creature, Build>> = {
  wolf: { coat: hsl(220, 9, 42), long: 2.6, high: 2.7, thick: 0.95, neck: 0.9, ears: "pointed", muzzle: 1.05 },
  horse,
  unicorn: { ...horse, coat: hsl(220, 14, 90) },
  cow: {
    coat: hsl(24, 30, 62),
    long: 3.4,
    high: 3.5,
    thick: 1.45,
    neck: 0.9,
    ears: "drooping",
    muzzle: 1.0,
    hasHorns: true,
  },
  pig: { coat: hsl(350, 50, 78), long: 2.2, high: 1.8, thick: 1.05, neck: 0.3, ears: "drooping", muzzle: 0.6 },
  bear: { coat: hsl(24, 36, 26), long: 3.0, high: 3.0, thick: 1.6, neck: 0.6, ears: "round", muzzle: 0.8 },
  lion: {
    coat: hsl(38, 62, 54),
    long: 2.9,
    high: 2.9,
    thick: 1.05,
    neck: 0.8,
    ears: "round",
    muzzle: 0.8,
    hasMane: true,
  },
  dragon: {
    coat: hsl(130, 46, 34),
    long: 3.8,
    high: 3.4,
    thick: 1.4,
    neck: 2.0,
    ears: "pointed",
    muzzle: 1.4,
    hasHorns: true,
  },
};

/** Where the head is: for the mouth and the camera. */
export function beastOf(
  kind: Creature,
): { height: number; headAt: number; headX: number; draw(brush: Brush): void } | undefined {
  const build = builds[kind];
  if (build === undefined) return undefined;
  const headX = build.long * 0.62 + build.neck * 0.42;
  const headAt = -build.high - build.neck;
  return { height: -headAt + 1, headAt, headX: 0, draw: (brush) => drawBeast(brush, kind, build, headX, headAt) };
}

/** From the side; the head looks to the right and stands above the feet's middle, where the camera wants it. */
function drawBeast(brush: Brush, kind: Creature, build: Build, headX: number, headAt: number): void {
  const { g } = brush;
  const { coat, long, high, thick, ears, muzzle } = build;
  const dark = lighter(coat, -10);
  g.save();
  g.translate(-headX * 0.75, 0);
  const leg = (x: number, colour: Colour) =>
    fill(brush, tube(thick * 0.4, [x, -high + 0.3], [x - 0.06, -high * 0.5], [x + 0.06, -0.16]), colour);
  leg(-long * 0.32, dark);
  leg(long * 0.44, dark);
  if (kind === "dragon")
    fill(
      brush,
      polygon([-0.6, -high - 0.6], [-2.6, -high - 3.6], [-0.4, -high - 2.6], [0.7, -high - 3.4], [0.8, -high - 0.6]),
      lighter(coat, 10),
    );
  fill(
    brush,
    tube(kind === "wolf" ? 0.5 : 0.26, [-long * 0.48, -high], [-long * 0.68, -high + 0.3], [-long * 0.74, -high + 1.3]),
    build.hasMane ? lighter(coat, -18) : dark,
  );
  fill(brush, oval(0, -high, long * 0.6, thick), coat);
  fill(brush, tube(thick * 0.86, [long * 0.4, -high - 0.2], [headX, headAt + 0.2]), coat);
  if (build.hasMane)
    fill(
      brush,
      kind === "lion"
        ? oval(headX, headAt + 0.1, 1.25, 1.3)
        : tube(0.46, [long * 0.24, -high - thick * 0.9], [headX - 0.6, headAt - 0.3]),
      hsl(coat.h - 8, 50, 20),
    );
  leg(-long * 0.44, coat);
  leg(long * 0.32, coat);
  if (kind === "unicorn")
    fill(
      brush,
      polygon([headX, headAt - 0.6], [headX + 0.5, headAt - 0.5], [headX + 0.95, headAt - 2.5]),
      hsl(46, 70, 70),
    );
  fill(brush, oval(headX, headAt, 0.78, 0.74), coat);
  fill(brush, oval(headX + 0.62 * muzzle, headAt + 0.26, 0.62 * muzzle, 0.42), lighter(coat, 8));
  fill(brush, oval(headX + 1.14 * muzzle, headAt + 0.12, 0.15, 0.13), hsl(0, 0, 8), quiet);
  line(brush, 0.07, [
    [headX + 0.5 * muzzle, headAt + 0.46],
    [headX + 1.1 * muzzle, headAt + 0.42],
  ]);
  if (kind === "wolf" || kind === "dragon")
    for (const x of [0.6, 0.84])
      fill(
        brush,
        polygon(
          [headX + x * muzzle, headAt + 0.42],
          [headX + (x + 0.13) * muzzle, headAt + 0.42],
          [headX + (x + 0.06) * muzzle, headAt + 0.64],
        ),
        white,
        quiet,
      );
  fill(brush, oval(headX + 0.24, headAt - 0.16, 0.17), kind === "wolf" ? hsl(46, 90, 58) : white, quiet);
  fill(brush, oval(headX + 0.28, headAt - 0.16, 0.09), hsl(0, 0, 5), quiet);
  for (const x of [-0.5, 0.02])
    fill(
      brush,
      ears === "pointed"
        ? polygon(
            [headX + x - 0.16, headAt - 0.5],
            [headX + x + 0.02, headAt - 1.34],
            [headX + x + 0.34, headAt - 0.54],
          )
        : ears === "round"
          ? oval(headX + x, headAt - 0.66, 0.26)
          : oval(headX + x - 0.2, headAt - 0.34, 0.4, 0.2, 0.5),
      dark,
    );
  if (build.hasHorns)
    for (const x of [-0.3, 0.2])
      fill(
        brush,
        tube(0.14, [headX + x, headAt - 0.6], [headX + x + 0.1, headAt - 1.1], [headX + x + 0.34, headAt - 1.3]),
        hsl(40, 30, 84),
      );
  g.restore();
}

export function drawGhost(brush: Brush): void {
  brush.g.save();
  brush.g.globalAlpha = 0.82;
  fill(
    brush,
    shape((path) => {
      path.moveTo(-1.3, -0.7);
      path.bezierCurveTo(-1.6, -6.8, 1.6, -6.8, 1.3, -0.7);
      for (const [x, dy] of [
        [0.9, -0.1],
        [0.45, -0.7],
        [0, -0.1],
        [-0.45, -0.7],
        [-0.9, -0.1],
      ] as const)
        path.lineTo(x, dy);
      path.closePath();
    }),
    hsl(200, 30, 92),
  );
  for (const side of [-1, 1]) fill(brush, oval(side * 0.42, -4.4, 0.2, 0.32), hsl(230, 30, 12), quiet);
  fill(brush, oval(0, -3.6, 0.22, 0.34), hsl(230, 30, 14), quiet);
  brush.g.restore();
}

export function drawSnake(brush: Brush): void {
  const skin = hsl(96, 46, 36);
  fill(brush, tube(0.5, [-2.2, -0.3], [-1.1, -0.7], [0, -0.3], [1.1, -0.6], [1.5, -1.3], [0.6, -1.9], [0, -1.7]), skin);
  for (let i = 0; i < 5; i++) fill(brush, oval(-1.8 + i * 0.7, -0.45, 0.14), hsl(46, 70, 50), quiet);
  fill(brush, oval(0, -1.9, 0.62, 0.42), skin);
  fill(brush, oval(-0.2, -2.02, 0.11), hsl(46, 90, 60), quiet);
  line(
    brush,
    0.06,
    [
      [-0.6, -1.8],
      [-1.0, -1.76],
      [-1.16, -1.9],
    ],
    hsl(352, 80, 46),
  );
}

export function drawFish(brush: Brush): void {
  const scales = hsl(206, 40, 52);
  fill(brush, polygon([-1.5, -1.6], [-2.6, -2.5], [-2.6, -0.7]), lighter(scales, -10));
  fill(brush, oval(0, -1.6, 1.8, 0.8), scales);
  fill(brush, polygon([-0.3, -2.3], [0.3, -3.1], [0.7, -2.2]), lighter(scales, -10));
  fill(brush, oval(1.1, -1.8, 0.18), white, quiet);
  fill(brush, oval(1.15, -1.8, 0.09), hsl(0, 0, 5), quiet);
}

/** A face that is not to be seen: a dark figure against the light. */
export function drawFigure(brush: Brush): void {
  const dark = hsl(230, 16, 12);
  for (const side of [-1, 1]) fill(brush, tube(0.7, [side * 0.4, -3.2], [side * 0.5, -0.2]), dark);
  fill(
    brush,
    shape((path) => {
      path.moveTo(-1.5, -0.9);
      path.quadraticCurveTo(-1.5, -5.8, 0, -5.9);
      path.quadraticCurveTo(1.5, -5.8, 1.5, -0.9);
      path.closePath();
    }),
    dark,
  );
  fill(brush, oval(0, -6.5, 0.86, 0.98), dark);
  for (const side of [-1, 1]) fill(brush, oval(side * 0.3, -6.5, 0.13, 0.09), hsl(50, 30, 90), quiet);
}
