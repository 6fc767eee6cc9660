import { unsigned } from "@/rules/media-url";
import type { Segment } from "@/rules/timeline";

/** Seconds by which a length differs from the one that was known, to be worth telling. */
const noticeable = 0.25;

export interface Ears {
  /** A file's length was learnt while it played. */
  onLength?: (url: string, seconds: number) => void;
  /** A file failed, perhaps because its address is too old; told once of each. */
  onFailure?: () => void;
}

/** What a film learns of its files while it plays, each told once. */
export class FilmNews {
  #ears: Ears = {};
  /** The files of which it was told that they failed, or how long they are. */
  readonly #failed = new Set<string>();
  readonly #measured = new Set<string>();

  /** Who is told, until what this gives is called. */
  listen(ears: Ears) {
    this.#ears = ears;
    return () => void (this.#ears = {});
  }

  tellLength({ isMeasured, duration }: Segment, url: string | undefined, seconds: number) {
    const isKnown = isMeasured && duration - seconds <= noticeable;
    if (url === undefined || isKnown || this.#measured.has(url) || !Number.isFinite(seconds) || seconds <= 0) return;
    this.#measured.add(url);
    this.#ears.onLength?.(url, seconds);
  }

  tellFailure(url: string | undefined) {
    const file = url && unsigned(url);
    if (!file || this.#failed.has(file)) return;
    this.#failed.add(file);
    this.#ears.onFailure?.();
  }
}
