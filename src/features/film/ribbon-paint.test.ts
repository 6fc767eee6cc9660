import { expect, test } from "vitest";
import { cards, filmOf, linesOf, still, url } from "@/testing/film-harness";
import { layoutOf } from "./ribbon-layout";
import { measures, paintRibbon, type Painting } from "./ribbon-paint";
import { Thumbnails } from "./thumbnails";

type Drawn = { words: string[]; pictures: number[][]; marks: number[] };

/** What is drawn of a film, as a canvas would be told, of letters that are eight pixels wide. */
function painted(timeline: Painting["timeline"], width: number, index: number, thumbnails = new Thumbnails()): Drawn {
  const drawn: Drawn = { words: [], pictures: [], marks: [] };
  const context = Object.assign(Object.create(null), {
    clearRect: () => undefined,
    fillRect: (x: number, y: number) => y === measures.headings - 4 && drawn.marks.push(x),
    // Without the marks of their direction.
    fillText: (words: string) => drawn.words.push(words.slice(1, -1)),
    measureText: () => ({ width: 8 }),
    drawImage: (_: unknown, ...numbers: number[]) => drawn.pictures.push(numbers),
  });
  const ink = { text: "", dim: "", line: "", ok: "", bad: "", field: "", page: "" };
  const film = { timeline, layout: layoutOf(timeline, width), index, falls: new Map(), thumbnails };
  paintRibbon(context, { ...film, ink, typeface: "", strip: 50, isNarrow: width < 640 });
  return drawn;
}

test.each([1000, 358])(
  "hundreds of lines on %i pixels show the heading of the scene that is seen, and breaks",
  (width) => {
    const { words, marks } = painted(cards(300), width, 299);
    expect(words).toContain("SCENE 100");
    expect(marks.length).toBeGreaterThan(30);
  },
);

test("where there is room each scene has its heading", () => {
  expect(painted(cards(6), 1000, 0).words).toEqual(["SCENE 1", "SCENE 2"]);
});

test("a still is repeated along its shot as it is", () => {
  const thumbnails = new Thumbnails();
  const picture = Object.assign(document.createElement("canvas"), { width: 100, height: 50 });
  thumbnails.get = (address) => (address === url("a.webp") ? picture : undefined);
  const { pictures } = painted(filmOf(linesOf([still("a")])), 1000, 0, thumbnails);
  expect(pictures).toHaveLength(10);
  for (const [, , width = 0, height = 1, , , wide = 0, high = 1] of pictures)
    expect(wide / high).toBeCloseTo(width / height);
});
