import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Dialog } from "./dialog";
import { Sheet } from "./sheet";

const choose = <input type="file" />;

test.each([
  [
    "dialog",
    (onClose: () => void) => (
      <Dialog open title="Import" onClose={onClose}>
        {choose}
      </Dialog>
    ),
  ],
  [
    "sheet",
    (onClose: () => void) => (
      <Sheet labelledBy="title" onClose={onClose}>
        {choose}
      </Sheet>
    ),
  ],
])("a %s is left by its own cancelling, not by that of a file choice within it", (_, modal) => {
  const close = vi.fn<() => void>();
  render(modal(close));
  const dialog = screen.getByRole<HTMLDialogElement>("dialog");
  const choice = dialog.querySelector("input") ?? document.body;
  fireEvent(choice, new Event("cancel", { bubbles: true }));
  expect(close).not.toHaveBeenCalled();
  fireEvent(dialog, new Event("cancel", { cancelable: true }));
  expect(close).toHaveBeenCalledOnce();
  expect(dialog.open).toBe(true);
});
