/** How much must be done, and for how long, before the time that remains is told: earlier it would be a guess. */
const enough = { ms: 4_000, share: 0.03 };

interface Progress {
  done: number;
  all: number;
  elapsedMs: number;
  /** How many must be done, where a share of all would be too many or too few. */
  least?: number;
}

/** Milliseconds that remain at the pace so far; undefined while too little is known of it. */
export function restMs({ done, all, elapsedMs, least = all * enough.share }: Progress): number | undefined {
  const isMeasured = elapsedMs >= enough.ms && done >= least;
  return isMeasured ? (elapsedMs * (all - done)) / done : undefined;
}

/** How long something takes, in steps that can be read while they change. */
export function durationWords(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 10) return "a few seconds";
  if (seconds < 55) return `about ${Math.ceil(seconds / 10) * 10} seconds`;
  const minutes = Math.round(seconds / 60);
  if (minutes <= 1) return "about 1 minute";
  if (minutes < 60) return `about ${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  return minutes % 60 === 0 ? `about ${hours} h` : `about ${hours} h ${minutes % 60} min`;
}

export const restWords = (ms: number): string => `${durationWords(ms)} left`;
