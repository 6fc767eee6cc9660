// Helpers for the figures of the benches.
import { cpus } from "node:os";

export function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}

/** An object with a value for each name. */
export function over(named, value) {
  return Object.fromEntries(named.map((each) => [each.name, value(each)]));
}

/** Waits until the machine is mostly idle, at most a minute. */
export async function quiet() {
  const spent = () =>
    cpus().reduce(
      (sum, { times }) => ({
        idle: sum.idle + times.idle,
        all: sum.all + times.idle + times.user + times.nice + times.sys + times.irq,
      }),
      { idle: 0, all: 0 },
    );
  for (const end = Date.now() + 60_000; Date.now() < end;) {
    const before = spent();
    await new Promise((resolve) => setTimeout(resolve, 500));
    const after = spent();
    if ((after.idle - before.idle) / (after.all - before.all) >= 0.7) return;
  }
}
