import { type Brush, fill, halftoneGradient, oval, puff } from "./brush.ts";
import { type Colour, css, hsl, lighter } from "./colour.ts";
import type { ImageStyle } from "./studio.ts";

type Wash = [top: Colour, middle: Colour, low: Colour];
/** Grey is the sky of rain, snow and fog. */
export type Air = "day" | "night" | "dawn" | "sunset" | "grey";

/** The sky is the largest visible difference between the styles. */
const washes: Record<ImageStyle, { day: Wash; night: Wash }> = {
  "Classic Anime": {
    day: [hsl(212, 88, 46), hsl(202, 90, 64), hsl(192, 85, 86)],
    night: [hsl(236, 66, 15), hsl(242, 52, 32), hsl(282, 46, 54)],
  },
  "Comic Book": {
    day: [hsl(198, 92, 60), hsl(198, 92, 60), hsl(50, 100, 72)],
    night: [hsl(246, 70, 22), hsl(246, 70, 22), hsl(268, 70, 44)],
  },
  CyberPunk: {
    day: [hsl(262, 66, 10), hsl(288, 62, 22), hsl(326, 86, 40)],
    night: [hsl(240, 70, 5), hsl(262, 66, 14), hsl(312, 80, 30)],
  },
  "Digital Art": {
    day: [hsl(222, 52, 52), hsl(208, 50, 72), hsl(28, 72, 84)],
    night: [hsl(232, 52, 12), hsl(226, 46, 26), hsl(252, 34, 48)],
  },
  "Fantasy Art": {
    day: [hsl(206, 30, 50), hsl(40, 64, 72), hsl(30, 86, 68)],
    night: [hsl(250, 44, 16), hsl(286, 34, 32), hsl(24, 66, 50)],
  },
  "Film Noir": {
    day: [hsl(0, 0, 36), hsl(0, 0, 62), hsl(0, 0, 84)],
    night: [hsl(0, 0, 3), hsl(0, 0, 12), hsl(0, 0, 30)],
  },
};

function washOf(style: ImageStyle, air: Air): Wash {
  const { day, night } = washes[style];
  if (air === "day" || air === "night") return air === "day" ? day : night;
  const [top, middle, low] = day;
  if (style === "Film Noir") return [lighter(top, -14), lighter(middle, -16), lighter(low, air === "grey" ? -22 : 0)];
  const isDark = style === "CyberPunk";
  if (air === "grey") {
    const grey = (colour: Colour, l: number) => hsl(colour.h, isDark ? 40 : 14, isDark ? l * 0.3 : l);
    return [grey(top, 46), grey(middle, 60), grey(low, 72)];
  }
  const glow = air === "dawn" ? 336 : 18;
  return [
    hsl(air === "dawn" ? 232 : 262, 46, isDark ? 16 : 40),
    hsl(glow, 62, isDark ? 34 : 62),
    hsl(glow + 26, 92, isDark ? 46 : 70),
  ];
}

export function paintSky(brush: Brush, width: number, horizon: number, air: Air): void {
  const { g, style, dice } = brush;
  const isNight = air === "night";
  const [top, middle, low] = washOf(style.name, air);
  const wash = g.createLinearGradient(0, 0, 0, horizon);
  wash.addColorStop(0, css(top));
  wash.addColorStop(0.55, css(middle));
  wash.addColorStop(1, css(low));
  g.fillStyle = style.shading === "dots" ? css(top) : wash;
  g.fillRect(0, 0, width, horizon + 40);
  const sun = { x: width * dice.between(0.68, 0.86), y: horizon * dice.between(0.2, 0.36) };
  if (style.shading === "dots") halftoneGradient(g, low, width, horizon);
  if (isNight) paintStars(brush, width, horizon);
  if (air !== "grey") paintLight(brush, sun.x, air === "dawn" || air === "sunset" ? horizon * 0.78 : sun.y, isNight);
  if (style.shading !== "neon") paintClouds(brush, width, horizon, isNight);
}

function paintStars({ g, dice, style }: Brush, width: number, horizon: number): void {
  g.fillStyle = style.name === "Fantasy Art" ? "#ffe9b0" : "#ffffff";
  for (let i = 0; i < 70; i++) {
    g.globalAlpha = dice.between(0.25, 0.95);
    g.beginPath();
    g.arc(dice.between(0, width), dice.between(0, horizon * 0.8), dice.between(0.6, 1.9), 0, Math.PI * 2);
    g.fill();
  }
  g.globalAlpha = 1;
}

/** Sun or moon, and the light it throws. */
function paintLight(brush: Brush, x: number, y: number, isNight: boolean): void {
  const { g, style } = brush;
  if (style.shading === "neon") {
    const radius = 96;
    const setting = g.createLinearGradient(0, y, 0, y + radius * 2);
    setting.addColorStop(0, "#ffe45e");
    setting.addColorStop(1, "#ff2e88");
    g.fillStyle = setting;
    for (let band = 0; band < 9; band++) {
      g.save();
      g.beginPath();
      g.rect(x - radius, y + band * 22 - 10, radius * 2, 21 - band * 1.7);
      g.clip();
      g.beginPath();
      g.arc(x, y + 80, radius, 0, Math.PI * 2);
      g.globalAlpha = isNight ? 0.55 : 0.9;
      g.fill();
      g.restore();
    }
    return;
  }
  const glow = g.createRadialGradient(x, y, 8, x, y, style.shading === "cel" ? 150 : 300);
  const light = isNight ? "214,226,255" : style.name === "Film Noir" ? "255,255,255" : "255,240,190";
  glow.addColorStop(0, `rgba(${light},${style.shading === "dots" ? 0 : 0.75})`);
  glow.addColorStop(1, `rgba(${light},0)`);
  g.fillStyle = glow;
  g.fillRect(x - 300, y - 300, 600, 600);
  fill(brush, oval(x, y, isNight ? 30 : 36), isNight ? hsl(52, 24, 92) : hsl(50, 100, 84), {
    isFlat: true,
    hasOutline: style.shading === "dots",
  });
}

function paintClouds(brush: Brush, width: number, horizon: number, isNight: boolean): void {
  const { style, dice, g } = brush;
  const isAnime = style.shading === "cel";
  const colour = isNight ? hsl(236, 26, 42) : hsl(206, 40, 97);
  const count = isAnime ? 5 : 4;
  for (let i = 0; i < count; i++) {
    const size = isAnime ? dice.between(0.9, 1.9) : dice.between(0.5, 1.15);
    const x = width * ((i + dice.between(0.1, 0.9)) / count);
    const y = horizon * (isAnime ? dice.between(0.5, 0.92) : dice.between(0.16, 0.6));
    g.save();
    g.globalAlpha =
      style.shading === "soft" || style.shading === "painted" || isNight ? 0.55 : style.shading === "hard" ? 0.4 : 1;
    fill(brush, puff(x, y, 108 * size, 58 * size, 6), colour, {
      hasOutline: style.shading === "dots",
      isFlat: style.shading === "hard",
    });
    g.restore();
  }
}
