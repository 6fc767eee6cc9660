import { expect, test } from "vitest";
import type { FakeFile } from "@/testing/fake-stage";
import { cards, clip, filmOf, linesOf, openFilm, sound, still, url } from "@/testing/film-harness";
import { secondsOf } from "./film-state";

test("a film of 69 cards shows each line once, in order, stops on the last one, and plays again from the first", () => {
  const { player, seen, pass } = openFilm(cards(69));
  player.play();
  pass(69 * 1.2 + 1);
  expect(seen).toEqual(Array.from({ length: 69 }, (_, index) => index + 1));
  expect(player.state()).toMatchObject({ isPlaying: false, hasEnded: true, index: 68 });
  expect(secondsOf(player.state())).toBeCloseTo(player.state().timeline.duration);
  player.play();
  expect(player.state()).toMatchObject({ isPlaying: true, hasEnded: false, index: 0, offset: 0 });
});

test("clips, stills with sound and cards follow each other; what comes next is ready at the cut", () => {
  const timeline = filmOf(linesOf([clip("a"), { ...still("b"), ...sound("b") }, {}, clip("d")]), {
    [url("a.webm")]: 2,
    [url("b.wav")]: 1,
    [url("d.webm")]: 3,
  });
  const files = { [url("a.webm")]: { length: 2 }, [url("b.wav")]: { length: 1 }, [url("d.webm")]: { comesAfter: 1 } };
  const { player, stage, seen, pass } = openFilm(timeline, { files });
  player.play();
  pass(2 + 1.4 + 1.2 + 3 + 0.2);
  expect(seen).toEqual([1, 2, 3, 4]);
  expect(stage.shownMedia.map(({ picture, sound: heard }) => `${picture} ${heard}`)).toEqual([
    "clip clip",
    "still audio",
    "card silence",
    "clip clip",
  ]);
  expect(player.state().hasEnded).toBe(true);
  expect(player.state().falls.size).toBe(0);
});

test("what fails falls to what is there, is marked, and is told once; the film goes on", () => {
  const lines = linesOf([
    {},
    { ...clip("b"), ...still("b"), ...sound("b") },
    still("c"),
    { ...clip("d"), ...sound("d") },
  ]);
  const broken = { fails: true };
  const { player, stage, pass, seen, failures } = openFilm(filmOf(lines), {
    files: { [url("b.webm")]: broken, [url("c.webp")]: broken, [url("d.webm")]: broken, [url("d.wav")]: broken },
  });
  player.play();
  pass(20);
  expect(seen).toEqual([1, 2, 3, 4]);
  expect(player.state().hasEnded).toBe(true);
  expect(stage.shownMedia.map(({ picture, sound: heard }) => `${picture} ${heard}`)).toEqual([
    "card silence",
    "still audio",
    "card silence",
    "card silence",
  ]);
  expect(Object.fromEntries(player.state().falls)).toEqual({
    "line-2": { picture: "still" },
    "line-3": { picture: "card" },
    "line-4": { picture: "card", sound: "silence" },
  });
  expect(failures()).toBe(4);
});

test.each<[string, FakeFile, string]>([
  ["never comes", { comesAfter: Infinity }, "still"],
  ["stalls", { stallsAt: 0.5 }, "clip"],
])("a clip that %s is waited for no longer than patience allows", (_, file, meanwhile) => {
  const { player, pass, at, stage } = openFilm(filmOf(linesOf([{ ...clip("a"), ...still("a") }, {}])), {
    files: { [url("a.webm")]: file },
  });
  player.play();
  pass((file.stallsAt ?? 0) + 1.4);
  expect(player.state()).toMatchObject({ tier: meanwhile, wanted: "clip", falls: new Map() });
  pass(0.3);
  expect(player.state()).toMatchObject({ tier: "still", wanted: "still" });
  expect(stage.shownMedia.at(-1)?.from).toBeCloseTo(file.stallsAt ?? 0, 1);
  pass(1.2);
  expect(at()).toBe(2);
});

test("a sound that never comes leaves silence, a still that never comes its card", () => {
  const lines = linesOf([{ ...still("a"), ...sound("a"), dialogue_text: "Ten words ".repeat(5) }, {}]);
  const { player, pass } = openFilm(filmOf(lines), {
    files: { [url("a.wav")]: { comesAfter: Infinity }, [url("a.webp")]: { comesAfter: Infinity } },
  });
  player.play();
  pass(3.5);
  expect(player.state().falls.get("line-1")).toEqual({ picture: "card", sound: "silence" });
  pass(4);
  expect(player.state()).toMatchObject({ index: 1 });
});

test("a clip without an end ends when its time is over", () => {
  const { player, pass, at, lengths } = openFilm(filmOf(linesOf([clip("a"), {}])), {
    files: { [url("a.webm")]: { length: Infinity } },
  });
  player.play();
  pass(1.3);
  expect(at()).toBe(2);
  expect(lengths).toEqual([]);
});

test("a clip that is longer than its words plays to its end, and its length is told", () => {
  const { player, pass, at, lengths } = openFilm(filmOf(linesOf([clip("a"), {}])), {
    files: { [url("a.webm")]: { length: 5 } },
  });
  player.play();
  pass(4.9);
  expect(at()).toBe(1);
  pass(0.2);
  expect(at()).toBe(2);
  expect(lengths).toEqual([[url("a.webm"), 5]]);
});

test("a clip that ends early is over", () => {
  const { player, pass, at } = openFilm(filmOf(linesOf([clip("a"), {}]), { [url("a.webm")]: 9 }), {
    files: { [url("a.webm")]: { length: 0.5 } },
  });
  player.play();
  pass(0.6);
  expect(at()).toBe(2);
});

test("what failed is tried again when its shot is entered again, and is marked no more once it comes", () => {
  const files = { [url("a.webm")]: { fails: true } };
  const { player, pass } = openFilm(filmOf(linesOf([clip("a"), {}])), { files });
  pass(0.1);
  expect(player.state()).toMatchObject({ tier: "card", isPlaying: false });
  files[url("a.webm")] = { fails: false };
  player.step(1);
  player.step(-1);
  pass(0.1);
  expect(player.state().tier).toBe("clip");
  expect(player.state().falls.size).toBe(0);
});

test("a new address of what failed is shown at once, that of what plays when its shot is next entered", () => {
  const files = { [url("old.webm")]: { fails: true } };
  const { player, stage, pass } = openFilm(filmOf(linesOf([clip("old"), {}])), { files });
  player.play();
  pass(0.5);
  expect(player.state().tier).toBe("card");
  player.setTimeline(filmOf(linesOf([clip("new"), clip("b")])));
  expect(player.state().tier).toBe("clip");
  expect(stage.shownMedia.at(-1)?.from).toBeCloseTo(0.5, 1);
  const shown = stage.shownMedia.length;
  player.setTimeline(filmOf(linesOf([clip("newer"), clip("b")])));
  expect(stage.shownMedia).toHaveLength(shown);
  player.goTo(0);
  expect(stage.shownMedia.at(-1)?.clip).toBe(url("newer.webm"));
});

test("a signed address that changes at each reading does not begin anew", () => {
  const signed = (mark: string) => filmOf(linesOf([{ video_url: `${url("a.webm")}?Signature=${mark}` }, {}]));
  const { player, stage } = openFilm(signed("1"));
  player.setTimeline(signed("2"));
  expect(stage.shownMedia).toHaveLength(1);
});

test("while a clip is waited for, the next lower picture that has come is seen, and the clip once it comes", () => {
  const { player, pass } = openFilm(filmOf(linesOf([{ ...clip("a"), ...still("a") }])), {
    files: { [url("a.webp")]: { comesAfter: 0.4 }, [url("a.webm")]: { comesAfter: 1 } },
  });
  player.play();
  expect(player.state().tier).toBe("card");
  pass(0.6);
  expect(player.state()).toMatchObject({ tier: "still", offset: 0 });
  pass(0.6);
  expect(player.state()).toMatchObject({ tier: "clip", falls: new Map() });
});

test.each([
  ["the whole shot before to come", 4, 0],
  ["a second of it", 1, 0.5],
])("a clip that had %s is waited for no longer than what is left of patience", (_, before, rest) => {
  const lines = linesOf([clip("a"), { ...clip("b"), ...still("b"), dialogue_text: "Ten words ".repeat(5) }]);
  const { player, pass, at } = openFilm(filmOf(lines, { [url("a.webm")]: before }), {
    files: { [url("a.webm")]: { length: before }, [url("b.webm")]: { comesAfter: Infinity } },
  });
  player.play();
  pass(before + 0.05);
  expect(at()).toBe(2);
  expect(player.state().tier).toBe("still");
  pass(rest + 0.1);
  expect(player.state().wanted).toBe("still");
  pass(0.5);
  expect(player.state().offset).toBeGreaterThan(0.4);
});
