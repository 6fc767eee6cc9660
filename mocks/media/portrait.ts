import { type Brush, fill, halftoneGradient, box, oval } from "./brush.ts";
import { css, hsl, lighter } from "./colour.ts";
import { figureOf, place } from "./figures.ts";
import { finish } from "./finish.ts";
import type { Rectangle } from "./picture-notes.ts";
import { finishSheet, finishStrip, paintArt, startSheet } from "./sheet.ts";
import type { Made, MediaJob } from "./studio.ts";

/** A member of the cast against a plain backdrop, with the name below. */
export async function paintPortrait({ style, cast, hasSlate }: Extract<MediaJob, { make: "portrait" }>): Promise<Made> {
  const { brush, art, canvas } = startSheet(style, "square", `${cast.name}|${cast.description}`, hasSlate);
  const figure = figureOf(cast);
  const unit = 118 * (figure.height < 5 ? 0.95 : 1);
  paintArt(brush, art, () => {
    paintBackdrop(brush, art);
    place(brush, figure, "stand", art.width / 2, art.height * 0.45 - figure.headAt * unit, unit);
    finish(brush, art.width, art.height, true);
  });
  finishStrip(brush, art, cast.name, "", hasSlate);
  return finishSheet(canvas, { style, art, hasSlate }, brush.pixel);
}

function paintBackdrop(brush: Brush, { width, height }: Rectangle): void {
  const { g, style, dice } = brush;
  const hue = dice.between(0, 360);
  const wall = hsl(hue, 42, 62);
  fill(brush, box(-20, -20, width + 40, height + 40), wall, {
    hasOutline: false,
    isFlat: style.shading !== "soft" && style.shading !== "painted",
  });
  const light = g.createRadialGradient(width / 2, height * 0.4, 40, width / 2, height * 0.4, width * 0.6);
  light.addColorStop(0, css(lighter(style.tone(wall), 22), 0.9));
  light.addColorStop(1, css(style.tone(wall), 0));
  if (style.shading === "dots") return halftoneGradient(g, lighter(style.tone(wall), -22), width, height);
  if (style.shading === "neon") {
    for (const reach of [0.36, 0.44])
      fill(brush, oval(width / 2, height * 0.42, width * reach), wall, { isFlat: true });
    return;
  }
  g.fillStyle = light;
  g.fillRect(0, 0, width, height);
}
