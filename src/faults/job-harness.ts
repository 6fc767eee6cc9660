import { act, fireEvent, screen } from "@testing-library/react";
import { expect, vi } from "vitest";
import { server } from "../../mocks/server";
import type { Fault, World } from "../../mocks/world";
import type { PolledJob } from "./polled-jobs";
import { renderAt } from "@/testing/render-at";

const tenMinutes = 600_000;

/**
 * Opens a job's screen and installs a fake clock, which only the test advances, and never while a request is in
 * flight.
 */
export async function openJob(job: PolledJob, given?: (world: World) => void) {
  const visit = await renderAt(job.at, {
    as: "editor",
    given: (world) => {
      job.given(world);
      given?.(world);
    },
  });
  const { world, router } = visit;
  await screen.findByRole("button", { name: job.button });

  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"] });
  const clock = performance.now.bind(performance);
  let slept = 0;
  vi.spyOn(performance, "now").mockImplementation(() => clock() + slept);

  const traffic = watchJobRequests(job, world, clock);
  const { reads } = traffic;

  /** Waits for all work that needs no time: answers and renders. */
  async function settle() {
    let turns = 0;
    for (let quiet = 0; quiet < 4; quiet = traffic.isBusy() ? 0 : quiet + 1) {
      if (++turns > 1_000) throw new Error("A request is never answered");
      await act(async () => {
        await vi.advanceTimersByTimeAsync(0);
        await new Promise((resolve) => setImmediate(resolve));
      });
    }
  }

  /** Advances the clock, and waits for all work after each step. A step must not be longer than the poll interval. */
  async function advanceTime(ms: number, step = job.intervalMs) {
    for (let left = ms; left > 0; left -= step) {
      await act(() => vi.advanceTimersByTimeAsync(Math.min(step, left)));
      await settle();
    }
  }

  const setStatusFault = (fault: Fault) => world.faults.set(job.statusLine, fault);
  const setStatus = (answer: object, rest: Fault = {}) =>
    setStatusFault({ ...rest, status: 200, body: JSON.stringify(answer) });

  return {
    ...visit,
    ...traffic,
    settle,
    advanceTime,
    /** Advances `performance.now` but no timers, as when the machine sleeps. */
    sleep: (ms: number) => void (slept += ms),
    setStatus,
    setStatusFault,

    /** Starts the job. Its status is "working" until the test changes it; `first` is a fault of the first poll. */
    begin: async (first?: Fault) => {
      world.faults.set(job.startLine, { status: 200, body: JSON.stringify(job.startAnswer) });
      setStatus(job.working);
      if (first) setStatusFault(first);
      traffic.countFromNow();
      fireEvent.click(screen.getByRole("button", { name: job.button }));
      await settle();
    },

    go: async (to: string) => {
      await act(() => router.navigate(to));
      await settle();
    },

    /** From now on the status is "done". */
    finish: () => {
      job.finish(world);
      setStatus(job.done);
    },

    expectDone: async () => {
      await advanceTime(job.resultAfterMs);
      job.expectResult();
      expect(isWorking()).toBe(false);
    },

    /** For ten minutes nothing is polled any more, and the job was started at most `mostStarts` times. */
    expectSilence: async (mostStarts = 1) => {
      const before = reads.length;
      await act(() => vi.advanceTimersByTimeAsync(tenMinutes));
      await settle();
      expect(reads).toHaveLength(before);
      expect(traffic.starts()).toBeLessThanOrEqual(mostStarts);
    },
  };
}

/** Tracks the requests about a job, and which of them will be answered without advancing the clock. */
function watchJobRequests(job: PolledJob, world: World, clock: () => number) {
  /** When each poll was sent, in milliseconds from the job's start. */
  const reads: number[] = [];
  let begun = 0;
  let starts = 0;
  let mostReads = 0;
  const underWay = new Map<string, { isRead: boolean; isKept: () => boolean }>();

  server.events.on("request:start", ({ request, requestId }) => {
    const isRead = new URL(request.url).pathname === job.statusPath;
    const isStart = goesTo(job.startLine, request);
    const fault = isRead ? world.faults.get(job.statusLine) : isStart ? world.faults.get(job.startLine) : undefined;
    const due = clock() + (fault?.delay ?? 0);
    underWay.set(requestId, { isRead, isKept: () => fault?.hang === true || clock() < due });
    request.signal.addEventListener("abort", () => underWay.delete(requestId));
    if (isStart) starts++;
    if (isRead) reads.push(performance.now() - begun);
    mostReads = Math.max(mostReads, [...underWay.values()].filter((each) => each.isRead).length);
  });
  server.events.on("request:end", ({ requestId }) => void underWay.delete(requestId));

  return {
    reads,
    starts: () => starts,
    /** The most polls that were in flight at once. */
    mostReads: () => mostReads,
    isBusy: () => [...underWay.values()].some(({ isKept }) => !isKept()),
    countFromNow: () => {
      reads.length = 0;
      begun = performance.now();
    },
  };
}

function goesTo(line: string, { method, url }: Request) {
  const [verb, path = ""] = line.split(" ");
  const form = new RegExp(`/api${path.replaceAll(/:\w+/g, "[^/]+")}$`);
  return method === verb && form.test(new URL(url).pathname);
}

/** Whether the screen shows that the job is running. */
export const isWorking = () =>
  screen.queryByRole("button", { name: /^(Generating|Creating|Parsing)\.\.\.$/ }) !== null || isBusyButton();

const isBusyButton = () =>
  screen.queryAllByRole("button").some((button) => button.getAttribute("aria-busy") === "true");
