import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { toast } from "./toast";
import { Toaster } from "./toaster";

afterEach(() => {
  cleanup();
  act(() => toast.clear());
});

test("good news is a status, bad news an alert, and each can be dismissed", async () => {
  render(<Toaster />);
  act(() => toast.ok("Password changed."));
  act(() => toast.bad("Failed to delete story."));
  expect(screen.getByRole("status")).toHaveTextContent("Password changed.");
  expect(screen.getByRole("alert")).toHaveTextContent("Failed to delete story.");
  for (const button of screen.getAllByRole("button", { name: "Dismiss" })) await userEvent.click(button);
  expect(screen.queryByText("Password changed.")).not.toBeInTheDocument();
});
