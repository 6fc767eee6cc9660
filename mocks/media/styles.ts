import { type Colour, hsl, mix } from "./colour.ts";
import { faces } from "./fonts.ts";
import type { ImageStyle } from "./studio.ts";

/** How a style lays colour down. The scenery and the figures are the same in all styles; this makes them differ. */
export interface Style {
  name: ImageStyle;
  /** The style's version of a natural colour. */
  tone(natural: Colour): Colour;
  /** cel: one hard shadow · dots: printed halftone · neon: dark glass with a glowing edge · soft: gradients · painted: gradients with brush strokes · hard: light or black. */
  shading: "cel" | "dots" | "neon" | "soft" | "painted" | "hard";
  outline: { colour: Colour; width: number } | undefined;
  /** The strip under the picture. */
  strip: { paper: Colour; ink: Colour; font: string; isUpperCase: boolean };
}

const step = (value: number, size: number) => Math.round(value / size) * size;

export const styles: Record<ImageStyle, Style> = {
  "Classic Anime": {
    name: "Classic Anime",
    tone: ({ h, s, l }) => hsl(h, s * 1.25 + 6, l * 0.92 + 9),
    shading: "cel",
    outline: { colour: hsl(235, 45, 16), width: 2.6 },
    strip: { paper: hsl(218, 62, 24), ink: hsl(48, 100, 92), font: `600 19px "${faces.plain}"`, isUpperCase: false },
  },
  "Comic Book": {
    name: "Comic Book",
    tone: ({ h, s, l }) =>
      s < 14 ? hsl(h, s, step(l, 18)) : hsl(step(h, 20), 88, Math.max(32, Math.min(80, step(l, 8)))),
    shading: "dots",
    outline: { colour: hsl(0, 0, 4), width: 5 },
    strip: { paper: hsl(50, 100, 62), ink: hsl(0, 0, 5), font: `italic 800 19px "${faces.plain}"`, isUpperCase: true },
  },
  CyberPunk: {
    name: "CyberPunk",
    tone: ({ h, s, l }) => hsl(186 + (((h % 360) + 360) % 360) * 0.4, Math.min(95, s + 45), l * 0.5 + 4),
    shading: "neon",
    outline: undefined,
    strip: { paper: hsl(258, 60, 6), ink: hsl(176, 100, 62), font: `19px "${faces.typedBold}"`, isUpperCase: true },
  },
  "Digital Art": {
    name: "Digital Art",
    tone: ({ h, s, l }) => hsl(h, s * 0.92 + 4, l * 0.94 + 2),
    shading: "soft",
    outline: undefined,
    strip: { paper: hsl(226, 32, 15), ink: hsl(220, 40, 92), font: `400 19px "${faces.plain}"`, isUpperCase: false },
  },
  "Fantasy Art": {
    name: "Fantasy Art",
    // Mixing hues would turn greys violet and blues green; greys become earth, the rest only warms.
    tone: ({ h, s, l }) =>
      s < 24 ? hsl(30, s + 16, l * 0.94) : mix(hsl(h, s, l), hsl(h > 60 && h < 260 ? h : 26, 66, 42), 0.3),
    shading: "painted",
    outline: { colour: hsl(22, 60, 15), width: 1.4 },
    strip: { paper: hsl(38, 52, 76), ink: hsl(20, 62, 20), font: `20px "${faces.typedItalic}"`, isUpperCase: false },
  },
  "Film Noir": {
    name: "Film Noir",
    tone: ({ l }) => hsl(0, 0, 54 + (l - 50) * 1.22),
    shading: "hard",
    outline: { colour: hsl(0, 0, 2), width: 2 },
    strip: { paper: hsl(0, 0, 2), ink: hsl(0, 0, 88), font: `19px "${faces.typed}"`, isUpperCase: false },
  },
};
