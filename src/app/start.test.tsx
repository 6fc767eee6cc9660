import { act, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

// The whole application as the browser starts it, at the address of the test's page.
beforeAll(async () => {
  const root = document.createElement("div");
  root.id = "root";
  document.body.append(root);
  await act(() => import("@/main"));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What Vite tells the page when a part of the application cannot be loaded. */
const missingPart = () => new Event("vite:preloadError", { cancelable: true });

test("the application opens its landing page", async () => {
  expect(await screen.findByRole("button", { name: "Open menu" })).toBeInTheDocument();
});

test("a part that is gone from the server reloads the page, once", () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { reload });
  window.dispatchEvent(missingPart());
  expect(reload).toHaveBeenCalledTimes(1);
  window.dispatchEvent(missingPart());
  expect(reload).toHaveBeenCalledTimes(1);
});
