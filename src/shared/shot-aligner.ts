import type { ParsedLine } from "@/api/contract/parsing";
import { alignShots, type AlignedShots, type RememberedShot } from "@/rules/shot-alignment";

/** What a worker is asked to align. */
interface Readings {
  remembered: readonly RememberedShot[];
  lines: readonly ParsedLine[];
}

/** Milliseconds that the screen has to show its lines before thousands of them are copied for the worker. */
const pauseMs = 50;

/**
 * Aligns in a worker, so that the page goes on meanwhile. Where no worker starts, as when its file went with an earlier
 * version of the application, the page does it itself. The returned function gives it up.
 */
export function alignInWorker({ remembered, lines }: Readings, tell: (aligned: AlignedShots) => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  const alignHere = () => tell(alignShots(remembered, lines));
  function begin() {
    if (typeof Worker === "undefined") return alignHere();
    const worker = new Worker(new URL("./shot-aligner.ts", import.meta.url), { type: "module" });
    signal.addEventListener("abort", () => worker.terminate());
    worker.addEventListener("message", ({ data }: MessageEvent<AlignedShots>) => end(() => tell(data)), { signal });
    worker.addEventListener("error", () => end(alignHere), { signal });
    worker.postMessage({ remembered, lines });
  }
  function end(work: () => void) {
    over.abort();
    work();
  }
  const timer = setTimeout(begin, pauseMs);
  signal.addEventListener("abort", () => clearTimeout(timer));
  return () => over.abort();
}

// As a worker's code: the first message is what is to be aligned.
if ("WorkerGlobalScope" in globalThis)
  addEventListener(
    "message",
    ({ data }: MessageEvent<Readings>) => postMessage(alignShots(data.remembered, data.lines)),
    { once: true },
  );
