import { onTestFinished } from "vitest";

/**
 * What is opened from now on and has to be given back: streams and object URLs. The function that it
 * gives tells what of it is still open. Everything is as before at the end of the test.
 */
export function watchLeftovers(): () => string[] {
  const open = new Map<unknown, string>();
  const { EventSource } = globalThis;

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
    globalThis.EventSource = EventSource;
    Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke });
  });
  return () => [...open.values()];
}
