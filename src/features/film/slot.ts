import { stillScale } from "@/rules/still-move";
import type { Tier } from "@/rules/timeline";
import type { Volume } from "@/shared/volume-preference";
import { emptyState, leadOf, type ShotMedia, type MediaState, type Readiness } from "./shot-media";

/** Seconds by which a player may be off before it is told where to be. */
const near = 0.05;

/** One place of the stage: a picture or a clip, and a sound. */
export class Slot {
  readonly element = document.createElement("div");
  readonly #video = document.createElement("video");
  readonly #audio = document.createElement("audio");
  #still: HTMLImageElement | undefined;
  #motion: Animation | undefined;
  #isDecoded = false;
  /** Whether the clip has shown a frame: from then on one stands, even while it stalls. */
  #hasFrame = false;
  readonly #broken = new Set<"clip" | "still" | "audio">();
  media: ShotMedia | undefined;

  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
    this.element.className = "absolute inset-0 overflow-hidden";
    this.element.style.visibility = "hidden";
    this.#video.className = "absolute inset-0 size-full object-contain";
    this.#video.playsInline = true;
    for (const [player, kind] of [
      [this.#video, "clip"],
      [this.#audio, "audio"],
    ] as const) {
      player.preload = "auto";
      // It is as loud as the film's own control says.
      player.dataset["ownVolume"] = "";
      player.addEventListener("error", () => player.hasAttribute("src") && this.#break(kind));
      for (const event of ["loadeddata", "canplay", "playing", "ended"]) player.addEventListener(event, this.#look);
    }
    // A file of sound alone is no clip.
    this.#video.addEventListener("loadedmetadata", () => this.#video.videoWidth === 0 && this.#break("clip"));
    this.element.append(this.#video, this.#audio);
  }

  readonly #look = () => {
    this.#showBest();
    this.#changed();
  };

  /** The still gives way to the clip: beside one of another shape it would be seen. */
  #showBest() {
    const isClip = this.media?.picture === "clip";
    this.#hasFrame ||= isClip && this.#video.readyState >= 2;
    if (this.#still) this.#still.style.opacity = this.#isDecoded && !this.#hasFrame ? "1" : "0";
    this.element.classList.toggle("bg-black", this.#isDecoded || this.#hasFrame);
  }

  #break(kind: "clip" | "still" | "audio") {
    this.#broken.add(kind);
    this.#look();
  }

  /** Loads the media of a shot; undefined empties it. What is there already is only moved to where they begin. */
  load(media: ShotMedia | undefined) {
    this.media = media;
    const clip = media?.picture === "clip" ? media.clip : undefined;
    const audio = media?.sound === "audio" ? media.audio : undefined;
    this.#setSource(this.#video, clip, media?.from ?? 0);
    this.#setSource(this.#audio, audio, media?.from ?? 0);
    // That of a clip stands in for it until it comes.
    this.#setStill(media?.picture === "card" ? undefined : media?.still);
    if (this.#motion && media) this.#motion.currentTime = media.from * 1000;
    this.#showBest();
  }

  #setSource(player: HTMLMediaElement, url: string | undefined, from: number) {
    const kind = player === this.#video ? "clip" : "audio";
    if (url !== player.getAttribute("src") || this.#broken.has(kind)) {
      this.#broken.delete(kind);
      if (kind === "clip") this.#hasFrame = false;
      player.pause();
      if (url === undefined) {
        if (!player.hasAttribute("src")) return;
        player.removeAttribute("src");
        player.load();
        return;
      }
      player.src = url;
    }
    if (url !== undefined && Math.abs(player.currentTime - from) > near) player.currentTime = from;
  }

  #setStill(url: string | undefined) {
    if (this.#still?.getAttribute("src") === url && !this.#broken.has("still")) return;
    this.#broken.delete("still");
    this.#motion?.cancel();
    this.#motion = undefined;
    // An element that is gone goes on loading.
    this.#still?.removeAttribute("src");
    this.#still?.remove();
    this.#still = undefined;
    this.#isDecoded = false;
    if (url === undefined) return;
    // A new element each time: no late event of another address is heard.
    const still = document.createElement("img");
    this.#still = still;
    still.alt = "";
    still.className = "absolute inset-0 size-full object-contain";
    still.style.opacity = "0";
    still.src = url;
    const ofThis = (tell: () => void) => () => {
      if (this.#still === still) tell();
    };
    const show = ofThis(() => {
      this.#isDecoded = true;
      this.#look();
    });
    still.decode().then(
      show,
      ofThis(() => this.#break("still")),
    );
    this.element.prepend(still);
  }

  /** Begins or goes on. */
  play(rate: number, refused: () => void) {
    for (const player of [this.#video, this.#audio]) {
      // Setting another address sets the pace back, too.
      player.playbackRate = rate;
      if (!player.hasAttribute("src") || player.ended) continue;
      player.play().catch((error: unknown) => {
        if (error instanceof DOMException && error.name === "NotAllowedError") refused();
      });
    }
    this.#moveStill(rate);
  }

  /** A still comes nearer while it is seen, for those who do not mind. */
  #moveStill(rate: number) {
    const { media } = this;
    const still = this.#still;
    if (
      media?.picture !== "still" ||
      !still ||
      !("animate" in still) ||
      matchMedia("(prefers-reduced-motion: reduce)").matches
    )
      return;
    if (!this.#motion) {
      const keyframes = [0, 1].map((share) => ({ transform: `scale(${stillScale(share)})` }));
      this.#motion = still.animate(keyframes, { duration: media.duration * 1000, fill: "both" });
      this.#motion.currentTime = media.from * 1000;
    }
    this.#motion.playbackRate = rate;
    this.#motion.play();
  }

  pause() {
    this.#video.pause();
    this.#audio.pause();
    this.#motion?.pause();
  }

  setVolume({ volume, muted }: Volume) {
    for (const player of [this.#video, this.#audio]) player.volume = volume;
    this.#video.muted = muted || this.media?.sound !== "clip";
    this.#audio.muted = muted;
  }

  show(isShown: boolean) {
    this.element.style.visibility = isShown ? "visible" : "hidden";
  }

  state(): MediaState {
    const { media } = this;
    if (!media) return emptyState;
    const lead = media.picture === "clip" ? this.#video : this.#audio;
    const plays = leadOf(media) !== undefined;
    const isKnown = plays && !Number.isNaN(lead.duration);
    return {
      picture: this.#pictureOf(media),
      sound: media.sound === "audio" ? this.#readiness(this.#audio, "audio") : "ready",
      seen: this.#seen(media),
      isFetched: plays && lead.networkState === HTMLMediaElement.NETWORK_LOADING && lead.readyState < 3,
      seconds: plays ? lead.currentTime : 0,
      length: isKnown ? lead.duration : undefined,
      hasEnded: plays && lead.ended,
    };
  }

  #seen({ picture }: ShotMedia): Tier {
    if (picture === "clip" && this.#hasFrame) return "clip";
    return picture !== "card" && this.#isDecoded ? "still" : "card";
  }

  #pictureOf({ picture }: ShotMedia): Readiness {
    if (picture === "card") return "ready";
    if (picture === "clip") return this.#readiness(this.#video, "clip");
    if (this.#broken.has("still")) return "failed";
    return this.#isDecoded ? "ready" : "loading";
  }

  #readiness(player: HTMLMediaElement, kind: "clip" | "audio"): Readiness {
    if (this.#broken.has(kind)) return "failed";
    return player.readyState >= 3 || player.ended ? "ready" : "loading";
  }
}
