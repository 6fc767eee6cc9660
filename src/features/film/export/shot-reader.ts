import { mediaBytes, MediaBytesError } from "@/api/media";
import type { Context } from "./draw-card";
import type { PlannedShot } from "./export-plan";
import { openCard, openClip, openStill, type ShotPicture } from "./shot-picture";
import { silence, soundOf } from "./shot-sound";
import type { Theme } from "./theme";

/** A file that the film goes without, as it could not be read or decoded. */
export interface MissedMedia {
  line_number: number;
  what: "clip" | "still" | "sound";
  error: unknown;
}

interface Reading {
  context: Context;
  theme: Theme;
  signal: AbortSignal;
}

/** Reads the media of shots in their order. What fails falls to the next that there is, at last to card and silence. */
export function createReader({ context, theme, signal }: Reading) {
  const files = new Map<string, Promise<Blob>>();
  const missed: MissedMedia[] = [];

  function bytesOf(url: string): Promise<Blob> {
    const file = files.get(url) ?? mediaBytes(url, { signal });
    files.set(url, file);
    return file;
  }

  /** A host that is away ends the export, which can be tried again; a file that is gone or broken is gone without. */
  function miss(shot: PlannedShot, what: MissedMedia["what"], error: unknown) {
    signal.throwIfAborted();
    if (error instanceof MediaBytesError && error.reason === "network") throw error;
    missed.push({ line_number: shot.segment.line_number, what, error });
  }

  async function picture(shot: PlannedShot): Promise<ShotPicture> {
    const open = { clip: openClip, still: openStill };
    for (const { tier, url } of shot.pictures) {
      try {
        const opened = await open[tier](await bytesOf(url), shot.frames.count, context);
        return holding(opened, (error) => miss(shot, tier, error));
      } catch (error) {
        miss(shot, tier, error);
      }
    }
    return openCard(shot.segment.line, context, theme);
  }

  /** The picture that was drawn last stays where the rest of a clip is broken. */
  function holding(opened: ShotPicture, onBroken: (error: unknown) => void): ShotPicture {
    let isBroken = false;
    const draw = async () => {
      if (isBroken) return;
      try {
        await opened.draw();
      } catch (error) {
        isBroken = true;
        onBroken(error);
      }
    };
    return { ...opened, draw };
  }

  async function sound(shot: PlannedShot): Promise<AudioBuffer> {
    const { count } = shot.samples;
    const { sound: wanted, clip } = shot.segment;
    for (const url of shot.sounds) {
      try {
        const file = await bytesOf(url);
        return await soundOf(file, count);
      } catch (error) {
        // A clip may have no sound of its own; one that is gone or broken is told as a picture.
        if (wanted === "clip" && url === clip && !(error instanceof MediaBytesError)) return silence(count);
        if (url === clip) signal.throwIfAborted();
        else miss(shot, "sound", error);
      }
    }
    return silence(count);
  }

  return {
    missed,
    picture,
    sound,
    /** Has what a shot needs first fetched before its turn. */
    fetchAhead: (shot: PlannedShot | undefined) => {
      // What fails is told when its turn comes.
      for (const url of neededFirst(shot)) bytesOf(url).catch(() => undefined);
    },
    /** Lets go of a shot's files, save those of the next one. */
    forget: (shot: PlannedShot, next: PlannedShot | undefined) => {
      const kept = new Set(neededFirst(next));
      const all = [...shot.pictures.map(({ url }) => url), ...shot.sounds];
      for (const url of all) if (!kept.has(url)) files.delete(url);
    },
  };
}

const neededFirst = (shot: PlannedShot | undefined): string[] =>
  [shot?.pictures[0]?.url, shot?.sounds[0]].filter((url) => url !== undefined);
