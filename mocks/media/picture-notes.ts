import type { ImageStyle } from "./studio.ts";

export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a clip needs to know about its picture, in pixels of the picture. */
export interface PictureNotes {
  style: ImageStyle;
  /** Whether the slate's line stands below the picture. */
  hasSlate?: boolean | undefined;
  /** The area in which the camera moves; the strip and the frame around it are still. */
  art: Rectangle;
  speaker?:
    | {
        mouth: { x: number; y: number; width: number };
        eyes?: { x: number; y: number; width: number }[] | undefined;
        reach: number;
      }
    | undefined;
}

const label = "animatic ";

/** The notes are stored in a JPEG comment, because pictures are passed around as bytes. Viewers ignore it. */
export function withNotes(jpeg: Uint8Array, notes: PictureNotes): Uint8Array {
  const text = new TextEncoder().encode(label + JSON.stringify(notes));
  const comment = new Uint8Array(text.length + 4);
  comment.set([0xff, 0xfe, (text.length + 2) >> 8, (text.length + 2) & 255]);
  comment.set(text, 4);
  const bytes = new Uint8Array(jpeg.length + comment.length);
  bytes.set(jpeg.subarray(0, 2));
  bytes.set(comment, 2);
  bytes.set(jpeg.subarray(2), 2 + comment.length);
  return bytes;
}

/** Undefined for a picture without notes. */
export function notesOf(picture: Uint8Array): PictureNotes | undefined {
  if (picture[2] !== 0xff || picture[3] !== 0xfe) return undefined;
  const length = ((picture[4] ?? 0) << 8) | (picture[5] ?? 0);
  const text = new TextDecoder().decode(picture.subarray(6, 4 + length));
  return text.startsWith(label) ? (JSON.parse(text.slice(label.length)) as PictureNotes) : undefined;
}
