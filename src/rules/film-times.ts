import { isMeasured } from "./running-time";
import { segmentAt, type Scene, type Segment } from "./timeline";

/** Where in the finished film the shots are: it is made of their clips, in the order of the script. */
export interface FilmTimes {
  /** Seconds from the film's beginning to each of the shots; one without a clip takes none. */
  starts: number[];
  /** The index of the shot that is seen at a moment. */
  at: (seconds: number) => number;
}

/** `filmSeconds` is how long the film is by itself, where that is known: the clips are as much longer or shorter. */
export function filmTimes(segments: readonly Segment[], filmSeconds: number | undefined): FilmTimes {
  const seconds = segments.map(({ picture, duration }) => (picture === "clip" ? duration : 0));
  const inAll = seconds.reduce((sum, each) => sum + each, 0);
  const scale = filmSeconds && inAll > 0 ? filmSeconds / inAll : 1;
  let start = 0;
  const placed = segments.map((segment, index) => {
    const duration = (seconds[index] ?? 0) * scale;
    const from = start;
    start += duration;
    return { ...segment, start: from, duration };
  });
  return {
    starts: placed.map((segment) => segment.start),
    at: (moment) => segmentAt(placed, moment),
  };
}

/** The scenes as long as they are in a film of `filmSeconds`, in whole seconds, which together are the film's. */
export function scenesInFilm(scenes: readonly Scene[], { starts }: FilmTimes, filmSeconds: number): Scene[] {
  const begins = (shot: number) => Math.round(starts[shot] ?? filmSeconds);
  return scenes.map((scene) => {
    const duration = begins(scene.first + scene.shots) - begins(scene.first);
    return { ...scene, duration, measured: isMeasured(scene) ? duration : 0 };
  });
}
