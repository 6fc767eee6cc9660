import { act } from "@testing-library/react";
import { onTestFinished, vi } from "vitest";

/** Somebody looks at this window a minute after they looked away. */
export async function lookAgain() {
  const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
  onTestFinished(() => clock.mockRestore());
  window.dispatchEvent(new Event("focus"));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}
