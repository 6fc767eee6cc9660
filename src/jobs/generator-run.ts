import { ApiError, reasonText } from "@/api/api-error";
import { call, follow } from "@/api/client";
import type { ProgressMessage } from "@/api/contract/generators";
import type { Endpoint, Stream } from "@/api/endpoint";
import { advance, garble, idle, isUnderWay, lose, quieten, stop, type Run } from "./generator";
import { backInSight, onceAway } from "./sight";
import { takeSlot } from "./stream-slots";

/** A bulk generator of the back end. */
export interface Generator {
  start: Endpoint<{ story_id: string }>;
  progress: Stream<{ story_id: string }, ProgressMessage>;
  /** What the user reads when the open stream is lost. */
  lost: string;
}

/** The runs of one generator for one story, as a store: a message re-renders only what shows its line. */
export interface GeneratorRun {
  read: () => Run;
  subscribe: (listener: () => void) => () => void;
  /** Starts a run and gives what became of it. While one is under way, joins that one and sends nothing. */
  begin: () => Promise<Run>;
  /** Follows a run again whose stream was lost, without starting anything. */
  reconnect: () => Promise<Run>;
  /** Forgets a run that is over: its line numbers mean other lines now. */
  forget: () => void;
  /** The lines were read, at this wall-clock time: a run that had ended by then is told by them from now on. */
  trustRead: (readAt: number) => void;
  /**
   * The screen stands; the returned function closes everything when it goes. The back end works on, and a run that was
   * left that way is followed again when a screen stands again.
   */
  open: () => () => void;
}

/** Runs that were under way when their screen went, with the moment they began: their streams are taken up on return. */
const left = new Map<string, number>();

/** For the end of a session: the next person follows nobody's runs. */
export const forgetLeftRuns = () => left.clear();

/** Milliseconds within which messages are gathered: applied one by one, a burst of them would freeze the page. */
const batchTime = 100;

/** Milliseconds without a message after which that is told, and the lines are read again. */
const silenceTime = 60_000;

export function createGeneratorRun(
  { start, progress, lost }: Generator,
  story_id: string,
  /** Reads again what the generator changes. */
  reread: () => Promise<unknown>,
): GeneratorRun {
  const listeners = new Set<() => void>();
  let run = idle;
  let underWay: Promise<Run> | undefined;
  let screen = new AbortController();
  /** By the wall clock, as the times of reads are. */
  let endedAt = Infinity;

  const set = (next: Run) => {
    if (next === run) return;
    run = next;
    for (const listener of listeners) listener();
  };

  async function startRun(): Promise<void> {
    set({ phase: "starting", lines: new Map(), begun: performance.now() });
    await call(start, { story_id });
  }

  async function makeRun(signal: AbortSignal, started: Promise<void>): Promise<Run> {
    try {
      await started;
      if (signal.aborted) leave();
      signal.throwIfAborted();
      set({ phase: "waiting", lines: run.lines, begun: run.begun ?? performance.now() });
      while (!(await followInTurn(signal))) {
        await backInSight(signal);
        void reread();
      }
    } catch (error) {
      if (!signal.aborted) set(stop(run, startFailure(error)));
    }
    endedAt = Date.now();
    if (!signal.aborted) await reread();
    return run;
  }

  /** Follows the stream on one of the free connections. Gives false when it was given back because nobody looks. */
  async function followInTurn(signal: AbortSignal): Promise<boolean> {
    const release = await takeSlot(signal);
    try {
      signal.throwIfAborted();
      set({ ...run, phase: "running" });
      await followToTheEnd(signal);
    } finally {
      release();
    }
    if (signal.aborted || !isUnderWay(run)) return true;
    set({ ...run, phase: "waiting" });
    return false;
  }

  /** Follows the stream until the run has ended, the screen has gone or the page has been out of sight for long. */
  function followToTheEnd(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      let batch: ProgressMessage[] = [];
      let timer: ReturnType<typeof setTimeout> | undefined;
      let silence: ReturnType<typeof setInterval> | undefined;

      const apply = () => {
        clearTimeout(timer);
        timer = undefined;
        const messages = batch;
        batch = [];
        set(advance(run, messages));
        if (!isUnderWay(run)) end();
      };
      const listen = () => {
        clearInterval(silence);
        silence = setInterval(() => {
          set(quieten(run, silenceTime));
          void reread();
        }, silenceTime);
      };
      const end = () => {
        clearTimeout(timer);
        clearInterval(silence);
        stopLooking();
        signal.removeEventListener("abort", end);
        stream.close();
        resolve();
      };
      const rest = () => {
        apply();
        end();
      };
      const stream = follow(
        progress,
        { story_id },
        {
          message: (message) => {
            listen();
            batch.push(message);
            if (message.complete || message.error) apply();
            else timer ??= setTimeout(apply, batchTime);
          },
          garbled: () => {
            listen();
            set(garble(run));
          },
          lost: (opened) => {
            apply();
            set(lose(run, opened ? lost : `Failed to connect to progress updates: ${connectionFailure()}`));
            end();
          },
        },
      );
      listen();
      const stopLooking = onceAway(rest);
      signal.addEventListener("abort", end, { once: true });
    });
  }

  function once(first: () => Promise<void>): Promise<Run> {
    if (screen.signal.aborted) return Promise.resolve(run);
    if (underWay) return underWay;
    endedAt = Infinity;
    const made: Promise<Run> = makeRun(screen.signal, first()).finally(() => {
      if (underWay === made) underWay = undefined;
    });
    return (underWay = made);
  }

  const reconnect = () => once(() => Promise.resolve());
  const name = `${start.line} ${story_id}`;
  const leave = () => left.set(name, run.begun ?? performance.now());

  function open(): () => void {
    if (screen.signal.aborted) screen = new AbortController();
    const begun = left.get(name);
    if (left.delete(name)) {
      set({ ...run, phase: "waiting", begun });
      void reconnect();
    }
    return () => {
      if (run.phase === "waiting" || run.phase === "running") leave();
      screen.abort();
      underWay = undefined;
    };
  }

  return {
    read: () => run,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    begin: () => once(startRun),
    reconnect,
    forget: () => {
      if (!isUnderWay(run)) set(idle);
    },
    trustRead: (readAt) => {
      if (!isUnderWay(run) && !run.isRead && readAt >= endedAt) set({ ...run, isRead: true });
    },
    open,
  };
}

function startFailure(error: unknown): string {
  const hasNoText = error instanceof ApiError && error.failure === "refused" && error.serverText === undefined;
  return hasNoText ? `Server error: ${error.status}` : reasonText(error);
}

const connectionFailure = () => (navigator.onLine ? "The server could not be reached" : "You are offline");
