import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ExportPlan, FilmSize } from "./export-plan";
import { failureWords, missedWords } from "./export-words";
import { createFilmFile, type FilmFile } from "./film-file";
import type { FilmFormat } from "./film-format";
import type * as FilmWriter from "./film-writer";
import { restMs } from "@/rules/rest-time";

/** Milliseconds between two looks at the progress. */
const tellEveryMs = 200;

/** What is to be written. */
export interface ExportOrder {
  plan: ExportPlan;
  size: FilmSize;
  format: FilmFormat;
  hasCaptions: boolean;
  /** With its extension. */
  fileName: string;
}

export type ExportState =
  | { is: "idle" }
  | { is: "writing"; percent: number; shot: number; shots: number; restMs: number | undefined }
  | {
      is: "done";
      fileName: string;
      /** From where it is saved; undefined where it lies where the user chose. */
      address: string | undefined;
      /** What the film goes without. */
      missed: string | undefined;
    }
  | { is: "failed"; words: string };

const loadWriter = () => import("./film-writer");

/** One export at a time, for as long as the screen stands. */
export function useFilmExport(load: () => Promise<Pick<typeof FilmWriter, "writeFilm">> = loadWriter) {
  const [state, setState] = useState<ExportState>({ is: "idle" });
  const run = useRef<AbortController>(undefined);
  /** The film that waits to be saved, and whether it has been. */
  const waiting = useRef<{ file: FilmFile; isSaved: boolean }>(undefined);

  async function start(order: ExportOrder): Promise<void> {
    if (run.current) return;
    const own = new AbortController();
    run.current = own;
    try {
      // First of all: browsers let the place be chosen only in the click itself.
      const file = await createFilmFile(order.fileName, order.format.container);
      if (!file) return;
      await write(order, file, own.signal);
    } catch (error) {
      if (!own.signal.aborted) setState({ is: "failed", words: failureWords(error) });
    } finally {
      if (run.current === own) run.current = undefined;
    }
  }

  async function write(order: ExportOrder, file: FilmFile, signal: AbortSignal): Promise<void> {
    try {
      signal.throwIfAborted();
      giveUpWaiting();
      const { plan, fileName } = order;
      const shots = plan.shots.length;
      setState({ is: "writing", percent: 0, shot: 0, shots, restMs: undefined });
      const { writeFilm } = await load();
      const begun = performance.now();
      let told = begun;
      const onFrame = (frames: number, shot: number) => {
        const now = performance.now();
        // The frame that was under way when it was cancelled still ends.
        if (signal.aborted || now - told < tellEveryMs) return;
        told = now;
        const rest = restMs({ done: frames, all: plan.frames, elapsedMs: now - begun });
        setState({ is: "writing", percent: Math.floor((100 * frames) / plan.frames), shot, shots, restMs: rest });
      };
      const { bytes, missed } = await writeFilm({ ...order, write: file.write, signal, onFrame });
      signal.throwIfAborted();
      const address = await file.finish(bytes);
      waiting.current = { file, isSaved: false };
      signal.throwIfAborted();
      setState({ is: "done", fileName, address, missed: missedWords(missed) });
    } catch (error) {
      await file.discard();
      throw error;
    }
  }

  function giveUpWaiting(): void {
    const { file, isSaved } = waiting.current ?? {};
    waiting.current = undefined;
    if (isSaved) file?.letGo();
    else void file?.discard();
  }

  function cancel(): void {
    run.current?.abort();
    run.current = undefined;
    setState({ is: "idle" });
  }

  // With the screen the export ends, and what was not saved is gone.
  const leave = useEffectEvent(() => {
    run.current?.abort();
    giveUpWaiting();
  });
  useEffect(() => () => leave(), []);

  const isWriting = state.is === "writing";
  useEffect(() => {
    if (!isWriting) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isWriting]);

  return {
    state,
    start,
    cancel,
    /** The user saves the film that is done. */
    save: () => {
      if (waiting.current) waiting.current.isSaved = true;
    },
    reset: () => setState({ is: "idle" }),
  };
}
