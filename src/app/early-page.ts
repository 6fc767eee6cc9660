/**
 * The page that stands before the application runs: index.html holds the first screens as templates, made from the very
 * components when it is built. Whatever is done to it meanwhile is done to the application once that runs.
 */
export interface EarlyPage {
  /** Has the application rendered in its place, with what was typed, where the focus was, and what was pressed last. */
  handOver: (render: () => void) => void;
}

/** Puts a template into the root. Undefined where there is none, as while one develops. */
export function showEarlyPage(root: HTMLElement, name: string): EarlyPage | undefined {
  const template = document.querySelector<HTMLTemplateElement>(`template#${name}`);
  if (!template) return undefined;
  root.replaceChildren(template.content.cloneNode(true));

  let pressed: number | undefined;
  const press = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest("button");
    if (button) pressed = [...root.querySelectorAll("button")].indexOf(button);
  };
  root.addEventListener("click", press);

  return {
    handOver(render) {
      const typed = fieldsIn(root).map(({ value }) => value);
      const focused = focusableIn(root).findIndex((each) => each === document.activeElement);
      const field = document.activeElement instanceof HTMLInputElement ? document.activeElement : undefined;
      const end = field?.value.length;
      root.removeEventListener("click", press);
      render();
      typed.forEach((value, place) => value && typeInto(fieldsIn(root)[place], value));
      const target = focusableIn(root)[focused];
      target?.focus({ preventScroll: true });
      // Fields for addresses have no selection; the others go on where they end.
      if (target instanceof HTMLInputElement && target.selectionStart !== null && end !== undefined)
        target.setSelectionRange(end, end);
      if (pressed !== undefined) root.querySelectorAll("button")[pressed]?.click();
    },
  };
}

const fieldsIn = (root: HTMLElement) => [...root.querySelectorAll("input")];
const focusableIn = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLElement>("a[href], button, input, [tabindex]"),
];

/** As a key would: the value that React remembers is not touched. */
function typeInto(field: HTMLInputElement | undefined, value: string) {
  if (!field) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
