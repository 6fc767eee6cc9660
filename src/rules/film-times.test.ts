import { expect, test } from "vitest";
import { filmTimes, scenesInFilm } from "./film-times";
import { timelineOf } from "./timeline";

const clip = (line_number: number) => ({ id: `${line_number}`, line_number, video_url: `/${line_number}.webm` });
const { segments } = timelineOf([clip(1), { id: "2", line_number: 2, dialogue_text: "Hi." }, clip(3)], {
  uidOf: ({ id }) => id ?? "",
  durationOf: () => 4,
  settingsOf: () => undefined,
});

test("in the finished film a shot stands after the clips before it; one without a clip takes no time", () => {
  const { starts, at } = filmTimes(segments, undefined);
  expect(starts).toEqual([0, 4, 4]);
  expect([0, 3.9, 4, 100].map(at)).toEqual([0, 0, 2, 2]);
});

test("a film that is longer than its clips has its shots as much later", () => {
  expect(filmTimes(segments, 16).starts).toEqual([0, 8, 8]);
});

test("the times of the scenes are whole seconds and together the film's, whatever the clips said", () => {
  const clips = ["PARK", "PARK", "ROAD", "ROOM"].map((scene_location, at) => ({ ...clip(at), scene_location }));
  const { segments: shots, scenes } = timelineOf(clips, {
    uidOf: ({ id }) => id ?? "",
    durationOf: () => 1.5,
    settingsOf: () => undefined,
  });
  const inFilm = scenesInFilm(scenes, filmTimes(shots, 9.4), 9.4);
  expect(inFilm.map(({ duration }) => duration)).toEqual([5, 2, 2]);
  expect(inFilm.map(({ measured }) => measured)).toEqual([5, 2, 2]);
});

test("a story without shots has none in its film", () => {
  expect(filmTimes([], 16).starts).toEqual([]);
});
