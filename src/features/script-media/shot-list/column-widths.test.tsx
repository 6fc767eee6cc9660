import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { away } from "@/testing/away";
import { cast } from "@/testing/cast-story";
import { keptPreferences } from "@/testing/kept-preferences";
import { renderAt } from "@/testing/render-at";
import { unfold } from "@/testing/unfold";

beforeEach(() => unfold());

const at = "/story/story-1/script-media";
const handleIn = async (table: string, column: string) =>
  within(await screen.findByRole("table", { name: table })).getByRole("separator", {
    name: `Width of column ${column}`,
  });
const handle = (column = "Scene") => handleIn("Shot list", column);
const cols = () =>
  [...screen.getByRole("table", { name: "Shot list" }).querySelectorAll("col")].map(({ style }) => style.width);
const now = (element: HTMLElement) => Number(element.getAttribute("aria-valuenow"));
const press = (element: HTMLElement, key: string) => fireEvent.keyDown(element, { key });

const capture = vi.fn<(id: number) => void>();
beforeEach(() => {
  HTMLElement.prototype.setPointerCapture = capture;
});

const keptWidths = () => Object.keys(keptPreferences).filter((key) => key.startsWith("column-widths"));

test("every column of both tables has a handle that says its width and its limits", async () => {
  await renderAt(at, { as: "viewer", given: cast });
  const scene = await handle();
  expect(scene).toHaveAttribute("aria-orientation", "vertical");
  expect(scene).toHaveAttribute("aria-valuemin", "48");
  expect(scene).toHaveAttribute("aria-valuemax", "640");
  expect(now(scene)).toBe(128);
  for (const [name, count] of [
    ["Shot list", 11],
    ["Parsed lines", 5],
  ] as const) {
    const table = screen.getByRole("table", { name });
    expect(within(table).getAllByRole("separator")).toHaveLength(count);
    expect(within(table).getByRole("columnheader", { name: "Scene" })).toBeVisible();
  }
});

test("of a table's handles one is a stop of Tab; up and down lead to those of the other columns", async () => {
  await renderAt(at, { as: "viewer", given: cast });
  const scene = await handle();
  const stops = () => {
    const handles = within(screen.getByRole("table", { name: "Shot list" })).getAllByRole("separator");
    return handles.filter(({ tabIndex }) => tabIndex === 0).map((each) => each.getAttribute("aria-label"));
  };
  expect(stops()).toEqual(["Width of column Line"]);
  act(() => scene.focus());
  expect(stops()).toEqual(["Width of column Scene"]);
  press(scene, "ArrowDown");
  expect(await handle("Character")).toHaveFocus();
  press(await handle("Character"), "ArrowUp");
  press(scene, "ArrowUp");
  const line = await handle("Line");
  press(line, "ArrowUp");
  expect(line).toHaveFocus();
  expect(stops()).toEqual(["Width of column Line"]);
  expect(now(scene)).toBe(128);
});

test("the arrows change a width by 16 pixels, Home and a double click give the usual one back", async () => {
  await renderAt(at, { as: "viewer", given: cast });
  const scene = await handle();
  press(scene, "ArrowRight");
  expect(now(scene)).toBe(144);
  expect(cols()[1]).toBe("9rem");
  expect(cols()[2]).toBe("6.25rem");
  press(scene, "ArrowLeft");
  press(scene, "ArrowLeft");
  expect(now(scene)).toBe(112);
  press(scene, "Home");
  expect(now(scene)).toBe(128);
  expect(keptWidths()).toEqual([]);
  press(scene, "ArrowRight");
  fireEvent.doubleClick(scene);
  expect(now(scene)).toBe(128);
  press(scene, "Enter");
  fireEvent.keyDown(scene, { key: "ArrowLeft", altKey: true });
  expect(now(scene)).toBe(128);
});

test("a width is dragged, from 48 to 640 pixels, and kept once it is let go", async () => {
  await renderAt(at, { as: "viewer", given: cast });
  const scene = await handle();
  fireEvent.pointerMove(scene, { clientX: 900 });
  expect(now(scene)).toBe(128);
  fireEvent.pointerDown(scene, { button: 0, pointerId: 1, clientX: 300 });
  expect(capture).toHaveBeenCalledWith(1);
  fireEvent.pointerMove(scene, { clientX: 350 });
  expect(now(scene)).toBe(178);
  expect(keptWidths()).toEqual([]);
  fireEvent.pointerMove(scene, { clientX: 2_000 });
  expect(now(scene)).toBe(640);
  fireEvent.pointerMove(scene, { clientX: 0 });
  expect(now(scene)).toBe(48);
  fireEvent.pointerUp(scene);
  expect(keptPreferences.getItem("column-widths-choice:user-viewer:Shot list")).toBe('{"Scene":48}');
  fireEvent.pointerMove(scene, { clientX: 900 });
  expect(now(scene)).toBe(48);
});

test("the last column takes the room that is left, until it has a width of its own", async () => {
  await renderAt(at, { as: "viewer", given: cast });
  const video = await handle("Video");
  expect(cols().at(-1)).toBe("");
  press(video, "ArrowRight");
  expect(cols().at(-1)).toBe("12rem");
});

test("widths are kept for each person and table, also after a logout", async () => {
  const visit = await renderAt(at, { as: "viewer", given: cast });
  press(await handle(), "ArrowRight");
  await away.reload(visit);
  expect(now(await handle())).toBe(144);
  expect(now(await handleIn("Parsed lines", "Scene"))).toBe(200);

  cleanup();
  await renderAt(at, { as: "owner" });
  expect(now(await handle())).toBe(128);

  cleanup();
  const again = await renderAt(at, { as: "viewer" });
  await act(() => again.router.navigate("/logout"));
  await screen.findByRole("heading", { name: "Log In" });
  cleanup();
  await renderAt(at, { as: "viewer" });
  expect(now(await handle())).toBe(144);
});

test.each([
  ['{"Scene":"wide"}', 128],
  ['{"Scene":1e9}', 640],
  ['{"Scene":-1}', 48],
])("where %s is kept in place of widths, a column has %i pixels", async (text, width) => {
  keptPreferences.setItem("column-widths-choice:user-viewer:Shot list", text);
  await renderAt(at, { as: "viewer", given: cast });
  expect(now(await handle())).toBe(width);
});
