import { act, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderAt } from "@/testing/render-at";

const tagline = () => screen.queryByText("Filmmakers and AI making movies together.");

afterEach(() => {
  vi.restoreAllMocks();
});

test("the tagline and the links appear after the logo, 5.5 s from the start", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  await renderAt("/");
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(tagline()).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(tagline()).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Register here" })).toHaveAttribute("href", "/register");
  expect(screen.getByRole("link", { name: "Login here" })).toHaveAttribute("href", "/login");
});

test("in the same session the logo is not played again", async () => {
  const { unmount } = await renderAt("/");
  expect(tagline()).not.toBeInTheDocument();
  unmount();
  await renderAt("/");
  expect(tagline()).toBeInTheDocument();
});

test("a key, a click or Skip ends the logo; Tab does not", async () => {
  const { user } = await renderAt("/");
  await user.tab();
  expect(tagline()).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Skip" }));
  expect(tagline()).toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});

test.each(["{Escape}", "{Enter}", "x"])("%s ends the logo", async (key) => {
  const { user } = await renderAt("/");
  await user.keyboard(key);
  expect(tagline()).toBeInTheDocument();
});

test("who prefers stillness sees the final state at once", async () => {
  const original = window.matchMedia;
  vi.spyOn(window, "matchMedia").mockImplementation((media) => Object.assign(original(media), { matches: true }));
  await renderAt("/");
  expect(tagline()).toBeInTheDocument();
});

test("a browser that stores nothing plays the logo", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  await renderAt("/");
  expect(screen.getByRole("button", { name: "Skip" })).toBeInTheDocument();
});
