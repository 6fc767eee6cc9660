/**
 * jsdom has no popovers. This gives elements those that close by themselves: a button opens and closes the one that it
 * names, Escape and a pointer elsewhere close it, and the focus that was in it goes back to where it was before.
 */
const openers = new Map<HTMLElement, Element | null>();

/** Whether it is a popover that nobody has opened: a browser does not display it. */
export const isClosedPopover = (element: Element) =>
  element instanceof HTMLElement && element.hasAttribute("popover") && !openers.has(element);

function tell(popover: HTMLElement, newState: "open" | "closed") {
  const states = { newState, oldState: newState === "open" ? "closed" : "open" };
  popover.dispatchEvent(Object.assign(new Event("beforetoggle"), states));
  queueMicrotask(() => popover.dispatchEvent(Object.assign(new Event("toggle"), states)));
}

function showPopover(this: HTMLElement) {
  if (openers.has(this)) return;
  tell(this, "open");
  openers.set(this, document.activeElement);
}

function hidePopover(this: HTMLElement) {
  const opener = openers.get(this);
  if (!openers.delete(this)) return;
  const hadFocus = this.contains(document.activeElement);
  tell(this, "closed");
  if (hadFocus && opener instanceof HTMLElement) opener.focus();
}

function toggleNamed({ target, defaultPrevented }: Event) {
  const id = target instanceof Element && target.closest("button[popovertarget]")?.getAttribute("popovertarget");
  const popover = id && !defaultPrevented ? document.getElementById(id) : null;
  if (!popover) return;
  if (openers.has(popover)) popover.hidePopover();
  else popover.showPopover();
}

/** Neither it nor the button that closes it is elsewhere. */
function closeFromElsewhere({ target }: Event) {
  if (!(target instanceof Element)) return;
  for (const popover of openers.keys())
    if (!popover.contains(target) && !target.closest(`[popovertarget="${popover.id}"]`)) popover.hidePopover();
}

function closeOnEscape({ key }: KeyboardEvent) {
  if (key === "Escape") for (const popover of openers.keys()) popover.hidePopover();
}

/** Call it once in a set-up file; where the browser has its own it does nothing. */
export function polyfillPopovers() {
  if (typeof HTMLElement.prototype.showPopover === "function") return;
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover });
  document.addEventListener("click", toggleNamed);
  document.addEventListener("pointerdown", closeFromElsewhere);
  document.addEventListener("keydown", closeOnEscape);
}
