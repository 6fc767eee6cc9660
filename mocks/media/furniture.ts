import { box, fill, line, oval, polygon, puff } from "./brush.ts";
import { css, hsl, lighter } from "./colour.ts";
import type { Paint } from "./landmarks.ts";
import { paintSky } from "./sky.ts";

const quiet = { isFlat: true, hasOutline: false };

export function paintWindow(room: Paint, x: number, y: number, wide: number, tall: number): void {
  const { g, isNight } = room;
  g.save();
  g.beginPath();
  g.rect(x, y, wide, tall);
  g.clip();
  g.translate(x, y);
  paintSky(room, wide, tall * 0.9, isNight ? "night" : "day");
  fill(room, puff(wide * 0.3, tall, wide * 0.5, tall * 0.4), hsl(130, 34, isNight ? 16 : 40));
  g.restore();
  const frame = room.dim(hsl(32, 22, 88));
  for (const [dx, dy, fw, fh] of [
    [-8, -8, wide + 16, 10],
    [-8, tall, wide + 16, 12],
    [-8, -8, 10, tall + 16],
    [wide - 2, -8, 10, tall + 16],
    [wide / 2 - 4, 0, 8, tall],
    [0, tall / 2 - 4, wide, 8],
  ] as const) {
    fill(room, box(x + dx, y + dy, fw, fh), frame, { isFlat: true });
  }
}

export function paintPicture(room: Paint, x: number, y: number, wide: number, tall: number): void {
  fill(room, box(x, y, wide, tall), room.dim(hsl(36, 60, 44)));
  fill(room, box(x + 9, y + 9, wide - 18, tall - 18), room.dim(hsl(room.dice.between(0, 360), 40, 66)), {
    isFlat: true,
  });
  fill(
    room,
    oval(x + wide * 0.5, y + tall * 0.62, wide * 0.22, tall * 0.2),
    room.dim(hsl(room.dice.between(0, 360), 40, 44)),
    quiet,
  );
}

export function paintLamp(room: Paint, x: number, y: number): void {
  const { g } = room;
  const light = g.createRadialGradient(x, y - 210, 10, x, y - 210, 230);
  light.addColorStop(0, room.style.name === "Film Noir" ? "rgba(255,255,255,0.5)" : css(hsl(44, 100, 76), 0.5));
  light.addColorStop(1, "rgba(255,230,160,0)");
  g.fillStyle = light;
  g.fillRect(x - 230, y - 440, 460, 460);
  fill(room, box(x - 4, y - 190, 8, 186), room.dim(hsl(30, 30, 28)), { isFlat: true });
  fill(room, oval(x, y - 4, 40, 8), room.dim(hsl(30, 30, 28)));
  fill(room, polygon([x - 26, y - 250], [x + 26, y - 250], [x + 56, y - 182], [x - 56, y - 182]), hsl(44, 88, 76));
}

export function paintSofa(room: Paint, x: number, y: number): void {
  const fabric = room.dim(hsl(room.dice.between(0, 360), 42, 46));
  fill(room, box(x - 150, y - 128, 300, 100, 26), fabric);
  for (const side of [-1, 1]) fill(room, box(x + side * 150 - 32, y - 92, 64, 84, 22), lighter(fabric, -5));
  fill(room, box(x - 124, y - 58, 248, 46, 12), lighter(fabric, 7));
}

export function paintShelves(room: Paint, x: number, y: number, wide: number, tall: number): void {
  const wood = room.dim(hsl(24, 42, 34));
  fill(room, box(x, y, wide, tall), lighter(wood, -10), { isFlat: true });
  const rows = Math.max(2, Math.round(tall / 78));
  for (let row = 1; row <= rows; row++) {
    const shelf = y + (tall / rows) * row;
    for (let at = x + 8; at < x + wide - 24; at += room.dice.between(15, 30)) {
      const high = (tall / rows) * room.dice.between(0.45, 0.8);
      fill(room, box(at, shelf - high - 6, 14, high), room.dim(hsl(room.dice.between(0, 360), 46, 48)), {
        isFlat: true,
        hasOutline: room.style.shading === "dots",
      });
    }
    fill(room, box(x - 4, shelf - 8, wide + 8, 9), wood, { isFlat: true });
  }
}

export function paintDesk(room: Paint, x: number, y: number): void {
  const wood = room.dim(hsl(26, 46, 42));
  for (const dx of [-150, 120]) fill(room, box(x + dx, y - 84, 34, 100), lighter(wood, -10));
  fill(room, box(x - 184, y - 104, 370, 22, 4), wood);
  fill(room, box(x - 66, y - 186, 116, 74, 6), hsl(226, 14, 20));
  fill(room, box(x - 59, y - 179, 102, 60, 3), hsl(200, 70, 66), { isFlat: true, isGlowing: true, hasOutline: false });
  fill(room, box(x - 16, y - 114, 16, 12), hsl(226, 14, 20), { isFlat: true });
}

export function paintPendant(room: Paint, x: number, y: number): void {
  line(room, 3, [
    [x, -10],
    [x, y - 30],
  ]);
  const { g } = room;
  const cone = g.createLinearGradient(0, y, 0, y + 280);
  cone.addColorStop(0, "rgba(255,236,180,0.36)");
  cone.addColorStop(1, "rgba(255,236,180,0)");
  g.fillStyle = cone;
  g.beginPath();
  g.moveTo(x - 30, y);
  g.lineTo(x + 30, y);
  g.lineTo(x + 140, y + 280);
  g.lineTo(x - 140, y + 280);
  g.fill();
  fill(room, polygon([x - 12, y - 34], [x + 12, y - 34], [x + 38, y], [x - 38, y]), hsl(150, 30, 26));
  fill(room, oval(x, y + 2, 14, 7), hsl(48, 100, 82), { isGlowing: true, hasOutline: false });
}
