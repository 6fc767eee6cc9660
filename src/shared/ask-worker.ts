interface Question<Answer> {
  /** Starts the worker: its file is named where it is asked, so that the build finds it. */
  worker: () => Worker;
  /** What it is asked, as its only message. */
  asked: unknown;
  /** The same work done by the page. */
  here: () => Answer;
}

/** Milliseconds that the screen has to show its lines before thousands of them are copied for a worker. */
const pauseMs = 50;

/**
 * Has a worker answer, so that the page goes on meanwhile. Where none starts, as when its file went with an earlier version
 * of the application, the page does the work itself. The returned function gives it up.
 */
export function askWorker<Answer>({ worker, asked, here }: Question<Answer>, tell: (answer: Answer) => void) {
  const over = new AbortController();
  const { signal } = over;
  const answerHere = () => tell(here());
  function begin() {
    if (typeof Worker === "undefined") return answerHere();
    const started = worker();
    signal.addEventListener("abort", () => started.terminate());
    started.addEventListener("message", ({ data }: MessageEvent<Answer>) => end(() => tell(data)), { signal });
    started.addEventListener("error", () => end(answerHere), { signal });
    started.postMessage(asked);
  }
  function end(work: () => void) {
    over.abort();
    work();
  }
  const timer = setTimeout(begin, pauseMs);
  signal.addEventListener("abort", () => clearTimeout(timer));
  return () => over.abort();
}

/** The same work as a worker's code, which answers its only question with it; on a page nothing but the work. */
export function alsoInWorker<Asked, Answer>(work: (asked: Asked) => Answer): (asked: Asked) => Answer {
  if ("WorkerGlobalScope" in globalThis)
    addEventListener("message", ({ data }: MessageEvent<Asked>) => postMessage(work(data)), { once: true });
  return work;
}
