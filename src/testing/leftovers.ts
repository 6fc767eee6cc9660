import { onTestFinished, vi } from "vitest";

// Vitest's clock keeps the timers that it finds first: those of the platform, not the watched ones.
vi.useFakeTimers();
vi.useRealTimers();

/** Milliseconds between the frames that jsdom counts as a repeated timer. */
const frame = 1000 / 60;

/**
 * What is opened from now on and has to be given back: streams, repeated timers and object URLs. The function that it
 * gives tells what of it is still open. Everything is as before at the end of the test.
 */
export function watchLeftovers(): () => string[] {
  const open = new Map<unknown, string>();
  const { EventSource, setInterval, clearInterval } = globalThis;

  globalThis.EventSource = class extends EventSource {
    constructor(url: string | URL) {
      super(url);
      open.set(this, `the stream ${url}`);
    }
    override close() {
      super.close();
      open.delete(this);
    }
  };
  globalThis.setInterval = ((...asked: Parameters<typeof setInterval>) => {
    const timer = setInterval(...asked);
    if (asked[1] !== frame) open.set(timer, `what is done every ${asked[1]} ms`);
    return timer;
  }) as typeof setInterval;
  globalThis.clearInterval = (timer) => {
    clearInterval(timer);
    open.delete(timer);
  };
  // No spies: what a test restores itself would be restored before its page is gone.
  const create = URL.createObjectURL.bind(URL);
  const revoke = URL.revokeObjectURL.bind(URL);
  URL.createObjectURL = (blob) => {
    const url = create(blob);
    open.set(url, url);
    return url;
  };
  URL.revokeObjectURL = (url) => {
    revoke(url);
    open.delete(url);
  };

  onTestFinished(() => {
    Object.assign(globalThis, { EventSource, setInterval, clearInterval });
    Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke });
  });
  return () => [...open.values()];
}
