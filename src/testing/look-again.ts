import { act } from "@testing-library/react";
import { onTestFinished, vi } from "vitest";

/** The window gets the focus again after a minute. */
export async function refocusWindow() {
  const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
  onTestFinished(() => clock.mockRestore());
  window.dispatchEvent(new Event("focus"));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}
