import { act } from "@testing-library/react";
import { vi } from "vitest";
import { watchTraffic } from "./requests";

/** Advances the fake clock, with pauses in which real asynchronous work, such as IndexedDB, can catch up. */
export const advanceTime = (ms: number) =>
  act(async () => {
    let left = ms;
    do {
      await vi.advanceTimersByTimeAsync(Math.min(left, 1_000));
      for (let turns = 0; turns < 5; turns++) await new Promise((resolve) => setImmediate(resolve));
      left -= 1_000;
    } while (left > 0);
  });

/** Installs a fake clock that also runs with real time. Returns the function that advances it. */
export function installFakeClock() {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    // user-event and the finders of Testing Library wait for the next tick.
    advanceTimeDelta: 2,
    // Everything else stays real, because MSW's answers depend on it.
    toFake: [
      ...(["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"] as const),
      // jsdom's own frames keep the clock of their first one, so they would be real where one was awaited already.
      ...(["requestAnimationFrame", "cancelAnimationFrame"] as const),
    ],
  });
  return advanceTime;
}

/** Milliseconds of one step. */
const stepMs = 500;

/**
 * Installs a fake clock and returns a kind of `waitFor` that advances it whenever no request is in flight. For polling
 * and other work that alternates requests and pauses.
 */
export function installFastForward() {
  installFakeClock();
  const waitForIdle = watchTraffic();
  return async <Found>(find: () => Found): Promise<Found> => {
    for (let left = 600_000; ; left -= stepMs) {
      await waitForIdle();
      try {
        return find();
      } catch (error) {
        if (left <= 0) throw error;
      }
      await advanceTime(stepMs);
    }
  };
}
