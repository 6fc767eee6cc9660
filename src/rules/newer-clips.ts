import { unsigned, usableUrl } from "./media-url";
import { videoOf } from "./line-media";
import type { ParsedLine } from "@/api/contract/parsing";

/** The clips of the lines as files: their addresses without what changes at every reading. */
export const clipFiles = (lines: readonly ParsedLine[]): string[] =>
  lines.flatMap((line) => {
    const clip = usableUrl(videoOf(line), "video");
    return clip ? [unsigned(clip)] : [];
  });

/**
 * How many clips a story video cannot hold: those that were not there when it was first seen, and at least as many as
 * there are more than it says to be made of. The wire tells no age of a clip.
 */
export function countNewerClips(clips: readonly string[], seen: readonly string[], video_count: number | undefined) {
  const old = new Set(seen);
  const since = clips.filter((clip) => !old.has(clip)).length;
  return Math.max(since, video_count === undefined ? 0 : clips.length - video_count);
}
