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
  /** Whether all that `onEnd` does about a run that ended is done. */
  isSettled?: boolean;
}

interface Polling<Status> {
  finished: (status: Status) => boolean;
  pace: Pace;
  /** Called with the status that ended a run, unless a newer run or the screen's end came first, which abort its signal. */
  onEnd?: ((status: Status, signal: AbortSignal) => unknown) | undefined;
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

  function begin(work: (signal: AbortSignal) => Promise<void>): void {
    if (!stands.current) return;
    run.current?.abort();
    const { signal } = (run.current = new AbortController());
    setState({ phase: "polling", begun: performance.now() });
    work(signal).catch((error: unknown) => {
      if (!signal.aborted) setState((before) => ({ ...before, phase: "failed", error }));
    });
  }

  function start(read: (signal: AbortSignal) => Promise<Status>, afterMs = pace.afterMs ?? 0): void {
    begin(async (signal) => {
      for await (const status of poll(read, finished, { ...pace, afterMs }, signal)) {
        if (signal.aborted) return;
        if (finished(status)) await conclude(status, signal);
        else setState((before) => ({ ...before, status }));
      }
    });
  }

  /** Ends a run, or begins and ends one, with a status that need not be read. */
  const end = (status: Status): void => begin((signal) => conclude(status, signal));

  async function conclude(status: Status, signal: AbortSignal): Promise<void> {
    setState((before) => ({ ...before, phase: "ended", status }));
    await onEnd?.(status, signal);
    if (!signal.aborted) setState((before) => ({ ...before, isSettled: true }));
  }

  function stop(): void {
    run.current?.abort();
    setState({ phase: "idle" });
  }

  return { ...state, start, end, stop };
}
