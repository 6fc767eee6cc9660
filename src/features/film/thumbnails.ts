/** How many pictures are asked for at once: those of the stage come first. */
const atOnce = 4;

/** The stills of a film as small pictures, each asked for once. */
export class Thumbnails {
  readonly #made = new Map<string, HTMLCanvasElement>();
  readonly #asked = new Set<string>();
  #waiting: string[] = [];
  #loading = 0;
  #height = 0;
  readonly #listeners = new Set<() => void>();
  #isTelling = false;

  get = (url: string) => this.#made.get(url);

  /** Pictures of so many pixels' height, in the order in which they are wanted. */
  want(urls: readonly string[], height: number) {
    this.#height = Math.max(this.#height, height);
    this.#waiting = urls.filter((url) => !this.#asked.has(url));
    this.#loadMore();
  }

  /** Tells when there are more, once a frame at most. */
  listen(listener: () => void) {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  stop() {
    this.#waiting = [];
  }

  #loadMore() {
    while (this.#loading < atOnce) {
      const url = this.#waiting.shift();
      if (url === undefined) return;
      void this.#load(url);
    }
  }

  async #load(url: string) {
    this.#asked.add(url);
    this.#loading += 1;
    const picture = document.createElement("img");
    picture.src = url;
    try {
      await picture.decode();
      this.#keep(url, picture);
    } catch {
      // What does not load stays a plain field.
    }
    this.#loading -= 1;
    this.#loadMore();
  }

  /** Only the small picture is kept: hundreds of large ones would fill the memory. */
  #keep(url: string, picture: HTMLImageElement) {
    const canvas = document.createElement("canvas");
    canvas.height = this.#height;
    canvas.width = Math.round((this.#height * picture.naturalWidth) / (picture.naturalHeight || 1)) || 1;
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    this.#made.set(url, canvas);
    if (this.#isTelling) return;
    this.#isTelling = true;
    requestAnimationFrame(() => {
      this.#isTelling = false;
      for (const listener of this.#listeners) listener();
    });
  }
}
