import { Blob, File } from "node:buffer";
import { EventSource } from "eventsource";

const nothing = () => undefined;

class NoObserver {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
  takeRecords = () => [];
}

/** Gives jsdom what the application needs of a browser. */
export async function completeThePlatform() {
  // jsdom's own FormData, File and Blob do not survive Node's fetch (names and bytes are lost), and it has no EventSource.
  const form = await new Response("a=1", {
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  }).formData();
  Object.assign(globalThis, { Blob, File, FormData: form.constructor, EventSource });

  // What jsdom lacks because it draws nothing.
  Object.assign(window, {
    scrollTo: nothing,
    ResizeObserver: NoObserver,
    IntersectionObserver: NoObserver,
    matchMedia,
  });
  Object.assign(document, { fonts: { load: async () => [] } });
  Element.prototype.scrollIntoView = nothing;
  Range.prototype.getClientRects = () => document.createElement("i").getClientRects();
  URL.createObjectURL = () => `blob:${location.origin}/${crypto.randomUUID()}`;
  URL.revokeObjectURL = nothing;

  // Media that plays and pauses at once, without a sound.
  Object.assign(HTMLMediaElement.prototype, {
    play(this: HTMLMediaElement) {
      this.dispatchEvent(new Event("play"));
      return Promise.resolve();
    },
    pause(this: HTMLMediaElement) {
      this.dispatchEvent(new Event("pause"));
    },
    load: nothing,
  });
}

/** No media query matches: motion is welcome and the window has no special size. */
const matchMedia = (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: nothing,
    removeListener: nothing,
  });
