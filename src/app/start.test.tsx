import { act, screen } from "@testing-library/react";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { mockHost } from "@/testing/network";
import { loaderAt } from "./screens";

// The whole application as the browser starts it, at the address of the test's page.
beforeAll(async () => {
  const root = document.createElement("div");
  root.id = "root";
  document.body.append(root);
  await act(async () => {
    await import("@/main");
    // What it asks for next; none of it may still be under way when the test is over.
    await import("./start");
    await loaderAt("/")?.();
    await import("@/features/landing/logo");
    await import("@/session/identity");
    await import("@/api/contract/auth");
  });
});

// Work that React has put off must not run when the test's page is gone.
afterAll(async () => {
  const { running } = await import("@/main");
  const reactRoot = await running;
  act(() => reactRoot?.unmount());
});

/** What Vite tells the page when a part of the application cannot be loaded. */
const missingPart = () => new Event("vite:preloadError", { cancelable: true });

test("the application opens its landing page", async () => {
  expect(await screen.findByRole("button", { name: "Open menu" })).toBeInTheDocument();
});

test("a part that is gone from the server reloads the page, once", async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { origin: location.origin, reload });
  mockHost("there");
  // Each time it is looked up when that was done last.
  const lookedUp = vi.spyOn(Storage.prototype, "getItem");
  window.dispatchEvent(missingPart());
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  window.dispatchEvent(missingPart());
  await vi.waitFor(() => expect(lookedUp).toHaveBeenCalledTimes(2));
  expect(reload).toHaveBeenCalledTimes(1);
});
