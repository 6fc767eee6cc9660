import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, hsl } from "./colour.ts";
import type { PictureNotes } from "./picture-notes.ts";
import { styles } from "./styles.ts";
import type { ImageStyle } from "./studio.ts";

type Speaker = NonNullable<PictureNotes["speaker"]>;

/** Opens the mouth with the voice, and blinks now and then. */
export function animateSpeaker(
  g: SKRSContext2D,
  style: ImageStyle,
  { mouth, eyes, reach }: Speaker,
  seconds: number,
  loudness: number,
): void {
  const ink = styles[style].outline?.colour ?? hsl(340, 60, 12);
  if (loudness > 0.02 && mouth.width > 0) {
    const open = mouth.width * (0.1 + loudness * 0.42);
    const wide = mouth.width * (0.34 + loudness * 0.1);
    g.fillStyle = css(styles[style].tone(hsl(356, 60, 20)));
    g.strokeStyle = css(style === "CyberPunk" ? hsl(320, 100, 66) : ink);
    g.lineWidth = Math.max(1.2, mouth.width * 0.05);
    g.beginPath();
    g.ellipse(mouth.x, mouth.y + open * 0.35, wide, open, 0, 0, Math.PI * 2);
    g.fill();
    g.stroke();
    g.save();
    g.clip();
    g.fillStyle = css(styles[style].tone(hsl(352, 56, 56)));
    g.beginPath();
    g.ellipse(mouth.x, mouth.y + open * 1.25, wide * 0.7, open * 0.6, 0, 0, Math.PI * 2);
    g.fill();
    g.restore();
  }
  if (mouth.width === 0) paintRadioWaves(g, mouth.x, mouth.y, reach, seconds, loudness);
  if (eyes !== undefined && seconds % 2.6 > 2.46) {
    for (const eye of eyes) closeEye(g, eye, css(ink));
  }
}

/** The lid takes the colour of the face just above the eye. */
function closeEye(g: SKRSContext2D, eye: { x: number; y: number; width: number }, ink: string): void {
  const place = g.getTransform();
  const x = place.a * eye.x + place.e;
  const y = place.d * (eye.y + eye.width * 0.72) + place.f;
  const [red = 0, green = 0, blue = 0] = g.getImageData(Math.round(x), Math.round(y), 1, 1).data;
  g.fillStyle = `rgb(${red},${green},${blue})`;
  g.beginPath();
  g.ellipse(eye.x, eye.y, eye.width * 0.6, eye.width * 0.52, 0, 0, Math.PI * 2);
  g.fill();
  g.strokeStyle = ink;
  g.lineWidth = eye.width * 0.14;
  g.beginPath();
  g.ellipse(eye.x, eye.y, eye.width * 0.52, eye.width * 0.2, 0, 0.1, Math.PI - 0.1);
  g.stroke();
}

/** For speakers without a mouth. */
function paintRadioWaves(
  g: SKRSContext2D,
  x: number,
  y: number,
  reach: number,
  seconds: number,
  loudness: number,
): void {
  for (let ring = 0; ring < 4; ring++) {
    const age = (seconds * 1.4 + ring / 4) % 1;
    g.strokeStyle = `rgba(120,205,255,${(loudness * (1 - age)).toFixed(3)})`;
    g.lineWidth = 4;
    g.beginPath();
    g.ellipse(x, y, reach * (1.4 + age * 2), reach * (0.9 + age * 1.3), 0, 0, Math.PI * 2);
    g.stroke();
  }
}

/** Five small bars in the picture's lower right corner, dancing with the voice. */
export function drawLevel(
  g: SKRSContext2D,
  style: ImageStyle,
  right: number,
  bottom: number,
  seconds: number,
  loudness: number,
): void {
  if (loudness < 0.02) return;
  g.fillStyle = css(style === "CyberPunk" ? styles[style].strip.ink : hsl(0, 0, 100), 0.9);
  for (let bar = 0; bar < 5; bar++) {
    const tall = 5 + loudness * 30 * (0.55 + 0.45 * Math.sin(seconds * 19 + bar * 1.9));
    g.beginPath();
    g.roundRect(right - 62 + bar * 9, bottom - 26 - tall / 2, 5, tall, 2.5);
    g.fill();
  }
}
