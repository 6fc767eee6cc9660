import { useEffect, useRef, useState } from "react";
import { poll, type Pace } from "./poll";

interface PollState<Status> {
  phase: "idle" | "polling" | "ended" | "failed";
  /** When this run began, on the monotonic clock, in milliseconds. */
  begun?: number;
  /** The last status read in this run. */
  status?: Status;
  /** Why a failed run failed: TookTooLong, or the error of a read. */
  error?: unknown;
}

interface Polling<Status> {
  finished: (status: Status) => boolean;
  pace: Pace;
  /** Called with the status that ended a run, unless a newer run or the screen's end came first. */
  onEnd?: ((status: Status) => unknown) | undefined;
}

/**
 * Follows a job by polling while its screen stands. `start` ends an earlier run and forgets it, so that answers about
 * an old job never reach the screen; after the screen has gone nothing is read any more.
 */
export function usePoll<Status>({ finished, pace, onEnd }: Polling<Status>) {
  const [state, setState] = useState<PollState<Status>>({ phase: "idle" });
  const run = useRef<AbortController>(null);
  const stands = useRef(false);

  useEffect(() => {
    stands.current = true;
    return () => {
      stands.current = false;
      run.current?.abort();
    };
  }, []);

  function start(read: (signal: AbortSignal) => Promise<Status>): void {
    if (!stands.current) return;
    run.current?.abort();
    const { signal } = (run.current = new AbortController());
    setState(beginning());
    void follow(read, signal);
  }

  async function follow(read: (signal: AbortSignal) => Promise<Status>, signal: AbortSignal): Promise<void> {
    try {
      for await (const status of poll(read, finished, pace, signal)) {
        if (signal.aborted) return;
        const ended = finished(status);
        setState((before) => ({ ...before, phase: ended ? "ended" : "polling", status }));
        if (ended) onEnd?.(status);
      }
    } catch (error) {
      if (!signal.aborted) setState((before) => ({ ...before, phase: "failed", error }));
    }
  }

  function stop(): void {
    run.current?.abort();
    setState({ phase: "idle" });
  }

  return { ...state, start, stop };
}

const beginning = () => ({ phase: "polling" as const, begun: performance.now() });
