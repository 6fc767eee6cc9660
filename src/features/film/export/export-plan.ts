import { counted } from "@/rules/format";
import type { Segment, Tier, Timeline } from "@/rules/timeline";

/** The pace of every exported film; sound is in stereo. */
export const framesPerSecond = 25;
export const soundRate = 48_000;

export type FilmSize = "640x360" | "1280x720" | "1920x1080";
export const filmSizes: Record<FilmSize, { width: number; height: number; label: string }> = {
  "640x360": { width: 640, height: 360, label: "640×360" },
  "1280x720": { width: 1280, height: 720, label: "1280×720" },
  "1920x1080": { width: 1920, height: 1080, label: "1920×1080" },
};

/** Frames or samples of the film, from the first on. */
export interface Span {
  first: number;
  count: number;
}

/** A shot as it is written. */
export interface PlannedShot {
  segment: Segment;
  frames: Span;
  samples: Span;
  /** What is shown: the first of these that can be read, else the card. */
  pictures: readonly { tier: "clip" | "still"; url: string }[];
  /** What is heard: the first of these that can be read, else silence. */
  sounds: readonly string[];
}

export interface ExportPlan {
  shots: readonly PlannedShot[];
  frames: number;
  samples: number;
  made: Record<Tier, number>;
  /** Shots that are made of less than there is, and those that are silent for the same reason. */
  lacking: { pictures: number; sounds: number };
}

/** The film in whole frames and samples, made of the media whose bytes can be read. */
export function exportPlan({ segments, duration }: Timeline, isReadable: (url: string) => boolean): ExportPlan {
  const made: Record<Tier, number> = { clip: 0, still: 0, card: 0 };
  const lacking = { pictures: 0, sounds: 0 };
  const shots = segments.map((segment): PlannedShot => {
    const { start, duration: seconds } = segment;
    const pictures = picturesOf(segment).filter(({ url }) => isReadable(url));
    const wanted = soundsOf(segment);
    const sounds = wanted.filter(isReadable);
    const tier = pictures[0]?.tier ?? "card";
    made[tier] += 1;
    if (tier !== segment.picture) lacking.pictures += 1;
    if (wanted.length > 0 && sounds.length === 0) lacking.sounds += 1;
    return {
      segment,
      frames: spanOf(start, start + seconds, framesPerSecond),
      samples: spanOf(start, start + seconds, soundRate),
      pictures,
      sounds,
    };
  });
  const { count: frames } = spanOf(0, duration, framesPerSecond);
  const { count: samples } = spanOf(0, duration, soundRate);
  return { shots, frames, samples, made, lacking };
}

function picturesOf({ picture, clip, still }: Segment) {
  const pictures: { tier: "clip" | "still"; url: string }[] = [];
  if (clip && picture === "clip") pictures.push({ tier: "clip", url: clip });
  if (still && picture !== "card") pictures.push({ tier: "still", url: still });
  return pictures;
}

function soundsOf({ sound, clip, audio }: Segment): string[] {
  const ofClip = sound === "clip" ? [clip] : [];
  const ofLine = sound === "silence" ? [] : [audio];
  return [...ofClip, ...ofLine].filter((url) => url !== undefined);
}

/**
 * Each end is rounded by itself: a segment begins where the one before ends, so that no frame is missing or doubled, and
 * what is rounded off never adds up.
 */
function spanOf(from: number, to: number, perSecond: number): Span {
  const first = Math.round(from * perSecond);
  return { first, count: Math.round(to * perSecond) - first };
}

/** The addresses that the film is made of, each once. */
export const mediaOf = ({ segments }: Timeline): string[] => [
  ...new Set(segments.flatMap((segment) => [...picturesOf(segment).map(({ url }) => url), ...soundsOf(segment)])),
];

/** What is shown and heard instead of what cannot be read. */
export function lackingWords({ lacking, made, shots }: ExportPlan): string {
  const instead = made.card === shots.length ? "cards" : "stills or cards";
  const pictures = lacking.pictures > 0 ? `${counted(lacking.pictures, "shot")} would be written as ${instead}` : "";
  const silent = lacking.sounds > 0 ? `${counted(lacking.sounds, "shot")} would be silent` : "";
  const all = [pictures, silent].filter(Boolean).join(", and ");
  return all === "" ? "" : `Without them, ${all}.`;
}
