import type { Volume } from "@/shared/volume-preference";
import type { ShotMedia, Stage } from "./shot-media";
import { Slot } from "./slot";

interface Ears {
  /** Something loaded, failed or ended. */
  changed: () => void;
  /** The browser does not let it play unasked. */
  refused: () => void;
}

/** The stage on the page: two places that take turns, so that a cut is only a change of which one is seen. */
export class DomStage implements Stage {
  readonly element = document.createElement("div");
  #current: Slot;
  #spare: Slot;
  #volume: Volume = { volume: 1, muted: false };
  #isUnlocked = false;
  #ears: Ears | undefined;

  constructor() {
    const changed = () => this.#ears?.changed();
    this.#current = new Slot(changed);
    this.#spare = new Slot(changed);
    this.element.className = "absolute inset-0";
    this.element.append(this.#current.element, this.#spare.element);
    this.#current.show(true);
  }

  /** Who is told, until what this gives is called. */
  listen(ears: Ears) {
    this.#ears = ears;
    return () => {
      this.#ears = undefined;
    };
  }

  prepare(media: ShotMedia | undefined) {
    this.#spare.load(media);
    this.#spare.setVolume(this.#volume);
  }

  show(media: ShotMedia) {
    if (this.#spare.media === media) {
      const before = this.#current;
      this.#current = this.#spare;
      this.#spare = before;
      this.#current.show(true);
      before.show(false);
      before.pause();
    } else this.#current.load(media);
    this.#current.setVolume(this.#volume);
  }

  play(rate: number) {
    const refused = () => this.#ears?.refused();
    this.#current.play(rate, refused);
    if (this.#isUnlocked) return;
    // Some browsers let each player begin by itself only once it was played by a click.
    this.#isUnlocked = true;
    this.#spare.play(rate, () => undefined);
    this.#spare.pause();
  }

  pause() {
    this.#current.pause();
  }

  setVolume(volume: Volume) {
    this.#volume = volume;
    this.#current.setVolume(volume);
    this.#spare.setVolume(volume);
  }

  shown() {
    return this.#current.state();
  }

  prepared() {
    return this.#spare.state();
  }

  /** Nothing plays or loads any more. */
  close() {
    this.#current.load(undefined);
    this.#spare.load(undefined);
  }
}
