import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { ApiError, reasonText } from "@/api/api-error";
import { call } from "@/api/client";
import type { ProgressMessage } from "@/api/contract/generators";
import type { Endpoint, Stream } from "@/api/endpoint";
import {
  advance,
  markGarbled,
  idle,
  isUnderWay,
  disconnect,
  addSilence,
  lineProgressOf,
  stop,
  type LineProgress,
  type Run,
} from "./generator";
import { createInFlightRegistry, type InFlight } from "./in-flight";
import { followWhileVisible } from "./stream-connection";
import { forgetJob, joinJobChannel, recallJob, rememberJob, type JobOf } from "./tabs";

/** A bulk generator of the back end. */
export interface Generator {
  title: string;
  start: Endpoint<{ story_id: string }>;
  progress: Stream<{ story_id: string }, ProgressMessage>;
  /** What the user reads when the open stream is lost. */
  lost: string;
}

interface Surroundings {
  /** Reads again what the generators change. */
  reread: () => Promise<unknown>;
  starts: InFlight<unknown>;
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
   * left that way, or by a reload, is followed again when a screen stands again; so is one that another tab follows.
   */
  open: () => () => void;
}

export function createGeneratorRun(
  { title, start, progress, lost }: Generator,
  { user_id, story_id }: Omit<JobOf, "kind">,
  { reread, starts }: Surroundings,
): GeneratorRun {
  const listeners = new Set<() => void>();
  let run = idle;
  let underWay: Promise<Run> | undefined;
  let screen = new AbortController();
  let tabs: ReturnType<typeof joinJobChannel> | undefined;
  const job = { kind: start.line, user_id, story_id };
  const name = `${start.line} ${story_id}`;
  /** By the wall clock, as the times of reads are. */
  let endedAt = Infinity;

  const set = (next: Run) => {
    if (next === run) return;
    run = next;
    for (const listener of listeners) listener();
  };

  function startRun(): Beginning {
    const begun = performance.now();
    set({ phase: "starting", lines: new Map(), begun });
    // Before the answer: a reload in between finds what may be under way, and does not start it a second time.
    rememberJob(job, String(performance.timeOrigin + begun));
    const words = (error: unknown) => `${title}: ${startFailure(error)}`;
    const started = starts.once(name, () => call(start, { story_id }), words);
    started.catch(() => forgetJob(job));
    return { started };
  }

  async function makeRun(signal: AbortSignal, { started, isResumed = false }: Beginning): Promise<Run> {
    try {
      await started;
      signal.throwIfAborted();
      set({ phase: "waiting", lines: run.lines, begun: run.begun ?? performance.now() });
      tabs?.tell();
      await followStream(signal, isResumed);
    } catch (error) {
      if (!signal.aborted) set(stop(run, startFailure(error)));
    }
    endedAt = Date.now();
    if (signal.aborted) return run;
    // One that was lost may be going on, unless it was lost before and has told nothing since.
    const ended = run;
    if (!ended.lost || (isResumed && ended.latest === undefined)) forgetJob(job);
    await reread();
    return ended;
  }

  const followStream = (signal: AbortSignal, isResumed: boolean) =>
    followWhileVisible(
      progress,
      { story_id },
      {
        isLast: ({ complete, error }) => Boolean(complete || error),
        connected: (isConnected) => set({ ...run, phase: isConnected ? "running" : "waiting" }),
        back: () => void reread(),
        heard: (messages) => set(advance(run, messages)),
        garbled: () => set(markGarbled(run)),
        silent: (ms) => {
          set(addSilence(run, ms));
          void reread();
        },
        lost: (opened) => {
          // What was taken up and has nothing to tell had ended meanwhile.
          if (opened && isResumed && run.latest === undefined) set(idle);
          else set(disconnect(run, opened ? lost : `Failed to connect to progress updates: ${connectionFailure()}`));
        },
      },
      signal,
    );

  function once(begin: () => Beginning): Promise<Run> {
    if (screen.signal.aborted) return Promise.resolve(run);
    // One that has ended and still reads again what it changed keeps nobody from the next.
    if (underWay && isUnderWay(run)) return underWay;
    endedAt = Infinity;
    const made: Promise<Run> = makeRun(screen.signal, begin()).finally(() => {
      if (underWay === made) underWay = undefined;
    });
    return (underWay = made);
  }

  const begunAt = () => (isFollowed(run) && run.begun !== undefined ? performance.timeOrigin + run.begun : undefined);

  /** Follows a run that was begun before this screen stood, or in another tab; when, by the wall clock. */
  function resume(at: number): void {
    if (underWay) return;
    const started = starts.underWay(name);
    const lines: Run["lines"] = isUnderWay(run) ? run.lines : new Map();
    set({ phase: started ? "starting" : "waiting", lines, begun: at - performance.timeOrigin });
    void once(() => (started ? { started } : { started: Promise.resolve(), isResumed: true }));
  }

  function open(): () => void {
    if (screen.signal.aborted) screen = new AbortController();
    const remembered = recallJob(job);
    if (remembered !== undefined) resume(Number(remembered) || Date.now());
    tabs = joinJobChannel(job, { begunAt, hear: resume });
    return () => {
      tabs?.leave();
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
    reconnect: () => once(() => ({ started: Promise.resolve() })),
    forget: () => {
      if (!isUnderWay(run)) set(idle);
    },
    trustRead: (readAt) => {
      if (!isUnderWay(run) && !run.isRead && readAt >= endedAt) set({ ...run, isRead: true });
    },
    open,
  };
}

interface Beginning {
  started: Promise<unknown>;
  /** Whether the run was begun before, so that it may be over by now. */
  isResumed?: boolean;
}

const isFollowed = ({ phase }: Run) => phase === "waiting" || phase === "running";

/** Why a run could not start. */
function startFailure(error: unknown): string {
  const hasText = !(error instanceof ApiError) || error.failure !== "refused" || error.serverText !== undefined;
  return hasText ? reasonText(error) : `Server error: ${error.status}`;
}

/** A browser does not tell a stream that was refused from one that reached nobody. */
const connectionFailure = () =>
  navigator.onLine ? "The server could not be reached or sent no updates" : "You are offline";

const useInFlight = createInFlightRegistry<unknown>();

/**
 * The runs of a story's generators, which live as long as their screen: leaving it closes every stream.
 * Mount it anew (`key`) for another story.
 */
export function useGenerators(
  generators: readonly Generator[],
  of: { user_id: string; story_id: string },
  reread: () => Promise<unknown>,
): readonly GeneratorRun[] {
  const starts = useInFlight();
  const [runs] = useState(() => generators.map((each) => createGeneratorRun(each, of, { reread, starts })));
  // Before any effect of the screen's parts: what begins a run there must find the one that is taken up.
  useLayoutEffect(() => {
    const closers = runs.map((run) => run.open());
    return () => closers.forEach((close) => close());
  }, [runs]);
  return runs;
}

/** Where a run stands. Renders anew with each batch of messages. */
export const useRun = (run: GeneratorRun): Run => useSyncExternalStore(run.subscribe, run.read);

/** Where one line of a run stands. Renders anew only when that line has moved. */
export const useLineProgress = (run: GeneratorRun, line_number: number): LineProgress | undefined =>
  useSyncExternalStore(run.subscribe, () => lineProgressOf(run.read(), line_number));

/** What several runs come to together. Renders anew only when that changes. */
export function useRuns<Sum extends boolean | number | string | undefined>(
  runs: readonly GeneratorRun[],
  sum: (runs: readonly Run[]) => Sum,
): Sum {
  const subscribe = useCallback(
    (listener: () => void) => {
      const leave = runs.map((run) => run.subscribe(listener));
      return () => leave.forEach((each) => each());
    },
    [runs],
  );
  return useSyncExternalStore(subscribe, () => sum(runs.map((run) => run.read())));
}
