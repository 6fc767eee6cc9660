import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { writesOf } from "@/faults/roles";
import { keptPreferences } from "@/testing/kept-preferences";
import { renderAt } from "@/testing/render-at";
import { storyOf } from "@/testing/cast-story";
import { installFakeClock, advanceTime } from "@/testing/clock";
import { watchRequests } from "@/testing/requests";
import { sixLines } from "@/testing/six-lines";
import type { World } from "../../../mocks/world";

const film = "/story/story-1/film";
const slider = () => screen.findByRole("slider", { name: "Position" });
const stage = () => document.querySelector("[data-line]");
const line = () => stage()?.getAttribute("data-line");

test.each(["viewer", "commenter", "editor", "owner"] as const)("a %s sees, moves and hears all of it", async (as) => {
  const sent = watchRequests();
  const { user } = await renderAt(film, { as, given: sixLines });
  expect(await slider()).toHaveAttribute("aria-valuetext", "Line 1, 0:00 of 0:07");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Film");
  expect(document.title).toBe("Film · Traffic Control Dogs · VIRTUAL STUDIO");
  expect(stage()).toHaveAttribute("data-tier", "card");
  expect(screen.getByRole("region", { name: "Made of" })).toHaveTextContent("Clips0Stills0Cards6");
  for (const [name, expected] of [
    ["Next shot", "2"],
    ["Next scene", "4"],
    ["Previous shot", "3"],
    ["Previous scene", "1"],
  ] as const) {
    await user.click(screen.getByRole("button", { name }));
    expect(line()).toBe(expected);
  }
  await user.click(screen.getByRole("button", { name: "Captions" }));
  expect(screen.getByRole("button", { name: "Captions" })).toHaveAttribute("aria-pressed", "false");
  await user.selectOptions(screen.getByRole("combobox", { name: "Speed" }), "2");
  expect(screen.getByRole("button", { name: "Export film" })).toBeEnabled();
  expect(writesOf(sent)).toEqual([]);
});

test("it plays to its last line, each line once, and plays again", async () => {
  await renderAt(film, { as: "viewer", given: sixLines });
  await slider();
  const seen = new Set<string | null | undefined>([line()]);
  const watcher = new MutationObserver(() => seen.add(line()));
  watcher.observe(document.body, { attributes: true, subtree: true, attributeFilter: ["data-line"] });
  installFakeClock();
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  expect(screen.getByRole("button", { name: "Pause" })).toBeVisible();
  await advanceTime(9_000);
  watcher.disconnect();
  expect([...seen]).toEqual(["1", "2", "3", "4", "5", "6"]);
  fireEvent.click(screen.getByRole("button", { name: "Play again" }));
  expect(line()).toBe("1");
});

test("in full screen the controls go while the film plays and nobody moves, and come back when it ends", async () => {
  await renderAt(film, { as: "viewer", given: sixLines });
  await slider();
  installFakeClock();
  const controls = screen.getByRole("group", { name: "Controls" });
  fireEvent.click(screen.getByRole("button", { name: "Full screen" }));
  await advanceTime(2_500);
  expect(controls.className).not.toContain("opacity-0");
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  expect(controls.className).toContain("opacity-0");
  await advanceTime(9_000);
  expect(screen.getByRole("button", { name: "Play again" })).toBeVisible();
  expect(controls.className).not.toContain("opacity-0");
});

test("the slider says the time that the controls show", async () => {
  await renderAt(film, { as: "viewer", given: sixLines });
  const position = await slider();
  for (const seconds of ["1.46", "3.5", "7.2"]) {
    fireEvent.change(position, { target: { value: seconds } });
    const shown = /\d+:\d\d/.exec(screen.getByRole("group", { name: "Controls" }).textContent)?.[0];
    expect(position.getAttribute("aria-valuetext")).toContain(`, ${shown} of`);
  }
});

test("in the background it pauses", async () => {
  await renderAt(film, { as: "viewer", given: sixLines });
  await slider();
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(screen.getByRole("button", { name: "Play" })).toBeVisible();
});

test("an address opens it at a line, and the other rooms open there", async () => {
  await renderAt(`${film}?line=5`, { as: "viewer", given: sixLines });
  expect(await slider()).toHaveAttribute("aria-valuetext", "Line 5, 0:05 of 0:07");
  const rooms = within(screen.getByRole("navigation", { name: "Story" }));
  expect(rooms.getByRole("link", { name: "Boards" })).toHaveAttribute("href", "/story/story-1/boards?line=5");
});

test("the slider leads to the line that it names", async () => {
  await renderAt(film, { as: "viewer", given: sixLines });
  const position = await slider();
  for (let seek = 0; seek < 20; seek++) {
    fireEvent.change(position, { target: { value: String(((seek * 7) % 20) * 0.36) } });
    expect(position.getAttribute("aria-valuetext")).toMatch(new RegExp(`^Line ${line()},`));
  }
  for (const [key, expected] of [
    ["Home", "1"],
    ["ArrowRight", "2"],
    ["PageUp", "4"],
    ["End", "6"],
    ["ArrowLeft", "5"],
    ["PageDown", "4"],
  ] as const) {
    fireEvent.keyDown(position, { key });
    expect(line()).toBe(expected);
  }
});

test("keys move it, but not in fields, on buttons, over a dialog, or for those who turned them off", async () => {
  const { user } = await renderAt(film, { as: "viewer", given: sixLines });
  await slider();
  await user.keyboard("{ArrowRight}");
  expect(line()).toBe("2");
  await user.keyboard("{Shift>}{ArrowRight}{/Shift}");
  expect(line()).toBe("4");
  await user.keyboard(" ");
  expect(screen.getByRole("button", { name: "Pause" })).toBeVisible();
  await user.keyboard("k");
  expect(screen.getByRole("button", { name: "Play" })).toBeVisible();
  await user.keyboard("l");
  expect(screen.getByRole("button", { name: "Pause" })).toBeVisible();
  await user.keyboard("lk");
  expect(screen.getByRole("combobox", { name: "Speed" })).toHaveValue("1.25");
  await user.keyboard("f");
  expect(screen.getByRole("button", { name: "Full screen" })).toHaveAttribute("aria-pressed", "true");
  await user.keyboard("{Escape}c");
  expect(screen.getByRole("button", { name: "Captions" })).toHaveAttribute("aria-pressed", "false");

  screen.getByRole("button", { name: "Next shot" }).focus();
  const before = Number(line());
  await user.keyboard(" ");
  expect(Number(line())).toBe(before + 1);
  expect(screen.getByRole("button", { name: "Play" })).toBeVisible();

  screen.getByRole("combobox", { name: "Speed" }).focus();
  await user.keyboard("k{ArrowRight}");
  expect(Number(line())).toBe(before + 1);
  screen.getByRole("combobox", { name: "Speed" }).blur();

  await user.keyboard("?");
  const sheet = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  await user.keyboard("{ArrowLeft}");
  expect(Number(line())).toBe(before + 1);
  await user.click(within(sheet).getByRole("switch"));
  await user.keyboard("{Escape}");
  await user.keyboard("{ArrowLeft}");
  expect(Number(line())).toBe(before + 1);
});

test("it is as loud as the last player, and so is the next one", async () => {
  keptPreferences.setItem("volume-choice:user-viewer", '{"volume":0.5,"muted":false}');
  const { user } = await renderAt(film, { as: "viewer", given: sixLines });
  await slider();
  expect(screen.getByRole("slider", { name: "Volume" })).toHaveValue("0.5");
  const [player] = document.querySelectorAll("video");
  expect(player?.volume).toBe(0.5);
  await user.click(screen.getByRole("button", { name: "Mute" }));
  expect(keptPreferences.getItem("volume-choice:user-viewer")).toBe('{"volume":0.5,"muted":true}');
  expect(player?.muted).toBe(true);
});

test("without the list of sounds it plays all the same, and asks again", async () => {
  const { user, world } = await renderAt(film, {
    as: "viewer",
    given: (its) => {
      sixLines(its);
      its.faults.set("GET /script-audio/get-existing-audio/:story_id", { status: 500, error: "" });
    },
  });
  expect(await screen.findByText("Failed to check existing audio")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Next shot" }));
  expect(line()).toBe("2");
  world.faults.clear();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await vi.waitFor(() => expect(screen.queryByText("Failed to check existing audio")).not.toBeInTheDocument());
});

test("once it is left nothing of it plays", async () => {
  const { unmount } = await renderAt(film, { as: "viewer", given: (world) => (sixLines(world), withClips(world)) });
  await slider();
  const [player] = document.querySelectorAll("video");
  expect(player).toHaveAttribute("src");
  unmount();
  expect(player).not.toHaveAttribute("src");
});

const withClips = (world: World) => {
  for (const each of storyOf(world).lines) each.video_file = "1.webm";
};

test("where the server has its video, that is one link away; else nothing speaks of it", async () => {
  const { router, user, unmount } = await renderAt(film, {
    as: "viewer",
    given: (world) => {
      sixLines(world);
      const video = { file: "film.webm", created_at: "2026-01-02", video_count: 6, duration: 9, file_size: 9 };
      Object.assign(storyOf(world), { video });
    },
  });
  await user.click(await screen.findByRole("link", { name: "Story Video" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/story/story-1/edit-video"));
  unmount();
  await renderAt(film, { as: "viewer", given: (world) => void (storyOf(world).video = undefined) });
  await slider();
  expect(screen.queryByRole("link", { name: "Story Video" })).not.toBeInTheDocument();
});
