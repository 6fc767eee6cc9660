import type { ParsedLine } from "@/api/contract/parsing";
import { alignShots, type AlignedShots, type RememberedShot } from "@/rules/shot-alignment";

/** What a worker is asked to align. */
interface Readings {
  remembered: readonly RememberedShot[];
  lines: readonly ParsedLine[];
}

/**
 * Aligns in a worker, so that the page goes on meanwhile. Where no worker starts, as when its file went with an earlier
 * version of the application, the page does it itself. The returned function gives it up.
 */
export function alignInWorker({ remembered, lines }: Readings, tell: (aligned: AlignedShots) => void): () => void {
  let isGivenUp = false;
  const alignHere = () => {
    if (!isGivenUp) tell(alignShots(remembered, lines));
  };
  if (typeof Worker === "undefined") {
    queueMicrotask(alignHere);
    return () => void (isGivenUp = true);
  }
  const worker = new Worker(new URL("./shot-aligner.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<AlignedShots>) => {
    worker.terminate();
    tell(data);
  });
  worker.addEventListener("error", () => {
    worker.terminate();
    alignHere();
  });
  worker.postMessage({ remembered, lines });
  return () => {
    isGivenUp = true;
    worker.terminate();
  };
}

// As a worker's code: the first message is what is to be aligned.
if ("WorkerGlobalScope" in globalThis)
  addEventListener(
    "message",
    ({ data }: MessageEvent<Readings>) => postMessage(alignShots(data.remembered, data.lines)),
    { once: true },
  );
