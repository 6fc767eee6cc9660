import { Blob, File } from "node:buffer";
import { EventSource } from "eventsource";
import { isClosedPopover } from "./popover";

const nothing = () => undefined;

class NoObserver {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
  takeRecords = () => [];
}

/** Adds to jsdom what the application needs of a browser. */
export async function polyfillJsdom() {
  // Node's fetch loses names and bytes of jsdom's FormData, File and Blob, and jsdom has no EventSource.
  const form = await new Response("a=1", {
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  }).formData();
  Object.assign(globalThis, { Blob, File, FormData: form.constructor, EventSource });

  // jsdom has no layout, and so none of these.
  Object.assign(window, {
    scrollTo: nothing,
    print: nothing,
    ResizeObserver: NoObserver,
    IntersectionObserver: NoObserver,
    matchMedia,
  });
  Object.assign(document, { fonts: { load: async () => [] } });
  Element.prototype.scrollIntoView = nothing;
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  Range.prototype.getClientRects = () => document.createElement("i").getClientRects();
  URL.createObjectURL = () => `blob:${location.origin}/${crypto.randomUUID()}`;
  URL.revokeObjectURL = nothing;

  window.getComputedStyle = plainStyle(window.getComputedStyle.bind(window));

  // Media that plays and pauses at once.
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

/** No media query matches, so motion is not reduced. */
const matchMedia = (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: nothing,
    removeListener: nothing,
  });

/**
 * A fast `getComputedStyle` for display, visibility, pointer-events and opacity, from tag name and attributes: no
 * style sheet is loaded in tests, and jsdom's own takes a fifth of their time. Other properties are still jsdom's.
 */
function plainStyle(computed: typeof getComputedStyle): typeof getComputedStyle {
  const displays = new Map<string, string>();
  const usualDisplay = (name: string) => {
    const known = displays.get(name);
    if (known !== undefined) return known;
    const fresh = document.createElement(name);
    // A dialog is only displayed while open.
    fresh.toggleAttribute("open", true);
    const { display } = computed(fresh);
    displays.set(name, display);
    return display;
  };
  const displayOf = (element: Element) =>
    written(element, "display") ||
    (element.matches("[hidden], dialog:not([open]), input[type=hidden]") || isClosedPopover(element)
      ? "none"
      : usualDisplay(element.localName));
  const inherited = (element: Element | null, property: string): string =>
    element ? written(element, property) || inherited(element.parentElement, property) : "";

  return (element, pseudo) => {
    if (pseudo) return computed(element, pseudo);
    const plain = new Map([
      ["display", () => displayOf(element)],
      ["visibility", () => inherited(element, "visibility") || "visible"],
      ["pointerEvents", () => inherited(element, "pointer-events") || "auto"],
      ["opacity", () => written(element, "opacity") || "1"],
    ]);
    let all: CSSStyleDeclaration | undefined;
    const whole = () => (all ??= computed(element));
    const valueOf = (property: string) => plain.get(property)?.() ?? whole().getPropertyValue(property);
    return new Proxy(element.ownerDocument.documentElement.style, {
      get: (_, name) =>
        name === "getPropertyValue" ? valueOf : (plain.get(String(name))?.() ?? Reflect.get(whole(), name)),
    });
  };
}

const written = (element: Element, property: string) =>
  element.hasAttribute("style") && "style" in element && element.style instanceof CSSStyleDeclaration
    ? element.style.getPropertyValue(property)
    : "";
