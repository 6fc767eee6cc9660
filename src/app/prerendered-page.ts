/**
 * The page that stands before the application runs: index.html holds the first screens as templates, made from the very
 * components when it is built. Whatever is done to it meanwhile is done to the application once that runs.
 */
export interface PrerenderedPage {
  /** Whether somebody has typed into it. */
  isFilled: () => boolean;
  /** Has the application rendered in its place, with what was typed, where the cursor was, and what was pressed. */
  handOver: (render: () => void) => void;
}

/** The template of that name, as index.html has it. */
export const templateOf = (name: string) => document.querySelector<HTMLTemplateElement>(`template#${name}`);

/** Puts a template into the root. Undefined where there is none, as while one develops. */
export function showPrerenderedPage(root: HTMLElement, name: string): PrerenderedPage | undefined {
  const template = templateOf(name);
  if (!template) return undefined;
  root.replaceChildren(template.content.cloneNode(true));
  // An address field tells nobody where its cursor is. What the application renders in its place is one.
  for (const field of root.querySelectorAll<HTMLInputElement>("input[type=email]"))
    Object.assign(field, { type: "text", inputMode: "email" });
  document.title = template.dataset["title"] ?? document.title;
  const wishes = listenForWishes(root);

  return {
    isFilled: () => fieldsIn(root).some(({ value }) => value !== ""),
    handOver(render) {
      const typed = fieldsIn(root).map(({ value }) => value);
      const focused = focusableIn(root).findIndex((each) => each === document.activeElement);
      const cursor = cursorIn(document.activeElement);
      wishes.stop();
      render();
      typed.forEach((value, index) => value && typeInto(fieldsIn(root)[index], value));
      for (const button of wishes.pressed) root.querySelectorAll("button")[button]?.click();
      const target = focusableIn(root)[focused];
      target?.focus({ preventScroll: true });
      if (cursor && target instanceof HTMLInputElement) putCursor(target, cursor);
      if (wishes.submits) target?.closest("form")?.requestSubmit();
    },
  };
}

/** What is pressed on a page where nothing answers yet. */
function listenForWishes(root: HTMLElement) {
  const wishes = { pressed: [] as number[], submits: false, stop: () => away.abort() };
  const away = new AbortController();
  const listen = (type: string, act: (target: Element, key: string | undefined) => void) =>
    root.addEventListener(
      type,
      (event) => event.target instanceof Element && act(event.target, "key" in event ? String(event.key) : undefined),
      { signal: away.signal },
    );
  const buttons = () => [...root.querySelectorAll("button")];
  /** Whoever has gone on wants no menu any more that they opened before. */
  const goOn = (target: Element | undefined) => {
    wishes.pressed = wishes.pressed.filter((index) => {
      const button = buttons()[index];
      return !button?.hasAttribute("aria-expanded") || button.contains(target ?? null);
    });
  };

  listen("click", (target) => {
    goOn(target);
    const button = target.closest("button");
    if (button) wishes.pressed.push(buttons().indexOf(button));
  });
  listen("keydown", (target, key) => {
    goOn(key === "Escape" ? undefined : target);
    // As the browser would: a form is sent from its fields, once they are all filled in.
    const fields = [...(target.closest("form")?.querySelectorAll("input") ?? [])];
    const isFilled = fields.length > 0 && fields.every(({ value }) => value !== "");
    wishes.submits = key === "Enter" && target instanceof HTMLInputElement && isFilled;
  });
  return wishes;
}

const fieldsIn = (root: HTMLElement) => [...root.querySelectorAll("input")];
const focusableIn = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLElement>("a[href], button, input, [tabindex]"),
];

function cursorIn(field: Element | null): [number, number] | undefined {
  if (!(field instanceof HTMLInputElement)) return undefined;
  const { selectionStart, selectionEnd } = field;
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}

/** An address field has a cursor put only while it is none, and keeps it. */
function putCursor(field: HTMLInputElement, cursor: [number, number]) {
  const { type } = field;
  field.type = type === "email" ? "text" : type;
  field.setSelectionRange(...cursor);
  field.type = type;
}

/** As a key would: the value that React remembers is not touched. */
function typeInto(field: HTMLInputElement | undefined, value: string) {
  if (!field) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
