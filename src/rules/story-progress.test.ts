import { expect, test } from "vitest";
import { storyProgress } from "./story-progress";

const lines = (count: number, pictures: number, clips: number) =>
  Array.from({ length: count }, (_, at) => ({
    line_number: at + 1,
    scene_location: at < 2 ? "PARK" : "STREET",
    image_url: at < pictures ? "a.webp" : undefined,
    video_url: at < clips ? "a.webm" : undefined,
  }));
const script = "EXT. PARK\n".repeat(60);

test.each([
  ["No script yet", "", { script: " ", lines: undefined, hasFilm: undefined }],
  ["Script written", "2 pages, not parsed", { script, lines: [], hasFilm: false }],
  ["Script parsed", "3 shots, no pictures yet", { script, lines: lines(3, 0, 0), hasFilm: false }],
  ["Making pictures", "1 of 3 shots", { script, lines: lines(3, 1, 0), hasFilm: undefined }],
  ["Pictures made", "1 shot, no clips yet", { script, lines: lines(1, 1, 0), hasFilm: false }],
  ["Making clips", "2 of 3 shots", { script, lines: lines(3, 1, 2), hasFilm: false }],
  ["Every clip made", "3 shots, no film yet", { script, lines: lines(3, 3, 3), hasFilm: false }],
  ["Film made", "3 shots, 2 scenes", { script, lines: lines(3, 3, 3), hasFilm: true }],
  ["Film made", "", { script, lines: undefined, hasFilm: true }],
])("a story says %s: %s", (words, counted, made) => {
  expect(storyProgress(made)).toMatchObject({ words, counted });
});

test.each([
  { script: undefined, lines: undefined, hasFilm: undefined },
  { script, lines: undefined, hasFilm: false },
  { script, lines: lines(3, 3, 3), hasFilm: undefined },
])("nothing is said before enough is known", (made) => {
  expect(storyProgress(made)).toBeUndefined();
});

test("only what is under way has a share", () => {
  expect(storyProgress({ script, lines: lines(4, 1, 0), hasFilm: false })?.share).toBe(0.25);
  expect(storyProgress({ script, lines: lines(4, 4, 0), hasFilm: false })?.share).toBeUndefined();
});
