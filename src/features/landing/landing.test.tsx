import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { renderAt } from "@/testing/render-at";
import { logoTimes } from "./use-logo-phase";

const tagline = () => screen.queryByText("Filmmakers and AI making movies together.");

const letters = () => document.querySelectorAll("main svg path:not([data-outline])").length;

/** Advances the fake clock and lets React render. */
const advanceTime = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test("the logo's letters follow each other by 0.2 s and are all there before it fades at 3 s", () => {
  expect(logoTimes).toEqual({ betweenLetters: 200, fade: 3_000, hidden: 5_000, words: 5_500 });
  expect("VIRTUALSTUDIO".length * logoTimes.betweenLetters).toBeLessThan(logoTimes.fade);
});

test("the logo is hidden at 5 s, and the tagline and the links appear at 5.5 s", async () => {
  const { router } = await renderAt("/emailverification");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await act(() => router.navigate("/"));
  await act(() => import("./logo"));
  await advanceTime(4_999);
  expect(letters()).toBe("VIRTUALSTUDIO".length);
  await advanceTime(1);
  expect(letters()).toBe(0);
  await advanceTime(499);
  expect(tagline()).not.toBeInTheDocument();
  await advanceTime(1);
  expect(tagline()).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Register here" })).toHaveAttribute("href", "/register");
  expect(screen.getByRole("link", { name: "Login here" })).toHaveAttribute("href", "/login");
  expect(document.title).toBe("VIRTUAL STUDIO");
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

test("with reduced motion the final state is shown at once", async () => {
  const original = window.matchMedia;
  vi.spyOn(window, "matchMedia").mockImplementation((media) => Object.assign(original(media), { matches: true }));
  await renderAt("/");
  expect(tagline()).toBeInTheDocument();
});

const film = () => document.querySelector("main video");

test("behind the words a film plays without sound, and may be paused", async () => {
  sessionStorage.setItem("logo-shown", "yes");
  const play = vi.spyOn(HTMLMediaElement.prototype, "play");
  const { user } = await renderAt("/");
  const pause = await screen.findByRole("button", { name: "Pause" });
  await waitFor(() => expect(play.mock.contexts).toEqual([film()]));
  expect(film()).toMatchObject({ muted: true, controls: false });
  const stop = vi.spyOn(HTMLMediaElement.prototype, "pause");
  await user.click(pause);
  expect(stop).toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Play" })).toBeInTheDocument();
});

test("whoever wants no motion or saves data gets a still, and the film when they ask for it", async () => {
  sessionStorage.setItem("logo-shown", "yes");
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "connection"));
  const { user } = await renderAt("/");
  const button = await screen.findByRole("button", { name: "Play" });
  expect(film()).not.toHaveAttribute("src");
  await user.click(button);
  expect(film()).toHaveAttribute("src");
});

test("a visitor starts a film by registering, somebody signed in is led to their projects", async () => {
  sessionStorage.setItem("logo-shown", "yes");
  const { unmount } = await renderAt("/");
  const start = () => screen.getByRole("link", { name: "Start a film" });
  expect(start()).toHaveAttribute("href", "/register");
  unmount();
  await renderAt("/", { as: "viewer" });
  expect(await screen.findByRole("link", { name: "My Projects" })).toHaveAttribute("href", "/projectlist");
  expect(screen.queryByRole("link", { name: "Start a film" })).not.toBeInTheDocument();
});

test("the sample is watched in a dialog, with controls", async () => {
  sessionStorage.setItem("logo-shown", "yes");
  const { user } = await renderAt("/");
  await user.click(screen.getByRole("button", { name: "Watch a sample" }));
  const dialog = await screen.findByRole("dialog", { name: "Traffic Control Dogs" });
  expect(dialog.querySelector("video")).toHaveAttribute("controls");
  await user.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(dialog).not.toBeInTheDocument();
});

test("in a browser that tells when it is idle, nothing is begun for a landing page that was left", async () => {
  sessionStorage.setItem("logo-shown", "yes");
  const cancelled = vi.fn<(id: number) => void>();
  vi.stubGlobal("requestIdleCallback", () => 7);
  vi.stubGlobal("cancelIdleCallback", cancelled);
  const { unmount } = await renderAt("/");
  expect(cancelled).not.toHaveBeenCalledWith(7);
  unmount();
  expect(cancelled).toHaveBeenCalledWith(7);
});

test("nor in a browser that does not tell", async () => {
  sessionStorage.setItem("logo-shown", "yes");
  const begun = vi.spyOn(globalThis, "setTimeout");
  const cancelled = vi.spyOn(globalThis, "clearTimeout");
  const { unmount } = await renderAt("/");
  const timers = begun.mock.results.filter((_, index) => begun.mock.calls[index]?.[1] === 200);
  expect(timers).toHaveLength(1);
  unmount();
  expect(cancelled).toHaveBeenCalledWith(timers[0]?.value);
});
