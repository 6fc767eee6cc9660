import { onTestFinished } from "vitest";

/**
 * Tracks event streams and object URLs until the end of the test. Returns a function that lists those that were not
 * closed or revoked.
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
  // No spies: a test that restores its mocks would restore these, too, before the page is unmounted.
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
