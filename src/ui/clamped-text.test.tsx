import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ClampedText } from "./clamped-text";

/** A page that lays out so many pixels of text, of which 88 are seen. */
function layOut(height: number) {
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(height);
  vi.spyOn(Element.prototype, "clientHeight", "get").mockImplementation(function (this: Element) {
    return this.classList.contains("line-clamp-4") ? 88 : height;
  });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly #look: () => void;
      constructor(look: () => void) {
        this.#look = look;
      }
      observe() {
        this.#look();
      }
      disconnect() {}
    },
  );
}

test("all of a long text is there on demand, and folds again", () => {
  layOut(400);
  render(<ClampedText text="A very long description." />);
  const button = screen.getByRole("button", { name: "Show all", expanded: false });
  fireEvent.click(button);
  expect(screen.getByRole("button", { name: "Show less", expanded: true })).toBe(button);
  fireEvent.click(button);
  expect(screen.getByRole("button", { name: "Show all" })).toBeInTheDocument();
});

test("a text that fits has no button", () => {
  layOut(88);
  render(<ClampedText text="Short." />);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
