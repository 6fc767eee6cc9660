import { Worker } from "node:worker_threads";
import type { Made, MediaJob, MediaStudio } from "./studio.ts";

/** What worker.mjs posts back. */
type Report = { share: number } | { made: Made } | { failed: string };

interface Order {
  job: MediaJob;
  onProgress: ((share: number) => void) | undefined;
  resolve(made: Made): void;
  reject(error: Error): void;
}

/**
 * The engine on worker threads, in the order of the jobs. Threads start with the first job and do not keep the process
 * alive.
 */
export function workerStudio(workers = 2): MediaStudio {
  const waiting: Order[] = [];
  const idle: Worker[] = [];
  const busy = new Map<Worker, Order>();
  let isClosed = false;

  function hire(): Worker {
    const worker = new Worker(new URL("./worker.mjs", import.meta.url));
    worker.on("message", (report: Report) => {
      const order = busy.get(worker);
      if (order === undefined) return;
      if ("share" in report) {
        order.onProgress?.(report.share);
        return;
      }
      busy.delete(worker);
      idle.push(worker);
      if ("made" in report) order.resolve(report.made);
      else order.reject(new Error(report.failed));
      assign();
    });
    worker.on("error", (error: Error) => dismiss(worker, `The media engine stopped: ${error.message}`));
    worker.on("exit", () => dismiss(worker, "The media engine stopped."));
    // Last, because adding a message listener refs the worker again.
    worker.unref();
    return worker;
  }

  /** A thread that ended fails its job; the next job gets a new thread. */
  function dismiss(worker: Worker, reason: string): void {
    const order = busy.get(worker);
    busy.delete(worker);
    const place = idle.indexOf(worker);
    if (place >= 0) idle.splice(place, 1);
    order?.reject(new Error(reason));
    assign();
  }

  function assign(): void {
    while (waiting.length > 0 && busy.size < workers) {
      const order = waiting.shift();
      if (order === undefined) return;
      const worker = idle.pop() ?? hire();
      busy.set(worker, order);
      worker.postMessage(order.job);
    }
  }

  return {
    make(job, onProgress) {
      if (isClosed) return Promise.reject(new Error("The media studio is closed."));
      return new Promise((resolve, reject) => {
        waiting.push({ job, onProgress, resolve, reject });
        assign();
      });
    },
    async close() {
      isClosed = true;
      const closed = new Error("The media studio is closed.");
      for (const order of waiting.splice(0)) order.reject(closed);
      const threads = [...idle.splice(0), ...busy.keys()];
      for (const order of busy.values()) order.reject(closed);
      busy.clear();
      await Promise.all(threads.map((worker) => worker.terminate()));
    },
  };
}
