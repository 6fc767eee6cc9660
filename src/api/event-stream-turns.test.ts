import { beforeEach, expect, test, vi } from "vitest";
import { createTimeSlicedQueue } from "./event-stream";

/** The clock of the test: only work moves it. */
let now = 0;
beforeEach(() => {
  vi.useFakeTimers();
  now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
/** Work that takes so many milliseconds, by the clock of the test. */
const taking = (ms: number, log: number[], name: number) => () => {
  now += ms;
  log.push(name);
};
test("what is little is done at once", () => {
  const log: number[] = [];
  const { take } = createTimeSlicedQueue();
  take(taking(1, log, 1));
  take(taking(1, log, 2));
  expect(log).toEqual([1, 2]);
});

test("what is much is done in turns, in its order, and nothing is lost", () => {
  const log: number[] = [];
  const { take } = createTimeSlicedQueue();
  for (let name = 0; name < 20; name++) take(taking(2, log, name));
  const turns = [log.length];
  while (vi.getTimerCount() > 0) {
    vi.runOnlyPendingTimers();
    turns.push(log.length - turns.reduce((sum, each) => sum + each, 0));
  }
  expect(turns).toEqual([4, 4, 4, 4, 4, 0]);
  expect(log).toEqual(Array.from({ length: 20 }, (_, name) => name));
});

test("what comes while the rest waits is done after it", () => {
  const log: number[] = [];
  const { take } = createTimeSlicedQueue();
  take(taking(10, log, 1));
  take(taking(10, log, 2));
  now += 100;
  take(taking(10, log, 3));
  expect(log).toEqual([1]);
  vi.runAllTimers();
  expect(log).toEqual([1, 2, 3]);
});

test("after a stop nothing is done, also of what waits", () => {
  const log: number[] = [];
  const { take, stop } = createTimeSlicedQueue();
  take(taking(10, log, 1));
  take(taking(10, log, 2));
  take(() => stop());
  take(taking(10, log, 3));
  vi.runAllTimers();
  take(taking(10, log, 4));
  expect(log).toEqual([1, 2]);
  expect(vi.getTimerCount()).toBe(0);
});
