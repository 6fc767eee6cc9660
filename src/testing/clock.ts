import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Lets so many milliseconds of the test's own time pass. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

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
