import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Select } from "./select";

const showPicker = vi.fn<() => void>();
let isOpen = false;

beforeEach(() => {
  isOpen = false;
  showPicker.mockReset();
  vi.stubGlobal("CSS", { supports: () => true });
  Object.assign(HTMLSelectElement.prototype, { showPicker });
  const matches = Object.getOwnPropertyDescriptor(Element.prototype, "matches")?.value as Element["matches"];
  vi.spyOn(HTMLSelectElement.prototype, "matches").mockImplementation(function (this: Element, selector) {
    return selector === ":open" ? isOpen : matches.call(this, selector);
  });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLSelectElement.prototype, "showPicker");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Whether the key opened the list, and did nothing else. */
function opens(key: string, held: object = {}) {
  showPicker.mockReset();
  const isLeftToBrowser = fireEvent.keyDown(screen.getByRole("combobox"), { key, ...held });
  return showPicker.mock.calls.length === 1 && !isLeftToBrowser;
}

test("what is saved at once is chosen from the open list: keys that would choose open it", () => {
  render(<Select aria-label="Level" isSaving={false} />);
  const keys = ["ArrowDown", "ArrowUp", "PageDown", "PageUp", "Home", "End", "m", "Tab", "Enter", " ", "Escape", "F5"];
  expect(keys.filter((key) => opens(key))).toEqual(keys.slice(0, 7));
  expect(opens("r", { ctrlKey: true })).toBe(false);
  isOpen = true;
  expect(opens("ArrowDown")).toBe(false);
});

test("a choice that waits for its form is left to the browser", () => {
  render(<Select aria-label="Level" />);
  expect(opens("ArrowDown")).toBe(false);
});
