import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Makes the time of the test its own; it goes on as time does, and the given function lets more of it pass. */
export function ownClock() {
  // What is left out carries the answers, which come in a time of their own.
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"],
  });
  return (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
}
