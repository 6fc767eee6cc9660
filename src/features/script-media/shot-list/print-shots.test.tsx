import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { renderAt } from "@/testing/render-at";
import { cast, storyOf } from "@/testing/cast-story";
import type { World } from "../../../../mocks/world";

const at = "/story/story-1/script-media";
const print = vi.fn<() => void>();
const decode = vi.fn<() => Promise<void>>();

beforeEach(() => {
  print.mockReset();
  decode.mockReset().mockResolvedValue();
  vi.stubGlobal("print", print);
  vi.spyOn(HTMLImageElement.prototype, "decode").mockImplementation(decode);
});
function drawn(world: World) {
  cast(world);
  for (const line of storyOf(world).lines) line.image_file = "picture.webp";
}

const paper = () => document.querySelector<HTMLElement>(".shots-on-paper");

async function openList() {
  const visit = await renderAt(at, { as: "viewer", given: drawn });
  return { ...visit, button: await screen.findByRole("button", { name: "Print" }) };
}

test("Print puts every shot on paper, waits for the pictures, prints, and takes the paper away", async () => {
  let pictureIsThere: () => void = () => undefined;
  decode.mockReturnValue(new Promise((resolve) => (pictureIsThere = resolve)));
  const { user, button, world } = await openList();
  const lines = storyOf(world).lines;
  await user.click(button);
  const rows = within(paper() ?? document.body).getAllByRole("row");
  expect(rows).toHaveLength(lines.length + 1);
  expect(rows[1]).toHaveTextContent(lines[0]?.scene_location ?? "none");
  expect(paper()).toHaveTextContent("Traffic Control Dogs");
  expect(decode).toHaveBeenCalledTimes(lines.length);
  expect(print).not.toHaveBeenCalled();
  await act(async () => pictureIsThere());
  expect(print).toHaveBeenCalledOnce();
  fireEvent(window, new Event("afterprint"));
  expect(paper()).toBeNull();
});

test("a picture that never comes is not waited for longer than ten seconds", async () => {
  decode.mockReturnValue(new Promise(() => undefined));
  const { button } = await openList();
  vi.useFakeTimers();
  fireEvent.click(button);
  await act(() => vi.advanceTimersByTimeAsync(9_999));
  expect(print).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(print).toHaveBeenCalledOnce();
});

test("the browser's own command prints the shots, too", async () => {
  await openList();
  fireEvent(window, new Event("beforeprint"));
  expect(within(paper() ?? document.body).getAllByRole("row").length).toBeGreaterThan(1);
});

test("on paper a direction of a thousand characters is whole", async () => {
  const direction = "He walks on. ".repeat(77);
  await renderAt(at, {
    as: "viewer",
    given: (world) => {
      drawn(world);
      Object.assign(storyOf(world).lines[0] ?? {}, { stage_directions: direction });
    },
  });
  await screen.findByRole("button", { name: "Print" });
  fireEvent(window, new Event("beforeprint"));
  expect(paper()).toHaveTextContent(direction.trim());
});

test("whoever leaves while pictures are waited for prints nothing", async () => {
  let pictureIsThere: () => void = () => undefined;
  decode.mockReturnValue(new Promise((resolve) => (pictureIsThere = resolve)));
  const { user, button, router } = await openList();
  await user.click(button);
  await act(() => router.navigate("/myaccount"));
  await act(async () => pictureIsThere());
  expect(print).not.toHaveBeenCalled();
  expect(paper()).toBeNull();
});
