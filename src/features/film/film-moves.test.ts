import { expect, test } from "vitest";
import { cards, clip, filmOf, linesOf, openFilm, url } from "@/testing/film-harness";
import { clockOf, secondsOf } from "./film-state";

test("twenty moments lie in the shot that stands there", () => {
  const { player } = openFilm(cards(69));
  const { duration, segments } = player.state().timeline;
  for (let seek = 0; seek < 20; seek++) {
    const seconds = (duration * ((seek * 7) % 20)) / 19.5;
    player.seek(seconds);
    const { segment } = player.state();
    expect(secondsOf(player.state())).toBeCloseTo(seconds);
    expect(segment.start).toBeLessThanOrEqual(seconds);
    expect(segment.start + segment.duration).toBeGreaterThan(seconds);
    expect(segments[player.state().index]).toBe(segment);
  }
  player.seek(-3);
  expect(player.state()).toMatchObject({ index: 0, offset: 0 });
  player.seek(9_999);
  expect(secondsOf(player.state())).toBeCloseTo(duration);
});

test("it steps by shots and scenes, and not over the ends", () => {
  const { player, at } = openFilm(cards(9), { line: 5 });
  expect(at()).toBe(5);
  player.step(-1);
  player.step(-1);
  expect(at()).toBe(3);
  player.stepScene(-1);
  expect(at()).toBe(1);
  player.stepScene(-1);
  player.step(-1);
  expect(at()).toBe(1);
  player.stepScene(1);
  player.stepScene(1);
  expect(at()).toBe(7);
  player.stepScene(1);
  expect(at()).toBe(7);
  player.stepScene(-1);
  expect(at()).toBe(4);
  player.goTo(8);
  player.step(1);
  expect(at()).toBe(9);
});

test("a step back from within the first shot leads to its beginning, also when the film has ended", () => {
  const { player, pass } = openFilm(cards(1));
  player.play();
  pass(2);
  expect(player.state().hasEnded).toBe(true);
  player.step(-1);
  expect(player.state()).toMatchObject({ index: 0, offset: 0, hasEnded: false });
});

test("the time that is read never passes that of the whole", () => {
  const { player } = openFilm(filmOf(linesOf([clip("a")]), { [url("a.webm")]: 11.49 }));
  player.seek(11.46);
  expect(clockOf(player.state())).toBe("0:11");
  player.seek(99);
  expect(clockOf(player.state())).toBe("0:11");
});

test("the pace changes how fast it goes", () => {
  const { player, pass, at, stage } = openFilm(cards(9));
  player.setRate(2);
  player.play();
  pass(1.3);
  expect(at()).toBe(3);
  player.setRate(0.5);
  expect(stage.rate).toBe(0.5);
  pass(1.2);
  expect(at()).toBe(3);
});

test("nothing moves while it pauses, nor while nothing draws", () => {
  const { player, pass } = openFilm(cards(9));
  player.play();
  pass(0.5);
  player.pause();
  const { offset } = player.state();
  pass(30);
  expect(player.state()).toMatchObject({ index: 0, offset });
  player.play();
  player.frame(9_000_000);
  player.frame(9_000_000 + 3_600_000);
  expect(player.state().index).toBe(1);
});

test("a computer that slept skips nothing", () => {
  const { player } = openFilm(cards(69));
  player.play();
  player.frame(0);
  player.frame(60_000);
  expect(secondsOf(player.state())).toBeCloseTo(1);
});

test("other lengths, new lines and lost ones leave it at its shot", () => {
  const lines = linesOf([clip("a"), {}, {}, {}]);
  const { player, pass, at } = openFilm(filmOf(lines), { line: 3 });
  player.play();
  pass(0.5);
  const { offset } = player.state();
  player.setTimeline(filmOf(lines, { [url("a.webm")]: 8 }));
  expect(player.state()).toMatchObject({ index: 2, offset });
  player.setTimeline(filmOf(lines.filter(({ line_number }) => line_number !== 1)));
  expect(player.state()).toMatchObject({ index: 1, offset });
  expect(at()).toBe(3);
  player.setTimeline(filmOf(lines.slice(0, 2)));
  expect(player.state()).toMatchObject({ index: 1, offset: 0 });
  expect(at()).toBe(2);
});

test("a film that has ended stays so when its lines change", () => {
  const { player, pass } = openFilm(cards(2));
  player.play();
  pass(3);
  player.setTimeline(filmOf(linesOf([{}, clip("b")])));
  expect(player.state()).toMatchObject({ hasEnded: true, index: 1, tier: "clip" });
});

test("what the browser does not let begin is paused, until somebody asks again", () => {
  const { player, stage } = openFilm(cards(2));
  player.play();
  player.refuse();
  expect(player.state()).toMatchObject({ isPlaying: false, isRefused: true });
  expect(stage.isPlaying).toBe(false);
  player.play();
  expect(player.state().isRefused).toBe(false);
});

test("a shot whose uid becomes another one goes on where it is", () => {
  const lines = linesOf([clip("a"), {}, {}]);
  const { player, stage, pass } = openFilm(filmOf(lines));
  player.play();
  pass(0.5);
  const { offset } = player.state();
  const shown = stage.shownMedia.length;
  const { segments, ...rest } = filmOf(lines);
  player.setTimeline({ ...rest, segments: segments.map((each) => ({ ...each, uid: `lasting ${each.uid}` })) });
  expect(player.state()).toMatchObject({ index: 0, offset, isPlaying: true });
  expect(stage.shownMedia).toHaveLength(shown);
});
