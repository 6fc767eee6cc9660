import fc from "fast-check";
import { expect, test } from "vitest";
import { timelineOf, type FilmLine, type Timeline } from "@/rules/timeline";
import { madeInWords } from "@/rules/running-time";
import { exportPlan, framesPerSecond, lackingWords, mediaOf, soundRate } from "./export-plan";

const line = (line_number: number, media: Partial<FilmLine> = {}): FilmLine => ({
  id: `line-${line_number}`,
  line_number,
  character_name: "BOB",
  dialogue_text: "Hi hello.",
  ...media,
});

const filmOf = (lines: FilmLine[], secondsOf: (url: string) => number | undefined = () => undefined): Timeline =>
  timelineOf(lines, { uidOf: ({ id }) => String(id), durationOf: secondsOf, settingsOf: () => undefined });

const threeTiers = filmOf([
  line(1, {
    video_url: "https://a.test/1.webm",
    image_url: "https://b.test/1.webp",
    audio_url: "https://a.test/1.wav",
  }),
  line(2, { image_url: "https://b.test/2.webp", audio_url: "https://a.test/2.wav" }),
  line(3),
]);

test("shots follow each other without a gap, and end with the film", () => {
  const lengths = fc.array(fc.double({ min: 0.01, max: 40, noNaN: true }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(lengths, (all) => {
      const lines = all.map((_, index) => line(index + 1, { video_url: `https://a.test/${index}.webm` }));
      const film = filmOf(lines, (url) => all[Number(/(\d+)\.webm/.exec(url)?.[1])]);
      const plan = exportPlan(film, () => true);
      let [frames, samples] = [0, 0];
      for (const shot of plan.shots) {
        expect([shot.frames.first, shot.samples.first]).toEqual([frames, samples]);
        frames += shot.frames.count;
        samples += shot.samples.count;
      }
      expect([frames, samples]).toEqual([plan.frames, plan.samples]);
      expect(Math.abs(plan.frames / framesPerSecond - film.duration)).toBeLessThanOrEqual(0.5 / framesPerSecond);
      expect(Math.abs(plan.samples / soundRate - film.duration)).toBeLessThanOrEqual(1 / soundRate);
    }),
  );
});

test("each shot has what is tried of its picture and sound, the best first", () => {
  const plan = exportPlan(threeTiers, () => true);
  expect(plan.shots.map(({ pictures, sounds }) => [...pictures.map(({ url }) => url), "|", ...sounds])).toEqual([
    ["https://a.test/1.webm", "https://b.test/1.webp", "|", "https://a.test/1.webm", "https://a.test/1.wav"],
    ["https://b.test/2.webp", "|", "https://a.test/2.wav"],
    ["|"],
  ]);
  expect(madeInWords(plan.made, "some")).toBe("1 clip, 1 still, 1 card");
  expect(lackingWords(plan)).toBe("");
});

test("what cannot be read falls to the next tier, and is told", () => {
  const withoutClips = exportPlan(threeTiers, (url) => !url.startsWith("https://a.test/"));
  expect(madeInWords(withoutClips.made, "some")).toBe("2 stills, 1 card");
  expect(lackingWords(withoutClips)).toBe(
    "Without them, 1 shot would be written as stills or cards, and 2 shots would be silent.",
  );
  const withoutAll = exportPlan(threeTiers, () => false);
  expect(madeInWords(withoutAll.made, "some")).toBe("3 cards");
  expect(lackingWords(withoutAll)).toBe(
    "Without them, 2 shots would be written as cards, and 2 shots would be silent.",
  );
});

test("each address that the film is made of is asked for once", () => {
  expect(mediaOf(threeTiers)).toEqual([
    "https://a.test/1.webm",
    "https://b.test/1.webp",
    "https://a.test/1.wav",
    "https://b.test/2.webp",
    "https://a.test/2.wav",
  ]);
});
