import { type Brush, box, fill, line, oval, polygon, puff, shape, tube } from "./brush.ts";
import { hsl, lighter, white } from "./colour.ts";
import type { Look } from "./looks.ts";

const quiet = { isFlat: true, hasOutline: false };

/** A small dog, cat or mouse, sitting and looking at us. */
export function drawPet(brush: Brush, look: Look): void {
  const isCat = look.kind === "cat" || look.kind === "mouse";
  const coat = hsl(
    look.hair.h < 40 ? look.hair.h + 4 : 30,
    Math.max(32, Math.min(52, look.hair.s)),
    Math.max(48, Math.min(68, look.hair.l + 24)),
  );
  const pale = lighter(coat, 22);
  fill(brush, tube(0.34, [0.9, -0.4], [1.7, -0.8], [1.75, -1.6]), coat);
  fill(brush, oval(0, -0.85, 1.15, 1.1), coat);
  fill(brush, oval(0, -0.95, 0.62, 0.85), pale, quiet);
  for (const side of [-1, 1]) {
    fill(brush, tube(0.42, [side * 0.42, -1.1], [side * 0.42, -0.15]), coat);
    fill(brush, oval(side * 0.46, -0.08, 0.36, 0.18), pale);
    const ear = isCat
      ? polygon([side * 0.35, -3.4], [side * 1.0, -4.1], [side * 1.02, -2.9])
      : shape((path) => {
          path.moveTo(side * 0.45, -3.45);
          path.quadraticCurveTo(side * 1.3, -4.5, side * 1.75, -3.7);
          path.quadraticCurveTo(side * 1.5, -2.9, side * 0.95, -2.7);
          path.closePath();
        });
    fill(brush, ear, lighter(coat, -8));
  }
  fill(brush, tube(0.2, [-0.6, -1.75], [0, -1.6], [0.6, -1.75]), look.top, { isFlat: true });
  fill(brush, oval(0, -1.5, 0.15), hsl(46, 90, 56), { isFlat: true });
  fill(brush, oval(0, -2.75, 1.1, 1.0), coat);
  fill(brush, oval(0, -2.22, 0.58, 0.46), pale, { isFlat: true, hasOutline: brush.style.shading === "dots" });
  for (const side of [-1, 1]) {
    fill(brush, oval(side * 0.42, -2.85, 0.24, 0.27), white, quiet);
    fill(brush, oval(side * 0.4, -2.82, 0.19, isCat ? 0.24 : 0.21), isCat ? hsl(100, 60, 40) : hsl(22, 50, 14), quiet);
    fill(brush, oval(side * 0.4, -2.82, isCat ? 0.06 : 0.12, isCat ? 0.2 : 0.12), hsl(0, 0, 4), quiet);
    fill(brush, oval(side * 0.4 - 0.07, -2.92, 0.065), white, quiet);
    if (isCat)
      for (const dy of [-0.1, 0.08])
        line(brush, 0.03, [
          [side * 0.4, -2.2],
          [side * 1.3, -2.2 + dy * 2],
        ]);
  }
  fill(
    brush,
    oval(0, -2.44, isCat ? 0.13 : 0.2, isCat ? 0.09 : 0.14),
    hsl(isCat ? 350 : 240, isCat ? 50 : 12, isCat ? 60 : 12),
    { isFlat: true },
  );
  line(brush, 0.05, [
    [0, -2.32],
    [0, -2.12],
    [-0.22, -2.04],
  ]);
  line(brush, 0.05, [
    [0, -2.12],
    [0.22, -2.04],
  ]);
}

export function drawBird(brush: Brush, look: Look): void {
  const plumage = look.top;
  for (const side of [-1, 1])
    fill(brush, tube(0.12, [side * 0.3, -0.5], [side * 0.32, -0.06], [side * 0.6, -0.04]), hsl(34, 80, 50), {
      isFlat: true,
    });
  fill(brush, oval(0, -1.3, 0.95, 1.05), plumage);
  fill(brush, oval(0, -1.1, 0.55, 0.7), lighter(plumage, 26), quiet);
  for (const side of [-1, 1]) fill(brush, oval(side * 0.88, -1.25, 0.32, 0.8, side * -0.25), lighter(plumage, -12));
  fill(brush, oval(0, -2.6, 0.92, 0.88), plumage);
  for (const side of [-1, 1]) {
    fill(brush, oval(side * 0.4, -2.65, 0.26), white, { isFlat: true });
    fill(brush, oval(side * 0.38, -2.65, 0.13), hsl(0, 0, 5), quiet);
  }
  fill(brush, polygon([-0.26, -2.42], [0.26, -2.42], [0, -1.98]), hsl(38, 92, 54));
}

/** A face-less presence in the air: it speaks by light. */
export function drawCloud(brush: Brush): void {
  const { g, style } = brush;
  const glow = g.createRadialGradient(0, -2.9, 0.4, 0, -2.9, 3.6);
  const light =
    style.name === "Film Noir" ? "255,255,255" : style.name === "Fantasy Art" ? "255,214,130" : "140,200,255";
  glow.addColorStop(0, `rgba(${light},0.75)`);
  glow.addColorStop(1, `rgba(${light},0)`);
  g.fillStyle = glow;
  g.fillRect(-4, -6.5, 8, 7);
  fill(brush, puff(0, -2.8, 2.7, 1.9, 6), hsl(210, 36, 92));
  fill(brush, puff(-0.9, -2.2, 1.4, 0.8, 4), hsl(210, 30, 97), { isFlat: true, hasOutline: false });
  for (const [x, y, size] of [
    [-1.1, -1.5, 0.8],
    [0.1, -1.25, 1],
    [1.2, -1.5, 0.75],
  ] as const) {
    const bolt = polygon(
      [x, y],
      [x - 0.28 * size, y + 0.6 * size],
      [x, y + 0.55 * size],
      [x - 0.18 * size, y + 1.15 * size],
      [x + 0.34 * size, y + 0.36 * size],
      [x + 0.08 * size, y + 0.4 * size],
    );
    fill(brush, bolt, hsl(200, 95, 64), { isGlowing: true });
  }
}

export function drawRobot(brush: Brush, look: Look): void {
  const shell = hsl(look.top.h, 18, 66);
  for (const side of [-1, 1]) {
    fill(brush, tube(0.46, [side * 0.5, -1.9], [side * 0.55, -0.3]), lighter(shell, -22));
    fill(brush, box(side * 0.6 - 0.45, -0.35, 0.9, 0.35, 0.15), lighter(shell, -30));
    fill(brush, tube(0.4, [side * 1.25, -3.5], [side * 1.7, -2.6], [side * 1.5, -1.8]), lighter(shell, -16));
  }
  fill(brush, box(-1.2, -3.9, 2.4, 2.2, 0.3), shell);
  fill(brush, box(-0.7, -3.4, 1.4, 0.9, 0.12), hsl(220, 30, 16), { isFlat: true });
  for (let i = 0; i < 3; i++)
    fill(brush, oval(-0.4 + i * 0.4, -2.95, 0.12), hsl(i * 60, 90, 58), { isGlowing: true, hasOutline: false });
  fill(brush, box(-0.2, -4.2, 0.4, 0.4), lighter(shell, -25));
  line(brush, 0.08, [
    [0, -6],
    [0, -6.5],
  ]);
  fill(brush, oval(0, -6.5, 0.16), hsl(4, 90, 60), { isGlowing: true, hasOutline: false });
  fill(brush, box(-1.15, -6.05, 2.3, 1.85, 0.4), shell);
  fill(brush, box(-0.9, -5.75, 1.8, 0.75, 0.3), hsl(220, 40, 12), { isFlat: true });
  for (const side of [-1, 1])
    fill(brush, oval(side * 0.42, -5.38, 0.2), hsl(186, 95, 62), { isGlowing: true, hasOutline: false });
  for (let i = 0; i < 5; i++)
    line(brush, 0.06, [
      [-0.4 + i * 0.2, -4.82],
      [-0.4 + i * 0.2, -4.58],
    ]);
}
