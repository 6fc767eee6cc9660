import { useState } from "react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { polyfillDialogs } from "@/testing/dialog";
import { Button } from "./button";
import { ConfirmDialog } from "./confirm-dialog";

polyfillDialogs();
function Deletion({ onConfirm, busy, error }: { onConfirm: () => void; busy?: boolean; error?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete Story</Button>
      <ConfirmDialog
        open={open}
        title="Delete this story?"
        confirmLabel="Delete"
        busy={busy}
        error={error}
        onConfirm={onConfirm}
        onCancel={() => setOpen(false)}
      >
        Its script and 91 lines will be lost.
      </ConfirmDialog>
    </>
  );
}

const open = () => userEvent.click(screen.getByRole("button", { name: "Delete Story" }));

test("names what will be lost and starts on Cancel", async () => {
  render(<Deletion onConfirm={vi.fn<() => void>()} />);
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  await open();
  expect(screen.getByRole("alertdialog", { name: "Delete this story?" })).toHaveAccessibleDescription(/91 lines/);
  expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
});

test("Cancel and Escape close it without confirming and give the focus back", async () => {
  const onConfirm = vi.fn<() => void>();
  render(<Deletion onConfirm={onConfirm} />);
  for (const leave of ["{Enter}", "{Escape}"]) {
    await open();
    await userEvent.keyboard(leave);
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Delete Story" })).toHaveFocus();
  }
  expect(onConfirm).not.toHaveBeenCalled();
});

test("confirms by its own button and shows a failure", async () => {
  const onConfirm = vi.fn<() => void>();
  render(<Deletion onConfirm={onConfirm} error="Failed to delete story." />);
  await open();
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(screen.getByRole("alert")).toHaveTextContent("Failed to delete story.");
});

test("while busy it neither confirms again nor closes", async () => {
  const onConfirm = vi.fn<() => void>();
  render(<Deletion onConfirm={onConfirm} busy />);
  await open();
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  await userEvent.keyboard("{Escape}");
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.getByRole("alertdialog")).toBeInTheDocument();
});
