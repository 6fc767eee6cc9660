import { act } from "@testing-library/react";
import { vi } from "vitest";
import { watchTraffic } from "./requests";

/** Lets so many milliseconds of the test's own time pass, and what has a time of its own, as the disk has, keep up with it. */
export const pass = (ms: number) =>
  act(async () => {
    let left = ms;
    do {
      await vi.advanceTimersByTimeAsync(Math.min(left, 1_000));
      for (let turns = 0; turns < 5; turns++) await new Promise((resolve) => setImmediate(resolve));
      left -= 1_000;
    } while (left > 0);
  });

/** Makes the time of the test its own; it goes on as time does, and `pass`, which is given back, lets more of it pass. */
export function ownClock() {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    // What a user does and what is looked for wait for the next tick.
    advanceTimeDelta: 2,
    // What is left out carries the answers, which come in a time of their own.
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"],
  });
  return pass;
}

/** Milliseconds that pass at once. */
const step = 500;

/**
 * The same for what goes on by itself, from one answer and pause to the next: the function that it gives is as `waitFor`,
 * and lets time run ahead whenever the page has come to rest.
 */
export function clockAhead() {
  ownClock();
  const rest = watchTraffic();
  return async <Found>(find: () => Found): Promise<Found> => {
    for (let left = 600_000; ; left -= step) {
      await rest();
      try {
        return find();
      } catch (error) {
        if (left <= 0) throw error;
      }
      await pass(step);
    }
  };
}
