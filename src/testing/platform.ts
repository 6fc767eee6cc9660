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
    print: nothing,
    ResizeObserver: NoObserver,
    IntersectionObserver: NoObserver,
    matchMedia,
  });
  Object.assign(document, { fonts: { load: async () => [] } });
  Element.prototype.scrollIntoView = nothing;
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  Range.prototype.getClientRects = () => document.createElement("i").getClientRects();
  URL.createObjectURL = () => `blob:${location.origin}/${crypto.randomUUID()}`;
  URL.revokeObjectURL = nothing;

  window.getComputedStyle = plainStyle(window.getComputedStyle.bind(window));

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

/**
 * How an element is displayed, seen and pointed at, by its kind and its attributes: no style sheet is loaded here, and
 * jsdom works its own out anew for each element that a query looks at, a fifth of the tests' time. All else is jsdom's.
 */
function plainStyle(computed: typeof getComputedStyle): typeof getComputedStyle {
  const displays = new Map<string, string>();
  const usualDisplay = (name: string) => {
    const known = displays.get(name);
    if (known !== undefined) return known;
    const fresh = document.createElement(name);
    // A closed dialog is hidden.
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
