import { openStream, type Heard } from "./stream-source";

// Decision: .github/decisions/generators.md
/**
 * Opens an event stream in a worker: a browser hands over thousands of messages in a single task, which would keep the
 * page from painting; from a worker each comes by itself. Where no worker starts, as when its file went with an earlier
 * version of the application, the page opens the stream itself. The returned function closes it.
 */
export function openStreamInWorker(address: string, tell: (heard: Heard) => void): () => void {
  if (typeof Worker === "undefined") return openStream(address, tell);
  const worker = new Worker(new URL("./stream-worker.ts", import.meta.url), { type: "module" });
  let close = () => worker.terminate();
  worker.addEventListener("message", ({ data }: MessageEvent<Heard>) => tell(data));
  worker.addEventListener("error", () => {
    worker.terminate();
    close = openStream(address, tell);
  });
  worker.postMessage(new URL(address, location.href).href);
  return () => close();
}
