/**
 * jsdom has the `<dialog>` element without its methods. These are the ones a modal needs: opening moves the focus in,
 * Escape fires "cancel", closing returns the focus.
 */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

function showModal(this: HTMLDialogElement) {
  if (this.open) return;
  openers.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>("input:enabled, select:enabled, textarea:enabled, button:enabled, a[href]")?.focus();
}

function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
  queueMicrotask(() => this.dispatchEvent(new Event("close")));
}

function cancelOnEscape(event: KeyboardEvent) {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  const dialog = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1);
  if (dialog?.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
}

/** Call it once in a set-up file. Does nothing where the methods exist. */
export function polyfillDialogs() {
  if (typeof HTMLDialogElement.prototype.showModal === "function") return;
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  document.addEventListener("keydown", cancelOnEscape);
}
