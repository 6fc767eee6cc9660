import { timelineOf, type FilmLine, type ShotSettings, type Timeline } from "@/rules/timeline";
import { FakeStage, type FakeFile } from "./fake-stage";
import { FilmPlayer } from "@/features/film/film-player";

type Made = Partial<FilmLine>;
export const clip = (name: string): Made => ({ video_url: `https://m.test/${name}.webm` });
export const still = (name: string): Made => ({ image_url: `https://m.test/${name}.webp` });
export const sound = (name: string): Made => ({ audio_url: `https://m.test/${name}.wav` });
export const url = (name: string) => `https://m.test/${name}`;

export const linesOf = (made: Made[]): FilmLine[] =>
  made.map((one, index) => ({
    line_number: index + 1,
    scene_location: `SCENE ${Math.floor(index / 3) + 1}`,
    character_name: "BOB",
    dialogue_text: "Hi.",
    ...one,
  }));

export const filmOf = (
  lines: FilmLine[],
  lengths: Record<string, number> = {},
  settings: ShotSettings = {},
): Timeline =>
  timelineOf(lines, {
    uidOf: ({ line_number }) => `line-${line_number}`,
    durationOf: (address) => lengths[address],
    settingsOf: () => settings,
  });

export const cards = (count: number) => filmOf(linesOf(Array.from({ length: count }, () => ({}))));

/** A film on a stage without a page. */
export function openFilm(
  timeline: Timeline,
  { files = {}, line }: { files?: Record<string, FakeFile>; line?: number } = {},
) {
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
