import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Brush } from "./brush.ts";
import { css, hsl } from "./colour.ts";
import type { Dice } from "./seeded.ts";
import type { ImageStyle } from "./studio.ts";

/** What lies over the whole picture once it is painted: light, weather, paper, film. */
export function finish({ g, style, dice }: Brush, width: number, height: number, isInside: boolean): void {
  overlays[style.name](g, width, height, dice, isInside);
}

type Overlay = (g: SKRSContext2D, width: number, height: number, dice: Dice, isInside: boolean) => void;

const overlays: Record<ImageStyle, Overlay> = {
  "Classic Anime": (g, w, h) => {
    const light = g.createLinearGradient(0, 0, w * 0.6, h);
    light.addColorStop(0, "rgba(255,250,215,0.4)");
    light.addColorStop(0.5, "rgba(255,250,215,0)");
    g.fillStyle = light;
    g.fillRect(0, 0, w, h);
  },
  // The shading and the frame already give it paper and ink.
  "Comic Book": () => {},
  CyberPunk: (g, w, h, dice, isInside) => {
    const haze = g.createLinearGradient(0, 0, w, h);
    haze.addColorStop(0, "rgba(0,240,255,0.14)");
    haze.addColorStop(0.5, "rgba(20,0,60,0.05)");
    haze.addColorStop(1, "rgba(255,0,140,0.22)");
    g.fillStyle = haze;
    g.fillRect(0, 0, w, h);
    if (!isInside) rain(g, w, h, dice);
    g.fillStyle = "rgba(0,0,12,0.26)";
    for (let y = 0; y < h; y += 4) g.fillRect(0, y, w, 1.6);
    vignette(g, w, h, "4,0,20", 0.62);
  },
  "Digital Art": (g, w, h, dice) => {
    g.globalCompositeOperation = "soft-light";
    for (let i = 0; i < 16; i++) {
      const x = dice.between(0, w);
      const y = dice.between(0, h);
      const size = dice.between(60, 220);
      const bloom = g.createRadialGradient(x, y, 0, x, y, size);
      bloom.addColorStop(0, css(hsl(dice.pick([200, 30, 280]), 70, 76), 0.34));
      bloom.addColorStop(1, css(hsl(220, 60, 70), 0));
      g.fillStyle = bloom;
      g.fillRect(x - size, y - size, size * 2, size * 2);
    }
    g.globalCompositeOperation = "source-over";
    vignette(g, w, h, "14,16,44", 0.42);
  },
  "Fantasy Art": (g, w, h, dice) => {
    g.globalCompositeOperation = "soft-light";
    const glow = g.createRadialGradient(w * 0.62, h * 0.2, 20, w * 0.62, h * 0.2, w * 0.75);
    glow.addColorStop(0, "rgba(255,214,120,0.95)");
    glow.addColorStop(1, "rgba(92,34,20,0.75)");
    g.fillStyle = glow;
    g.fillRect(0, 0, w, h);
    g.globalCompositeOperation = "source-over";
    for (let i = 0; i < 46; i++) {
      const x = dice.between(0, w);
      const y = dice.between(0, h);
      const size = dice.between(3, 11);
      const spark = g.createRadialGradient(x, y, 0, x, y, size);
      spark.addColorStop(0, "rgba(255,246,196,0.95)");
      spark.addColorStop(0.25, "rgba(255,222,120,0.55)");
      spark.addColorStop(1, "rgba(255,210,90,0)");
      g.fillStyle = spark;
      g.fillRect(x - size, y - size, size * 2, size * 2);
    }
    vignette(g, w, h, "40,16,4", 0.6);
  },
  "Film Noir": (g, w, h, dice, isInside) => {
    if (isInside) blinds(g, w, h);
    g.fillStyle = "#ffffff";
    for (let i = 0; i < 2600; i++) {
      g.globalAlpha = dice.between(0.02, 0.16);
      g.fillRect(dice.between(0, w), dice.between(0, h), 1.5, 1.5);
    }
    g.fillStyle = "#000000";
    for (let i = 0; i < 2600; i++) {
      g.globalAlpha = dice.between(0.05, 0.25);
      g.fillRect(dice.between(0, w), dice.between(0, h), 1.5, 1.5);
    }
    g.globalAlpha = 1;
    vignette(g, w, h, "0,0,0", 0.76);
  },
};

export function rain(g: SKRSContext2D, w: number, h: number, dice: Dice, colour = "150,235,255", drops = 150): void {
  g.lineWidth = 1.3;
  for (let i = 0; i < drops; i++) {
    const x = dice.between(-20, w);
    const y = dice.between(-40, h);
    const length = dice.between(14, 44);
    g.strokeStyle = `rgba(${colour},${dice.between(0.12, 0.5).toFixed(2)})`;
    g.beginPath();
    g.moveTo(x, y);
    g.lineTo(x + length * 0.22, y + length);
    g.stroke();
  }
}

/** Window light through a venetian blind, across everything. */
function blinds(g: SKRSContext2D, w: number, h: number): void {
  g.save();
  g.translate(w * 0.1, 0);
  g.transform(1, 0.12, -0.3, 1, 0, 0);
  for (let y = -40; y < h; y += 38) {
    g.fillStyle = "rgba(0,0,0,0.3)";
    g.fillRect(-w, y, w * 2.4, 20);
    g.fillStyle = "rgba(255,255,255,0.1)";
    g.fillRect(-w, y + 20, w * 2.4, 18);
  }
  g.restore();
}

function vignette(g: SKRSContext2D, w: number, h: number, colour: string, strength: number): void {
  const shade = g.createRadialGradient(w / 2, h / 2, h * 0.34, w / 2, h / 2, w * 0.64);
  shade.addColorStop(0, `rgba(${colour},0)`);
  shade.addColorStop(1, `rgba(${colour},${strength})`);
  g.fillStyle = shade;
  g.fillRect(0, 0, w, h);
}
