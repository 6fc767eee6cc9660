import { type Brush, fill, oval, polygon, shape, tube } from "./brush.ts";
import { lighter } from "./colour.ts";
import { drawHat } from "./hats.ts";
import type { Look } from "./looks.ts";

type Point = [number, number];

/** How far hair falls below the middle of the head, where it is not long. */
const backLengths: Partial<Record<Look["haircut"], number>> = { bun: 0.6, bob: 0.95, braid: 1.2 };

export function drawBackHair(brush: Brush, look: Look, y: number): void {
  const end = y + (backLengths[look.haircut] ?? 2.1);
  const back = shape((path) => {
    path.moveTo(-1.05, y - 0.3);
    path.bezierCurveTo(-1.1, y - 1.6, 1.1, y - 1.6, 1.05, y - 0.3);
    path.quadraticCurveTo(1.25, (y + end) / 2, 1.0, end);
    path.quadraticCurveTo(0, end + 0.25, -1.0, end);
    path.quadraticCurveTo(-1.25, (y + end) / 2, -1.05, y - 0.3);
  });
  fill(brush, back, lighter(look.hair, -5));
}

/** Hair that shows below the ears: what tells women from men at a glance, unless they are described otherwise. */
export const hasBackHair = ({ haircut, gender }: Look) =>
  /^(?:long|bob|braid)$/.test(haircut) || (gender === "female" && /^(?:bun|curly|spiky)$/.test(haircut));

/** A braid lies over one shoulder, before the clothes. */
export function drawBraid(brush: Brush, look: Look, y: number): void {
  fill(brush, tube(0.42, [0.86, y + 0.4], [1.06, y + 1.3], [0.82, y + 2.7]), look.hair);
  fill(brush, oval(0.82, y + 2.75, 0.2, 0.26), look.top, { isFlat: true });
}

/** The line where hair meets forehead is what tells the cuts apart. */
export function drawHair(brush: Brush, look: Look, y: number): void {
  const cap = (fringe: Point[]) =>
    shape((path) => {
      path.moveTo(-0.99, y + 0.05);
      path.bezierCurveTo(-1.14, y - 1.55, 1.14, y - 1.55, 0.99, y + 0.05);
      for (const [x, dy] of fringe) path.lineTo(x, y + dy);
      path.closePath();
    });
  const sweep: Point[] = [
    [0.84, -0.4],
    [0.3, -0.62],
    [-0.35, -0.72],
    [-0.84, -0.35],
  ];
  const parted: Point[] = [
    [0.86, -0.3],
    [0.55, -0.55],
    [-0.3, -0.86],
    [-0.62, -0.5],
    [-0.86, -0.25],
  ];
  const fringe: Point[] = [
    [0.84, -0.2],
    [0.6, -0.48],
    [0.25, -0.42],
    [-0.1, -0.5],
    [-0.5, -0.4],
    [-0.84, -0.2],
  ];
  if (look.haircut === "spiky") {
    const spikes = Array.from({ length: 13 }, (_, i): Point => {
      const angle = Math.PI * (1 + i / 12);
      const reach = i % 2 === 0 ? 1 : 1.42;
      return [Math.cos(angle) * reach, y - 0.15 + Math.sin(angle) * reach * 1.08];
    });
    fill(brush, polygon(...spikes, ...sweep.map(([x, dy]): Point => [x, y + dy])), look.hair);
  } else if (look.haircut === "curly") {
    const curls = shape((path) => {
      for (let i = 0; i <= 8; i++) {
        const angle = Math.PI * (0.98 + (i / 8) * 1.04);
        path.ellipse(Math.cos(angle) * 0.9, y - 0.3 + Math.sin(angle) * 0.78, 0.38, 0.36, 0, 0, Math.PI * 2);
      }
    }).simplify();
    fill(brush, curls, look.hair);
  } else if (look.haircut !== "bald") {
    if (look.haircut === "bun") fill(brush, oval(0, y - 1.42, 0.56, 0.46), look.hair);
    fill(brush, cap(look.haircut === "parted" ? parted : look.haircut === "short" ? sweep : fringe), look.hair);
  }
  if (look.hat) drawHat(brush, look.hat, look.hat === "hood" ? look.top : look.bottom, y);
}
