import { addressOfStream, parseJson } from "./client";
import type { Stream } from "./endpoint";
import { openStream, type Heard } from "./stream-source";

export interface Listener<Message> {
  message: (message: Message) => void;
  /** A frame that is no JSON of the promised shape. The stream goes on. */
  garbled: () => void;
  /** The stream is over before its listener closed it; `opened` tells whether it ever stood. */
  lost: (opened: boolean) => void;
}

/** Milliseconds within which a stream must stand. */
const openTimeoutMs = 30_000;

/** Follows one event stream until `close` is called. A lost connection is closed, never retried behind our back. */
export function follow<Input, Message, Wire>(
  s: Stream<Input, Message, Wire>,
  input: Input,
  listener: Listener<Message>,
): { close: () => void } {
  const address = addressOfStream(s, input);
  const turns = createTimeSlicedQueue();
  let opened = false;
  const hangUp = () => {
    clearTimeout(timer);
    closeStream();
  };
  const close = () => {
    hangUp();
    turns.stop();
  };
  const disconnect = () => {
    hangUp();
    turns.take(() => listener.lost(opened));
  };
  const take = (data: string) => {
    const message = s.message.safeParse(parseJson(data));
    if (message.success) listener.message(message.data);
    else listener.garbled();
  };
  const timer = setTimeout(disconnect, openTimeoutMs);
  const closeStream = openStreamInWorker(address, (heard) => {
    if ("data" in heard) turns.take(() => take(heard.data));
    else if ("error" in heard) disconnect();
    else {
      opened = true;
      clearTimeout(timer);
    }
  });
  return { close };
}

/**
 * Opens an event stream in a worker: a browser hands over thousands of messages in a single task, which would keep the
 * page from painting; from a worker each comes by itself. Where no worker starts, as when its file went with an earlier
 * version of the application, the page opens the stream itself. The returned function closes it.
 */
export function openStreamInWorker(address: string, tell: (heard: Heard) => void): () => void {
  if (typeof Worker === "undefined") return openStream(address, tell);
  const worker = new Worker(new URL("./stream-source.ts", import.meta.url), { type: "module" });
  let close = () => worker.terminate();
  worker.addEventListener("message", ({ data }: MessageEvent<Heard>) => tell(data));
  worker.addEventListener("error", () => {
    worker.terminate();
    close = openStream(address, tell);
  });
  worker.postMessage(new URL(address, location.href).href);
  return () => close();
}

/** Milliseconds of work after which the page has its turn, to paint and to answer a key. */
const sliceMs = 8;

/**
 * Does what it is given at once and in order, unless that becomes too much for one task: a browser hands over thousands
 * of messages of a stream in a single one. The rest is done in turns with the page. After `stop` nothing is.
 */
export function createTimeSlicedQueue(): { take: (work: () => void) => void; stop: () => void } {
  let waiting: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ends = 0;
  let stopped = false;

  const begin = () => {
    ends = performance.now() + sliceMs;
    timer = setTimeout(goOn);
  };
  const goOn = () => {
    timer = undefined;
    const rest = waiting;
    waiting = [];
    if (rest.length === 0) return;
    begin();
    let done = 0;
    for (const work of rest) {
      if (stopped || performance.now() >= ends) break;
      work();
      done += 1;
    }
    waiting = rest.slice(done);
  };

  return {
    take(work) {
      if (stopped) return;
      if (timer === undefined) begin();
      if (waiting.length === 0 && performance.now() < ends) work();
      else waiting.push(work);
    },
    stop() {
      stopped = true;
      waiting = [];
      clearTimeout(timer);
    },
  };
}
