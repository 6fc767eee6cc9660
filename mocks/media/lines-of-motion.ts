import { type Brush, fill, polygon } from "./brush.ts";
import { hsl } from "./colour.ts";
import type { Rectangle } from "./picture-notes.ts";

export function paintSpeedLines({ g, dice }: Brush, x: number, y: number, unit: number, isMirrored: boolean): void {
  const back = isMirrored ? 1 : -1;
  g.strokeStyle = "rgba(255,255,255,0.75)";
  g.lineWidth = 3;
  g.lineCap = "round";
  for (let i = 0; i < 8; i++) {
    const from = x + back * unit * dice.between(1.6, 2.4);
    const at = y - unit * dice.between(0.5, 6.5);
    g.beginPath();
    g.moveTo(from, at);
    g.lineTo(from + back * unit * dice.between(1.2, 3.4), at);
    g.stroke();
  }
}

/** A comic shouts its sounds: FWOOSH! */
export function paintSound(brush: Brush, art: Rectangle, prompt: string): void {
  const sound = /\b([A-Z]{4,12})!/.exec(prompt)?.[1];
  if (sound === undefined) return;
  const { g, dice } = brush;
  g.save();
  g.translate(art.x + art.width * dice.pick([0.26, 0.74]), art.y + art.height * 0.2);
  g.rotate(dice.between(-0.18, 0.12));
  const wide = 60 + sound.length * 22;
  const burst = polygon(
    ...Array.from({ length: 28 }, (_, i): [number, number] => {
      const reach = i % 2 === 0 ? 1 : 0.74;
      return [Math.cos((i / 14) * Math.PI) * wide * reach, Math.sin((i / 14) * Math.PI) * 74 * reach];
    }),
  );
  fill(brush, burst, hsl(48, 100, 60), { isFlat: true });
  g.font = 'italic 900 50px "Inter"';
  g.textAlign = "center";
  g.textBaseline = "middle";
  g.lineWidth = 9;
  g.lineJoin = "round";
  g.strokeStyle = "#0a0a0a";
  g.strokeText(`${sound}!`, 0, 2);
  g.fillStyle = "#e4202c";
  g.fillText(`${sound}!`, 0, 2);
  g.restore();
}
