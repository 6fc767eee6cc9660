import type { Caption } from "@/rules/captions";
import type { Context } from "./draw-card";
import type { Theme } from "./theme";

/** Parts of the picture's width, pixels, and ems. */
const look = { size: 0.024, least: 15, widest: 0.9, bottom: 0.05, line: 1.6, side: 0.45, above: 0.2, gap: 0.4 };

/** The words of a caption at the bottom of the picture, each line on a scrim of its own. */
export function drawCaption(context: Context, { speaker, lines }: Caption, theme: Theme): void {
  const { width, height } = context.canvas;
  const size = Math.max(look.least, look.size * width);
  context.font = `500 ${size}px ${theme.sans}`;
  context.textAlign = "left";
  context.textBaseline = "middle";
  const widest = look.widest * width;
  let middle = height * (1 - look.bottom) - (lines.length - 0.5) * look.line * size;
  for (const [index, line] of lines.entries()) {
    const name = index === 0 ? (speaker ?? "") : "";
    const nameWidth = name === "" ? 0 : Math.min(context.measureText(name).width, widest / 3);
    const gap = name === "" ? 0 : look.gap * size;
    const lineWidth = Math.min(context.measureText(line).width, widest - nameWidth - gap);
    const left = (width - nameWidth - gap - lineWidth) / 2;
    const tall = (1 + 2 * look.above) * size;
    context.fillStyle = theme.scrim;
    context.beginPath();
    context.roundRect(
      left - look.side * size,
      middle - tall / 2,
      nameWidth + gap + lineWidth + 2 * look.side * size,
      tall,
      size / 6,
    );
    context.fill();
    context.fillStyle = theme.dim;
    if (name !== "") context.fillText(name, left, middle, nameWidth);
    context.fillStyle = theme.text;
    context.fillText(line, left + nameWidth + gap, middle, lineWidth);
    middle += look.line * size;
  }
}
