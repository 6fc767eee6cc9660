import { type Brush, box, fill, line, oval, polygon, shape, tube } from "./brush.ts";
import { hsl, lighter, white } from "./colour.ts";
import type { Figure, Pose } from "./figures.ts";
import { drawBackHair, drawHair } from "./hair.ts";
import type { Look } from "./looks.ts";

type Point = [number, number];

/** Units are head radii; the feet stand at 0, up is negative. */
export function personOf(look: Look): Figure {
  const isChild = look.age === "child";
  const shoulder = isChild ? 0.85 : look.gender === "male" ? 1.28 : 1.02;
  const height = isChild ? 5.3 : 7.9;
  const headAt = -height + 1.15;
  return {
    height,
    headAt,
    mouth: { x: 0, y: headAt + 0.58, width: 0.62 },
    eyes: { x: 0.36, y: headAt - 0.02, width: 0.34 },
    draw(brush, pose) {
      const waist = headAt * 0.44;
      drawLegs(brush, look, waist, pose);
      if (look.haircut === "long" || look.haircut === "bob") drawBackHair(brush, look, headAt);
      drawArm(brush, look, shoulder, headAt, pose, -1);
      drawBody(brush, look, shoulder, headAt, waist);
      drawArm(brush, look, shoulder, headAt, pose, 1);
      drawHead(brush, look, headAt);
      drawFace(brush, look, headAt);
      drawHair(brush, look, headAt);
    },
  };
}

function drawLegs(brush: Brush, look: Look, waist: number, pose: Pose): void {
  const stride = pose === "run" ? 1.1 : pose === "walk" ? 0.5 : 0.12;
  const trousers = look.wearsDress ? look.skin : look.bottom;
  for (const side of [-1, 1]) {
    const foot: Point = [side * (0.32 + stride), pose === "run" && side < 0 ? -0.7 : -0.12];
    const knee: Point = [side * (0.36 + stride * 0.75), waist * 0.46];
    fill(brush, tube(0.56, [side * 0.36, waist + 0.2], knee, foot), trousers);
    fill(brush, oval(foot[0] + 0.14, foot[1], 0.44, 0.2), lighter(look.bottom, -12));
  }
}

function drawBody(brush: Brush, look: Look, shoulder: number, headAt: number, waist: number): void {
  const top = headAt + 1.42;
  fill(brush, box(-0.33, headAt + 0.7, 0.66, 1), lighter(look.skin, -6), { isFlat: true });
  const hem = look.wearsDress ? waist * 0.5 : waist + 0.35;
  const hip = look.wearsDress ? shoulder * 1.15 : shoulder * 0.78;
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
  fill(brush, body, look.top);
  if (look.wearsDress) return;
  const collar = lighter(look.top, look.top.l > 50 ? -22 : 26);
  fill(brush, polygon([-0.42, top - 0.2], [-0.02, top + 0.42], [-0.5, top + 0.5]), collar, { isFlat: true });
  fill(brush, polygon([0.42, top - 0.2], [0.02, top + 0.42], [0.5, top + 0.5]), collar, { isFlat: true });
  line(brush, 0.05, [
    [0, top + 0.45],
    [0, hem - 0.05],
  ]);
}

function drawArm(brush: Brush, look: Look, shoulder: number, headAt: number, pose: Pose, side: -1 | 1): void {
  const top = headAt + 1.78;
  const from: Point = [side * (shoulder - 0.16), top];
  const raised = (pose === "wave" || pose === "phone") && side > 0;
  const elbow: Point = raised
    ? [side * (shoulder + 0.55), top + 0.75]
    : [side * (shoulder + (pose === "run" ? 0.6 : 0.22)), top + 1.15];
  const hand: Point = raised
    ? [side * (shoulder + (pose === "wave" ? 0.75 : 0.25)), top - (pose === "wave" ? 0.85 : 0.35)]
    : pose === "run"
      ? [side * (shoulder + 0.15) + 0.7, top + 0.75]
      : [side * (shoulder + 0.08), top + 2.2];
  fill(brush, oval(hand[0], hand[1], 0.25), look.skin);
  fill(brush, tube(0.46, from, elbow, hand), look.top);
  fill(brush, oval(hand[0], hand[1], 0.23), look.skin, { hasOutline: false });
  if (pose === "phone" && side > 0) {
    fill(brush, box(hand[0] - 0.2, hand[1] - 0.62, 0.44, 0.76, 0.08), hsl(225, 20, 16), { isFlat: true });
    fill(brush, box(hand[0] - 0.14, hand[1] - 0.55, 0.32, 0.58, 0.03), hsl(196, 90, 70), {
      isGlowing: true,
      hasOutline: false,
    });
  }
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
    hsl(6, 50, 30),
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
