import { expect, test } from "vitest";
import { timelineOf } from "@/rules/timeline";
import { breaksOf, framesIn, layoutOf, momentAt, pixelAt } from "./ribbon-layout";

/** A film of such holds, three shots a scene. */
const filmOf = (holds: number[]) =>
  timelineOf(
    holds.map((_, index) => ({ line_number: index + 1, scene_location: `SCENE ${Math.floor(index / 3)}` })),
    {
      uidOf: ({ line_number }) => String(line_number),
      durationOf: () => undefined,
      settingsOf: (uid) => ({ holdSeconds: holds[Number(uid) - 1] }),
    },
  );

test("shots are as wide as they are long and fill the ribbon", () => {
  const { shots, scenes } = layoutOf(filmOf([1, 2, 3, 4]), 1000);
  expect(shots).toEqual([
    { x: 0, width: 100 },
    { x: 100, width: 200 },
    { x: 300, width: 300 },
    { x: 600, width: 400 },
  ]);
  expect(scenes).toEqual([
    { x: 0, width: 600 },
    { x: 600, width: 400 },
  ]);
});

test("a short shot stays visible, and the others give it the room", () => {
  const { shots } = layoutOf(filmOf([0.5, 30, 30]), 300);
  expect(shots[0]?.width).toBe(4);
  expect(shots[1]?.width).toBeCloseTo(148);
  expect((shots[2]?.x ?? 0) + (shots[2]?.width ?? 0)).toBeCloseTo(300);
});

test("more shots than pixels have no room between them, and still stand in order", () => {
  const layout = layoutOf(filmOf(Array.from({ length: 5000 }, () => 2)), 358);
  expect(layout.gap).toBe(0);
  expect(layout.shots.at(-1)?.x).toBeCloseTo(358 - 358 / 5000);
});

test("a pixel leads to the moment that stands there", () => {
  const layout = layoutOf(filmOf([1, 2, 3, 4]), 1000);
  expect(momentAt(layout, 150)).toEqual({ index: 1, share: 0.25 });
  expect(momentAt(layout, -9)).toEqual({ index: 0, share: 0 });
  expect(momentAt(layout, 4000)).toEqual({ index: 3, share: 0.999 });
  for (const pixel of [0, 99, 301, 640, 999]) {
    const { index, share } = momentAt(layout, pixel);
    expect(pixelAt(layout, index, share)).toBeCloseTo(pixel);
  }
});

test("a picture is repeated in its own ratio along a wide shot, and of a narrow one the middle is seen", () => {
  expect(framesIn(250, 100)).toEqual([
    { x: 0, width: 100, from: 0, share: 1 },
    { x: 100, width: 100, from: 0, share: 1 },
    { x: 200, width: 50, from: 0, share: 0.5 },
  ]);
  expect(framesIn(50, 100)).toEqual([{ x: 0, width: 50, from: 0.25, share: 0.5 }]);
});

test("scenes that begin beside each other have one mark", () => {
  const film = filmOf(Array.from({ length: 300 }, () => 2));
  expect(breaksOf(layoutOf(film, 1000))).toHaveLength(99);
  const marks = breaksOf(layoutOf(film, 300));
  expect(marks.length).toBeGreaterThan(30);
  expect(marks.every((x, at) => x - (marks[at - 1] ?? 0) >= 8)).toBe(true);
});
