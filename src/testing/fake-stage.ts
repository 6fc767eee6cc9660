import { emptyState, type ShotMedia, type MediaState, type Readiness, type Stage } from "@/features/film/shot-media";

/** How a file behaves; one that is not named plays for three seconds. */
export interface FakeFile {
  /** Seconds after which it can be shown or played; Infinity for one that never comes. */
  comesAfter?: number;
  fails?: boolean;
  /** Seconds; Infinity for one without an end. */
  length?: number;
  /** Seconds at which it plays no further, though it has not ended. */
  stallsAt?: number;
}

interface Place {
  media: ShotMedia;
  /** Seconds for which it has been loaded, and to which it has been played. */
  loaded: number;
  played: number;
}

/** A stage without a page, on which time passes when a test says so. */
export class FakeStage implements Stage {
  shownMedia: ShotMedia[] = [];
  isPlaying = false;
  rate = 1;
  #shown: Place | undefined;
  #prepared: Place | undefined;

  readonly files: Record<string, FakeFile>;

  constructor(files: Record<string, FakeFile> = {}) {
    this.files = files;
  }

  prepare = (media: ShotMedia | undefined) => {
    this.#prepared = media && { media, loaded: 0, played: media.from };
  };

  show = (media: ShotMedia) => {
    const isPrepared = this.#prepared?.media === media;
    this.#shown = isPrepared ? this.#prepared : { media, loaded: 0, played: media.from };
    if (isPrepared) this.#prepared = undefined;
    this.shownMedia.push(media);
  };

  play = (rate: number) => {
    this.isPlaying = true;
    this.rate = rate;
  };

  pause = () => {
    this.isPlaying = false;
  };

  pass(seconds: number) {
    for (const place of [this.#shown, this.#prepared]) if (place) place.loaded += seconds;
    const place = this.#shown;
    if (!place || !this.isPlaying) return;
    const { file, isReady } = this.#lead(place);
    if (!file || !isReady) return;
    const end = Math.min(file.length ?? 3, file.stallsAt ?? Infinity);
    place.played = Math.min(place.played + seconds * this.rate, end);
  }

  shown = () => this.#stateOf(this.#shown);
  prepared = () => this.#stateOf(this.#prepared);

  #lead({ media, loaded }: Place) {
    const url = media.picture === "clip" ? media.clip : media.audio;
    const leads = media.picture === "clip" || media.sound === "audio";
    const file = leads && url !== undefined ? (this.files[url] ?? {}) : undefined;
    return { file, isReady: file !== undefined && loaded >= (file.comesAfter ?? 0) && !file.fails };
  }

  #stateOf(place: Place | undefined): MediaState {
    if (!place) return emptyState;
    const { media, loaded, played } = place;
    const readiness = (url: string | undefined): Readiness => {
      const file = url === undefined ? {} : (this.files[url] ?? {});
      if (file.fails) return "failed";
      return loaded >= (file.comesAfter ?? 0) ? "ready" : "loading";
    };
    const { file, isReady } = this.#lead(place);
    const isThere = (tier: "clip" | "still") => media[tier] !== undefined && readiness(media[tier]) === "ready";
    const below = media.picture !== "card" && isThere("still") ? "still" : "card";
    const length = isReady ? (file?.length ?? 3) : undefined;
    return {
      picture: media.picture === "card" ? "ready" : readiness(media[media.picture]),
      sound: media.sound === "audio" ? readiness(media.audio) : "ready",
      seen: media.picture === "clip" && isThere("clip") ? "clip" : below,
      isFetched: file !== undefined && !isReady && !file.fails,
      seconds: played,
      length,
      hasEnded: length !== undefined && played >= length,
    };
  }
}
