import { expect, test } from "vitest";
import { timelineOf, type FilmLine } from "@/rules/timeline";
import { between, gridOf, layoutOf, scenesOf, stepTo } from "./board-layout";
import { cutOf } from "@/story/shot/cut";
import { reelsOf, tilesOf } from "./reel-layout";

/** A film of lines of one second, each given by its scene and who speaks. */
function filmOf(...lines: [scene: string, character: string][]) {
  const parsed = lines.map(([scene_location, character_name], at): FilmLine => ({
    line_number: at + 1,
    scene_location,
    character_name,
    dialogue_text: "Hi.",
    stage_directions: "He waves.",
  }));
  return timelineOf(parsed, {
    uidOf: ({ line_number }) => String(line_number),
    durationOf: () => undefined,
    settingsOf: () => ({ holdSeconds: 3 }),
  }).segments;
}
const five = filmOf(["PARK", "BOB"], ["PARK", "DOG"], ["PARK", "BOB"], ["ROOM", "BOB"], ["PARK", "Non-speaking part"]);
const uidsOf = (rows: readonly { segments: readonly { uid: string }[] }[]) =>
  rows.map(({ segments }) => segments.map(({ uid }) => uid).join(" "));

test("boards are grouped by successive scenes, each with its running time", () => {
  const scenes = scenesOf(five);
  expect(scenes.map(({ heading, time }) => [heading, time.duration])).toEqual([
    ["PARK", 9],
    ["ROOM", 3],
    ["PARK", 3],
  ]);
  expect(uidsOf(scenes)).toEqual(["1 2 3", "4", "5"]);
});

test("as many cards stand side by side as fit, and two on a phone", () => {
  expect(gridOf(992, 224, false)).toMatchObject({ columns: 4, cardWidth: 236 });
  expect(gridOf(1312, 224, false).columns).toBe(5);
  expect(gridOf(150, 224, false).columns).toBe(1);
  expect(gridOf(358, 480, true)).toMatchObject({ columns: 2, cardWidth: 173 });
});

test("a row holds the cards of one scene, and the rows follow one another without a gap in the list", () => {
  const layout = layoutOf(scenesOf(five), gridOf(464, 200, false));
  expect(uidsOf(layout.rows)).toEqual(["1 2", "3", "4", "5"]);
  expect(layout.scenes.map(({ start }) => start)).toEqual(
    layout.scenes.map((_, at) => layout.scenes.slice(0, at).reduce((sum, { size }) => sum + size, 0)),
  );
  const [first, second] = layout.rows;
  expect(first?.start).toBe(48);
  expect(second?.start).toBe(48 + layout.grid.cardHeight + 20);
  expect(layout.height).toBe(layout.scenes.reduce((sum, { size }) => sum + size, 0));
});

test("what is in sight is found among what stands one below the other", () => {
  const rows = Array.from({ length: 100 }, (_, at) => ({ start: at * 10, size: 10 }));
  expect(between(rows, 105, 125)).toEqual([10, 12]);
  expect(between(rows, -50, -10)).toEqual([0, -1]);
  expect(between(rows, 2_000, 3_000)).toEqual([100, 99]);
  expect(between([], 0, 100)).toEqual([0, -1]);
});

test("keys step through the boards by card, by row and to both ends", () => {
  const { rows } = layoutOf(scenesOf(five), gridOf(464, 200, false));
  expect(stepTo(rows, "1", "ArrowRight")?.uid).toBe("2");
  expect(stepTo(rows, "2", "ArrowRight")?.uid).toBe("3");
  expect(stepTo(rows, "3", "ArrowLeft")?.uid).toBe("2");
  expect(stepTo(rows, "2", "ArrowDown")?.uid).toBe("3");
  expect(stepTo(rows, "3", "ArrowUp")?.uid).toBe("1");
  expect(stepTo(rows, "3", "Home")?.uid).toBe("1");
  expect(stepTo(rows, "3", "End")?.uid).toBe("5");
});

test("at the ends of the boards there is nowhere to step", () => {
  const { rows } = layoutOf(scenesOf(five), gridOf(464, 200, false));
  expect(stepTo(rows, "1", "ArrowLeft")?.uid).toBeUndefined();
  expect(stepTo(rows, "1", "ArrowUp")?.uid).toBeUndefined();
  expect(stepTo(rows, "5", "ArrowRight")?.uid).toBeUndefined();
  expect(stepTo(rows, "5", "ArrowDown")?.uid).toBeUndefined();
  expect(stepTo([], "1", "End")?.uid).toBeUndefined();
});

test("each character has a row in the order of the first lines, and last stand the shots without a speaker", () => {
  const reels = reelsOf(filmOf(["PARK", "Non-speaking part"], ["PARK", "BOB"], ["PARK", "DOG"], ["ROOM", "BOB"]));
  expect(reels.map(({ name }) => name)).toEqual(["BOB", "DOG", "Action"]);
  expect(uidsOf(reels)).toEqual(["2 4", "3", "1"]);
});

test("where the scene changes in a row there is room for a hairline", () => {
  const { tiles } = tilesOf(five, 100);
  expect(tiles.map(({ isFirstOfScene }) => isFirstOfScene)).toEqual([false, false, false, true, true]);
  expect(tiles.map(({ start }) => start)).toEqual([4, 116, 228, 349, 470]);
});

test("a cut is the end of the shot before, the whole shot, and the start of the one after", () => {
  const [first, second, third] = five;
  if (!first || !second || !third) throw new Error("The film is shorter than that");
  expect(cutOf(first, second, third).map(({ take, seconds }) => [take, seconds])).toEqual([
    ["end", 2],
    ["whole", 3],
    ["start", 2],
  ]);
  expect(cutOf(undefined, first, second).map(({ take }) => take)).toEqual(["whole", "start"]);
});

test("what is spoken without a name has a row of its own, before that of the shots in which nobody speaks", () => {
  const film = filmOf(["PARK", "Non-speaking part"], ["PARK", ""], ["PARK", "No character"], ["ROOM", ""]);
  expect(reelsOf(film).map(({ name, character, segments }) => [name, character, segments.length])).toEqual([
    ["No character", "No character", 1],
    ["No character", undefined, 2],
    ["Action", undefined, 1],
  ]);
});
