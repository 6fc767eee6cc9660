import type { Brush } from "./brush.ts";
import { css, hsl } from "./colour.ts";
import { rain } from "./finish.ts";
import type { Scene } from "./scenes.ts";
import type { Light } from "./vocabulary/moments.ts";

/** Rain, snow and fog before everything in the open air, and the light that the words ask for. */
export function paintWeather({ g, dice, style }: Brush, scene: Scene, w: number, h: number): void {
  if (!scene.isInside) {
    if (scene.weather === "storm") paintLightning(g, w * dice.between(0.2, 0.8), h);
    if (scene.weather === "rain" || scene.weather === "storm") {
      g.fillStyle = "rgba(20,30,50,.22)";
      g.fillRect(0, 0, w, h);
      rain(g, w, h, dice, style.name === "Film Noir" ? "235,235,235" : "205,225,245", 230);
    }
    if (scene.weather === "snow") {
      g.fillStyle = "#ffffff";
      for (let i = 0; i < 150; i++) {
        g.globalAlpha = dice.between(0.5, 1);
        g.beginPath();
        g.arc(dice.between(0, w), dice.between(0, h), dice.between(1.5, 5), 0, Math.PI * 2);
        g.fill();
      }
      g.globalAlpha = 1;
    }
    if (scene.weather === "fog") {
      const fog = g.createLinearGradient(0, h * 0.2, 0, h);
      const shade = scene.time === "night" ? "120,130,150" : "225,230,235";
      fog.addColorStop(0, `rgba(${shade},.25)`);
      fog.addColorStop(0.5, `rgba(${shade},.5)`);
      fog.addColorStop(1, `rgba(${shade},.3)`);
      g.fillStyle = fog;
      g.fillRect(0, 0, w, h);
    }
    if (style.name !== "Film Noir" && (scene.time === "sunset" || scene.time === "dawn"))
      tint(g, "rgba(255,120,50,.16)", w, h);
  }
  if (scene.light && (style.name !== "Film Noir" || scene.light === "dark"))
    tint(g, css(hsl(...hues[scene.light]), scene.light === "dark" ? 0.55 : 0.4), w, h);
}

const hues: Record<Light, [number, number, number]> = {
  red: [0, 90, 45],
  orange: [34, 95, 55],
  yellow: [52, 95, 60],
  green: [130, 70, 40],
  blue: [212, 85, 48],
  purple: [288, 70, 48],
  white: [50, 30, 96],
  dark: [230, 40, 6],
};

function tint(g: Brush["g"], colour: string, w: number, h: number): void {
  g.fillStyle = colour;
  g.fillRect(0, 0, w, h);
}

function paintLightning(g: Brush["g"], x: number, h: number): void {
  g.save();
  g.strokeStyle = "#ffffff";
  g.shadowColor = "#bcd8ff";
  g.shadowBlur = 26;
  g.lineWidth = 5;
  g.lineJoin = "miter";
  g.beginPath();
  for (const [dx, share] of [
    [0, 0],
    [-26, 0.16],
    [14, 0.2],
    [-22, 0.4],
    [10, 0.43],
    [-6, 0.6],
  ] as const)
    g.lineTo(x + dx, h * share);
  g.stroke();
  g.restore();
}
