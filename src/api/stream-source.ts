/** What is heard of an event stream: that it stands, the data of a message, or that it is over. */
export type Heard = { open: true } | { data: string } | { error: true };

/** Opens an event stream and tells all that is heard of it, in order. The returned function closes it. */
export function openStream(address: string, tell: (heard: Heard) => void): () => void {
  const source = new EventSource(address);
  source.addEventListener("open", () => tell({ open: true }));
  source.addEventListener("message", ({ data }) => tell({ data: String(data) }));
  source.addEventListener("error", () => tell({ error: true }));
  return () => source.close();
}

// As a worker's code: the first message is the address of the stream. Whoever ends the worker closes it.
if ("WorkerGlobalScope" in globalThis)
  addEventListener(
    "message",
    ({ data: address }: MessageEvent<string>) => void openStream(address, (heard) => postMessage(heard)),
    { once: true },
  );
