import { type Brush, box, fill, line, oval, polygon, shape, tube } from "./brush.ts";
import { hsl, lighter, white } from "./colour.ts";
import type { Figure, Pose } from "./figures.ts";
import { drawBackHair, drawBraid, drawHair, hasBackHair } from "./hair.ts";
import { drawHeld, type Held } from "./held.ts";
import type { Look } from "./looks.ts";

type Point = [number, number];

/** Units are head radii; the feet stand at 0, up is negative. */
export function personOf(look: Look): Figure {
  const isChild = look.age === "child";
  const shoulder = isChild ? 0.85 : look.gender === "male" ? 1.28 : 1.02;
  const height = isChild ? 6.1 : 7.9;
  const headAt = -height + 1.15;
  return {
    height,
    headAt,
    mouth: { x: 0, y: headAt + 0.58, width: 0.62 },
    eyes: { x: 0.36, y: headAt - 0.02, width: 0.34 },
    draw(brush, pose, held, isFromBehind) {
      const waist = headAt * 0.44;
      const isSitting = pose === "sit" && look.garment !== "robe";
      brush.g.save();
      if (isSitting) brush.g.translate(0, 1.5);
      drawLegs(brush, look, waist, pose);
      if (hasBackHair(look)) drawBackHair(brush, look, headAt);
      drawArm(brush, look, shoulder, headAt, pose, -1);
      drawBody(brush, look, shoulder, headAt, waist);
      drawArm(brush, look, shoulder, headAt, pose, 1, held);
      drawHead(brush, look, headAt);
      if (isFromBehind) drawBackOfHead(brush, look, headAt);
      else drawFace(brush, look, headAt);
      drawHair(brush, look, headAt);
      if (look.haircut === "braid") drawBraid(brush, look, headAt);
      brush.g.restore();
    },
  };
}

function drawLegs(brush: Brush, look: Look, waist: number, pose: Pose): void {
  const stride = pose === "run" ? 1.1 : pose === "walk" ? 0.5 : 0.12;
  const trousers = wearsSkirt(look) ? look.skin : look.bottom;
  for (const side of [-1, 1]) {
    const isSitting = pose === "sit" && look.garment !== "robe";
    const foot: Point = isSitting
      ? [side * 0.75, -1.62]
      : [side * (0.32 + stride), pose === "run" && side < 0 ? -0.7 : -0.12];
    const knee: Point = isSitting ? [side * 0.85, waist + 0.3] : [side * (0.36 + stride * 0.75), waist * 0.46];
    fill(brush, tube(0.56, [side * 0.36, waist + 0.2], knee, foot), trousers);
    fill(brush, oval(foot[0] + 0.14, foot[1], 0.44, 0.2), lighter(look.bottom, -12));
  }
}

function drawBody(brush: Brush, look: Look, shoulder: number, headAt: number, waist: number): void {
  const top = headAt + 1.42;
  fill(brush, box(-0.33, headAt + 0.7, 0.66, 1), lighter(look.skin, -6), { isFlat: true });
  const { garment } = look;
  const hem =
    garment === "robe" ? -0.3 : garment === "coat" ? waist * 0.42 : garment === "dress" ? waist * 0.5 : waist + 0.35;
  const hip =
    garment === "dress" || garment === "robe" ? shoulder * 1.15 : shoulder * (garment === "coat" ? 0.95 : 0.78);
  const body = shape((path) => {
    path.moveTo(-0.36, top - 0.18);
    path.quadraticCurveTo(-shoulder, top - 0.08, -shoulder, top + 0.6);
    path.quadraticCurveTo(-shoulder * 0.7, (top + waist) / 2, -hip, hem);
    path.lineTo(hip, hem);
    path.quadraticCurveTo(shoulder * 0.7, (top + waist) / 2, shoulder, top + 0.6);
    path.quadraticCurveTo(shoulder, top - 0.08, 0.36, top - 0.18);
    path.quadraticCurveTo(0, top + 0.22, -0.36, top - 0.18);
    path.closePath();
  });
  fill(brush, body, garment === "armour" ? hsl(212, 10, 62) : look.top);
  if (garment === "apron")
    fill(
      brush,
      polygon([-0.5, top + 0.7], [0.5, top + 0.7], [shoulder * 0.7, hem], [-shoulder * 0.7, hem]),
      hsl(40, 16, 94),
    );
  if (garment === "dress" || garment === "robe" || garment === "apron") return;
  if (garment === "suit")
    fill(brush, polygon([-0.3, top - 0.1], [0.3, top - 0.1], [0, top + 1.4]), white, { isFlat: true });
  if (garment === "suit")
    fill(
      brush,
      polygon([-0.1, top + 0.1], [0.1, top + 0.1], [0.14, top + 0.9], [0, top + 1.1], [-0.14, top + 0.9]),
      hsl(352, 60, 36),
      { isFlat: true },
    );
  if (garment === "uniform" || garment === "coat" || garment === "armour")
    for (let i = 0; i < 3; i++)
      for (const x of garment === "uniform" ? [-0.26, 0.26] : [0.16])
        fill(brush, oval(x, top + 0.7 + i * 0.55, 0.08), hsl(45, 80, 56), { isFlat: true });
  const collar = lighter(look.top, look.top.l > 50 ? -22 : 26);
  fill(brush, polygon([-0.42, top - 0.2], [-0.02, top + 0.42], [-0.5, top + 0.5]), collar, { isFlat: true });
  fill(brush, polygon([0.42, top - 0.2], [0.02, top + 0.42], [0.5, top + 0.5]), collar, { isFlat: true });
  line(brush, 0.05, [
    [0, top + 0.45],
    [0, hem - 0.05],
  ]);
}

function drawArm(
  brush: Brush,
  look: Look,
  shoulder: number,
  headAt: number,
  pose: Pose,
  side: -1 | 1,
  held?: Held,
): void {
  const top = headAt + 1.78;
  const from: Point = [side * (shoulder - 0.16), top];
  const raised = (pose === "wave" || held !== undefined) && side > 0;
  const elbow: Point = raised
    ? [side * (shoulder + 0.55), top + 0.75]
    : [side * (shoulder + (pose === "run" ? 0.6 : 0.22)), top + 1.15];
  const hand: Point = raised
    ? [side * (shoulder + (pose === "wave" ? 0.75 : 0.25)), top - (pose === "wave" ? 0.85 : 0.35)]
    : pose === "run"
      ? [side * (shoulder + 0.15) + 0.7, top + 0.75]
      : [side * (shoulder + 0.08), top + (look.age === "child" ? 1.7 : 2.2)];
  fill(brush, oval(hand[0], hand[1], 0.25), look.skin);
  fill(brush, tube(0.46, from, elbow, hand), look.top);
  fill(brush, oval(hand[0], hand[1], 0.23), look.skin, { hasOutline: false });
  if (held && side > 0) drawHeld(brush, held, hand[0], hand[1]);
}

const wearsSkirt = ({ garment }: Look) => garment === "dress";

function drawBackOfHead(brush: Brush, look: Look, y: number): void {
  if (look.haircut !== "bald") fill(brush, oval(0, y - 0.05, 0.97, 1.06), look.hair);
}

function drawHead(brush: Brush, look: Look, y: number): void {
  for (const side of [-1, 1]) fill(brush, oval(side * 0.93, y + 0.08, 0.17, 0.25), look.skin);
  const jaw = look.gender === "male" ? 0.72 : 0.58;
  const head = shape((path) => {
    path.moveTo(-0.93, y - 0.1);
    path.bezierCurveTo(-0.98, y - 1.35, 0.98, y - 1.35, 0.93, y - 0.1);
    path.bezierCurveTo(0.93, y + 0.62, jaw * 0.7, y + 1.1, 0, y + 1.1);
    path.bezierCurveTo(-jaw * 0.7, y + 1.1, -0.93, y + 0.62, -0.93, y - 0.1);
    path.closePath();
  });
  fill(brush, head, look.skin);
}

function drawFace(brush: Brush, look: Look, y: number): void {
  const isAnime = brush.style.name === "Classic Anime";
  const open = isAnime ? 1.4 : 1;
  for (const side of [-1, 1]) {
    const x = side * 0.36;
    fill(brush, oval(x, y, 0.17, 0.12 * open), white, { isFlat: true, hasOutline: false });
    fill(brush, oval(x + 0.02, y + 0.01, 0.1, 0.11 * open), look.eyes, { isFlat: true, hasOutline: false });
    fill(brush, oval(x + 0.02, y + 0.01, 0.05), hsl(0, 0, 4), { isFlat: true, hasOutline: false });
    fill(brush, oval(x - 0.02, y - 0.05 * open, 0.035), white, { isFlat: true, hasOutline: false });
    line(brush, look.gender === "female" || isAnime ? 0.07 : 0.05, [
      [x - 0.19, y - 0.04],
      [x - 0.08, y - 0.13 * open],
      [x + 0.08, y - 0.13 * open],
      [x + 0.19, y - 0.04],
    ]);
    line(
      brush,
      look.gender === "male" ? 0.1 : 0.06,
      [
        [x - side * 0.2, y - 0.36],
        [x + side * 0.04, y - 0.4],
        [x + side * 0.22, y - 0.29],
      ],
      lighter(look.hair, look.hair.l > 60 ? -30 : -4),
    );
    if (look.age === "old")
      line(
        brush,
        0.03,
        [
          [x - 0.14, y + 0.22],
          [x + 0.14, y + 0.2],
        ],
        lighter(look.skin, -22),
      );
  }
  line(
    brush,
    0.05,
    [
      [0.03, y + 0.06],
      [0.1, y + 0.3],
      [-0.04, y + 0.33],
    ],
    lighter(look.skin, -26),
  );
  if (look.beard === "full") {
    const beard = shape((path) => {
      path.moveTo(-0.9, y + 0.15);
      path.quadraticCurveTo(-0.5, y + 0.5, 0, y + 0.42);
      path.quadraticCurveTo(0.5, y + 0.5, 0.9, y + 0.15);
      path.quadraticCurveTo(0.8, y + 1.32, 0, y + 1.36);
      path.quadraticCurveTo(-0.8, y + 1.32, -0.9, y + 0.15);
    });
    fill(brush, beard, look.hair);
  }
  if (look.beard === "moustache") fill(brush, oval(0, y + 0.46, 0.38, 0.09), look.hair, { isFlat: true });
  line(
    brush,
    0.06,
    [
      [-0.22, y + 0.57],
      [0, y + 0.62],
      [0.22, y + 0.57],
    ],
    look.gender === "female" && look.age !== "child" ? hsl(352, 62, 42) : hsl(6, 50, 30),
  );
  if (!look.wearsGlasses) return;
  for (const side of [-1, 1]) {
    line(
      brush,
      0.05,
      Array.from({ length: 17 }, (_, i): Point => [
        side * 0.37 + Math.cos((i / 8) * Math.PI) * 0.27,
        y + Math.sin((i / 8) * Math.PI) * 0.24,
      ]),
    );
  }
  line(brush, 0.05, [
    [-0.1, y - 0.02],
    [0.1, y - 0.02],
  ]);
}
