import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { castOf, castWithFaults, storyOf } from "@/testing/cast-story";
import { renderAt } from "@/testing/render-at";
import { wideWindow } from "@/testing/wide-window";

const at = "/story/story-1/boards";

/** Eight shots a scene: in a page of tests four stand side by side. */
const filmOf = (count: number) => castOf(count, { linesPerScene: 8, words: "Words of" });

const card = (line: number) => screen.findByRole("button", { name: new RegExp(`^Line ${line}\\b`) });
const inspector = () => screen.findByRole("region", { name: /^Line \d+$/ });
const sheet = () => screen.findByRole("dialog");

test("shots stand as cards under the headings of their scenes, which tell the running time", async () => {
  await renderAt(at, {
    as: "viewer",
    given: (world) => {
      filmOf(9)(world);
      Object.assign(storyOf(world).lines[1] ?? {}, { image_file: "2.webp" });
      Object.assign(storyOf(world).lines[3] ?? {}, { image_file: "4.webp", video_file: "4.webm" });
    },
  });
  const scene = within(await screen.findByRole("region", { name: "INT. ROOM 0" }));
  expect(scene.getAllByRole("listitem")).toHaveLength(8);
  expect(scene.getByText(/≈ 0:\d\d/)).toHaveTextContent(/^8 shots · ≈ 0:\d\d estimated$/);
  expect(await card(1)).toHaveAccessibleName("Line 1 BOB Card Words of 1. ≈ 1.2 s");
  expect(await card(2)).toHaveAccessibleName(/Still/);
  expect(await card(3)).toHaveAccessibleName(/^Line 3 Action Card He waves\./);
  expect(await card(4)).toHaveAccessibleName(/Clip/);
  expect(within(screen.getByRole("region", { name: "INT. ROOM 1" })).getByText("9")).toBeVisible();
  expect(screen.getByText(/^9 shots · 2 scenes · ≈ 0:/)).toBeVisible();
  expect(document.title).toBe("Boards · Traffic Control Dogs · VIRTUAL STUDIO");
});

test("a long film has all its shots, scenes and its whole length, also where it is opened at its end", async () => {
  wideWindow();
  await renderAt(`${at}?line=250`, { as: "viewer", given: filmOf(250) });
  expect(await screen.findByRole("region", { name: "Line 250" })).toBeVisible();
  expect(screen.getByText(/^250 shots · 32 scenes · ≈ 0?\d:\d\d/)).toBeVisible();
  const scenes = () => within(screen.getByLabelText("Scene")).getAllByRole("option");
  await waitFor(() => expect(scenes()).toHaveLength(33));
});

test("the filter is that of Create Media, and a filter that hides all can be opened", async () => {
  const { user, router } = await renderAt(at, { as: "viewer", given: filmOf(9) });
  await card(1);
  await user.selectOptions(screen.getByLabelText("Scene"), "INT. ROOM 1");
  expect(screen.queryByText("Words of 1.")).not.toBeInTheDocument();
  expect(screen.getByText("1 of 9 lines")).toBeVisible();

  await router.navigate("/story/story-1/script-media");
  await screen.findByLabelText("Shot list", { selector: "table" });
  expect(within(screen.getByRole("search")).getByLabelText("Scene")).toHaveValue("INT. ROOM 1");

  await router.navigate(at);
  await card(9);
  await user.selectOptions(screen.getByLabelText("Character"), "BOB");
  expect(screen.getByText("No line matches these filters.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show all lines" }));
  expect(await card(1)).toBeVisible();
});

test("arrow keys lead from card to card and from row to row, and the Tab key to one card only", async () => {
  const { user } = await renderAt(at, { as: "viewer", given: filmOf(9) });
  const first = await card(1);
  first.focus();
  const press = async (key: string) => {
    await user.keyboard(`{${key}}`);
    return document.activeElement?.textContent.match(/Line (\d+)/)?.[1];
  };
  expect(await press("ArrowRight")).toBe("2");
  expect(await press("ArrowDown")).toBe("6");
  expect(await press("ArrowDown")).toBe("9");
  expect(await press("ArrowUp")).toBe("5");
  expect(await press("End")).toBe("9");
  expect(await press("ArrowRight")).toBe("9");
  expect(await press("ArrowLeft")).toBe("8");
  expect(await press("Home")).toBe("1");
  const inList = [...document.querySelectorAll("main ol button")];
  expect(inList.filter((one) => one.getAttribute("tabindex") === "0")).toEqual([first]);
});

test("Enter opens a sheet with the shot, Escape closes it, and the focus is back on the card", async () => {
  const { user } = await renderAt(at, { as: "viewer", given: filmOf(9) });
  (await card(2)).focus();
  await user.keyboard("{Enter}");
  expect(await sheet()).toHaveAccessibleName("Line 2");
  await within(await sheet()).findByRole("region", { name: "Image" });
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(await card(2)).toHaveFocus();
});

test("in a wide window the shot stands beside the boards, the keyboard is led there, and Escape leads back", async () => {
  wideWindow();
  const { user } = await renderAt(at, { as: "viewer", given: filmOf(9) });
  (await card(2)).focus();
  await user.keyboard("{Enter}");
  expect(within(await inspector()).getByRole("heading", { name: "Line 2" })).toHaveFocus();
  expect(await card(2)).toHaveAttribute("aria-current", "true");
  expect(screen.getByRole("link", { name: "Film" })).toHaveAttribute("href", "/story/story-1/film?line=2");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("region", { name: "Line 2" })).not.toBeInTheDocument();
  expect(await card(2)).toHaveFocus();
});

test("previous and next lead through the boards that are shown, and the focus stays on them", async () => {
  wideWindow();
  const { user } = await renderAt(at, { as: "viewer", given: filmOf(9) });
  await card(1);
  await user.selectOptions(screen.getByLabelText("Character"), "BOB");
  await user.click(await card(2));
  const next = screen.getByRole("button", { name: "Next shot" });
  await user.click(next);
  expect(await inspector()).toHaveAccessibleName("Line 4");
  expect(next).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Previous shot" }));
  await user.click(screen.getByRole("button", { name: "Previous shot" }));
  expect(await inspector()).toHaveAccessibleName("Line 1");
  expect(screen.getByRole("button", { name: "Previous shot" })).toHaveAttribute("aria-disabled", "true");
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(await card(1)).toHaveFocus();
});

test("a strip shows the shots before and after in the film, and leads to them", async () => {
  wideWindow();
  const { user } = await renderAt(at, { as: "viewer", given: filmOf(9) });
  await user.click(await card(2));
  const strip = within(await inspector()).getByRole("list", { name: "Before, this, after" });
  expect(within(strip).getAllByRole("listitem")).toHaveLength(3);
  await user.click(within(strip).getByRole("button", { name: "Line 3 Action" }));
  expect(await inspector()).toHaveAccessibleName("Line 3");
  expect(screen.getByRole("link", { name: "Open the screen of line 3" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/shot\//),
  );
});

test("the address names a line: its card has the focus, and in a wide window it is inspected", async () => {
  wideWindow();
  await renderAt(`${at}?line=7`, { as: "viewer", given: filmOf(9) });
  expect(await inspector()).toHaveAccessibleName("Line 7");
  await waitFor(async () => expect(await card(7)).toHaveFocus());
});

test("a shot that is looked at stays so when it gets its lasting name, and its board keeps the focus", async () => {
  wideWindow();
  // The names of so many lines come from a worker; where that fails, from the page.
  const workers: EventTarget[] = [];
  class SlowWorker extends EventTarget {
    postMessage = () => workers.push(this);
    terminate = () => undefined;
  }
  vi.stubGlobal("Worker", SlowWorker);
  await renderAt(`${at}?line=7`, { as: "viewer", given: filmOf(501) });
  const board = await card(7);
  await waitFor(() => expect(board).toHaveFocus());
  await waitFor(() => expect(workers).not.toEqual([]));
  act(() => workers.forEach((worker) => worker.dispatchEvent(new Event("error"))));
  expect(board).toHaveFocus();
  expect(await inspector()).toHaveAccessibleName("Line 7");
});

test("a line that the kept filter hides is shown when the address names it", async () => {
  const { user, router } = await renderAt(at, { as: "viewer", given: filmOf(9) });
  await card(1);
  await user.selectOptions(screen.getByLabelText("Scene"), "INT. ROOM 1");
  await router.navigate(`${at}?line=7`);
  await waitFor(async () => expect(await card(7)).toHaveFocus());
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("a line without an id says that its details cannot be seen", async () => {
  const lines = { parsed_lines: [{ line_number: 1, character_name: "BOB", dialogue_text: "Hi hello." }] };
  const { user } = await renderAt(at, {
    as: "owner",
    given: castWithFaults({
      "GET /script-parsing/get-parsed-lines/:story_id": { status: 200, body: JSON.stringify(lines) },
    }),
  });
  await user.click(await card(1));
  expect(await screen.findByText("Cannot view shot details: Missing line ID")).toBeVisible();
});

test("audio that cannot be checked says so, and the boards stand all the same", async () => {
  await renderAt(at, {
    as: "viewer",
    given: castWithFaults({ "GET /script-audio/get-existing-audio/:story_id": { status: 500 } }),
  });
  expect(await screen.findByText("Failed to check existing audio")).toBeVisible();
  expect(await card(1)).toBeVisible();
});

test("the elements on the page do not grow with the lines", async () => {
  const countOf = async (count: number) => {
    const { user, unmount } = await renderAt(at, { as: "viewer", given: filmOf(count) });
    await card(1);
    const byScene = document.querySelectorAll("main li").length;
    await user.click(screen.getByLabelText("By character"));
    await screen.findByRole("list", { name: "Shots of BOB" });
    const counts = [byScene, document.querySelectorAll("main li").length];
    unmount();
    return counts;
  };
  expect(await countOf(400)).toEqual(await countOf(100));
});

test("a card's clip plays silently while a pointer rests on it, and is heard when that is asked for", async () => {
  const { user } = await renderAt(at, {
    as: "viewer",
    given: (world) => {
      filmOf(3)(world);
      Object.assign(storyOf(world).lines[0] ?? {}, { image_file: "1.webp", video_file: "1.webm" });
    },
  });
  const first = await card(1);
  vi.useFakeTimers();
  fireEvent.pointerEnter(first.closest("li") ?? first, { pointerType: "mouse" });
  const clip = () => document.querySelector("main li video");
  expect(clip()).toBeNull();
  await vi.waitFor(() => vi.advanceTimersByTimeAsync(300));
  vi.useRealTimers();
  await waitFor(() => expect(clip()).toHaveProperty("muted", true));
  await user.click(screen.getByRole("button", { name: "Play the clip of line 1" }));
  expect(clip()).toHaveProperty("muted", false);
  fireEvent.pointerLeave(first.closest("li") ?? first);
  expect(clip()).toBeNull();
});

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  vi.spyOn(window, "scrollBy").mockImplementation(() => undefined);
});
