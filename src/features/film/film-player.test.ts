import { expect, test } from "vitest";
import { timelineOf, type FilmLine, type ShotSettings, type Timeline } from "@/rules/timeline";
import { FakeStage, type FakeFile } from "@/testing/fake-stage";
import { FilmPlayer } from "./film-player";
import { secondsOf } from "./film-state";

type Made = Partial<FilmLine>;
const clip = (name: string): Made => ({ video_url: `https://m.test/${name}.webm` });
const still = (name: string): Made => ({ image_url: `https://m.test/${name}.webp` });
const sound = (name: string): Made => ({ audio_url: `https://m.test/${name}.wav` });
const url = (name: string) => `https://m.test/${name}`;

const linesOf = (made: Made[]): FilmLine[] =>
  made.map((one, index) => ({
    line_number: index + 1,
    scene_location: `SCENE ${Math.floor(index / 3) + 1}`,
    character_name: "BOB",
    dialogue_text: "Hi.",
    ...one,
  }));

const filmOf = (lines: FilmLine[], lengths: Record<string, number> = {}, settings: ShotSettings = {}): Timeline =>
  timelineOf(lines, {
    uidOf: ({ line_number }) => `line-${line_number}`,
    durationOf: (address) => lengths[address],
    settingsOf: () => settings,
  });

const cards = (count: number) => filmOf(linesOf(Array.from({ length: count }, () => ({}))));

function open(timeline: Timeline, { files = {}, line }: { files?: Record<string, FakeFile>; line?: number } = {}) {
  const stage = new FakeStage(files);
  const lengths: [string, number][] = [];
  let failures = 0;
  const player = new FilmPlayer(stage, timeline, line);
  player.listen({
    onLength: (address, seconds) => lengths.push([address, seconds]),
    onFailure: () => (failures += 1),
  });
  player.open();
  const seen: number[] = [];
  player.subscribe(() => {
    const { line_number } = player.state().segment;
    if (seen.at(-1) !== line_number) seen.push(line_number);
  });
  let now = 0;
  /** Lets seconds pass in frames of a sixtieth. */
  function pass(seconds: number) {
    for (let frame = 0; frame < Math.round(seconds * 60); frame++) {
      now += 1000 / 60;
      stage.pass(1 / 60);
      player.frame(now);
    }
  }
  return { player, stage, seen, pass, lengths, failures: () => failures, at: () => player.state().segment.line_number };
}

test("a film of 69 cards shows each line once, in order, stops on the last one, and plays again from the first", () => {
  const { player, seen, pass } = open(cards(69));
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
  const { player, stage, seen, pass } = open(timeline, { files });
  player.play();
  pass(2 + 1.4 + 1.2 + 3 + 0.2);
  expect(seen).toEqual([1, 2, 3, 4]);
  expect(stage.shownCuts.map(({ picture, sound: heard }) => `${picture} ${heard}`)).toEqual([
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
  const { player, stage, pass, seen, failures } = open(filmOf(lines), {
    files: { [url("b.webm")]: broken, [url("c.webp")]: broken, [url("d.webm")]: broken, [url("d.wav")]: broken },
  });
  player.play();
  pass(20);
  expect(seen).toEqual([1, 2, 3, 4]);
  expect(player.state().hasEnded).toBe(true);
  expect(stage.shownCuts.map(({ picture, sound: heard }) => `${picture} ${heard}`)).toEqual([
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

test.each<[string, FakeFile]>([
  ["never comes", { comesAfter: Infinity }],
  ["stalls", { stallsAt: 0.5 }],
])("a clip that %s is waited for no longer than patience allows", (_, file) => {
  const { player, pass, at, stage } = open(filmOf(linesOf([{ ...clip("a"), ...still("a") }, {}])), {
    files: { [url("a.webm")]: file },
  });
  player.play();
  pass((file.stallsAt ?? 0) + 1.4);
  expect(player.state().tier).toBe("clip");
  pass(0.3);
  expect(player.state().tier).toBe("still");
  expect(stage.shownCuts.at(-1)?.from).toBeCloseTo(file.stallsAt ?? 0, 1);
  pass(1.2);
  expect(at()).toBe(2);
});

test("a sound that never comes leaves silence, a still that never comes its card", () => {
  const lines = linesOf([{ ...still("a"), ...sound("a"), dialogue_text: "Ten words ".repeat(5) }, {}]);
  const { player, pass } = open(filmOf(lines), {
    files: { [url("a.wav")]: { comesAfter: Infinity }, [url("a.webp")]: { comesAfter: Infinity } },
  });
  player.play();
  pass(3.5);
  expect(player.state().falls.get("line-1")).toEqual({ picture: "card", sound: "silence" });
  pass(4);
  expect(player.state()).toMatchObject({ index: 1 });
});

test("a clip without an end ends when its time is over", () => {
  const { player, pass, at, lengths } = open(filmOf(linesOf([clip("a"), {}])), {
    files: { [url("a.webm")]: { length: Infinity } },
  });
  player.play();
  pass(1.3);
  expect(at()).toBe(2);
  expect(lengths).toEqual([]);
});

test("a clip that is longer than its words plays to its end, and its length is told", () => {
  const { player, pass, at, lengths } = open(filmOf(linesOf([clip("a"), {}])), {
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
  const { player, pass, at } = open(filmOf(linesOf([clip("a"), {}]), { [url("a.webm")]: 9 }), {
    files: { [url("a.webm")]: { length: 0.5 } },
  });
  player.play();
  pass(0.6);
  expect(at()).toBe(2);
});

test("what failed is tried again when its shot is entered again, and is marked no more once it comes", () => {
  const files = { [url("a.webm")]: { fails: true } };
  const { player, pass } = open(filmOf(linesOf([clip("a"), {}])), { files });
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
  const { player, stage, pass } = open(filmOf(linesOf([clip("old"), {}])), { files });
  player.play();
  pass(0.5);
  expect(player.state().tier).toBe("card");
  player.setTimeline(filmOf(linesOf([clip("new"), clip("b")])));
  expect(player.state().tier).toBe("clip");
  expect(stage.shownCuts.at(-1)?.from).toBeCloseTo(0.5, 1);
  const shown = stage.shownCuts.length;
  player.setTimeline(filmOf(linesOf([clip("newer"), clip("b")])));
  expect(stage.shownCuts).toHaveLength(shown);
  player.goTo(0);
  expect(stage.shownCuts.at(-1)?.clip).toBe(url("newer.webm"));
});

test("a signed address that changes at each reading does not begin anew", () => {
  const signed = (mark: string) => filmOf(linesOf([{ video_url: `${url("a.webm")}?Signature=${mark}` }, {}]));
  const { player, stage } = open(signed("1"));
  player.setTimeline(signed("2"));
  expect(stage.shownCuts).toHaveLength(1);
});

test("twenty moments lie in the shot that stands there", () => {
  const { player } = open(cards(69));
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
  const { player, at } = open(cards(9), { line: 5 });
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

test("the pace changes how fast it goes", () => {
  const { player, pass, at, stage } = open(cards(9));
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
  const { player, pass } = open(cards(9));
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

test("other lengths, new lines and lost ones leave it at its shot", () => {
  const lines = linesOf([clip("a"), {}, {}, {}]);
  const { player, pass, at } = open(filmOf(lines), { line: 3 });
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
  const { player, pass } = open(cards(2));
  player.play();
  pass(3);
  player.setTimeline(filmOf(linesOf([{}, clip("b")])));
  expect(player.state()).toMatchObject({ hasEnded: true, index: 1, tier: "clip" });
});

test("what the browser does not let begin is paused, until somebody asks again", () => {
  const { player, stage } = open(cards(2));
  player.play();
  player.refuse();
  expect(player.state()).toMatchObject({ isPlaying: false, isRefused: true });
  expect(stage.isPlaying).toBe(false);
  player.play();
  expect(player.state().isRefused).toBe(false);
});
