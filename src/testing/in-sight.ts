import { vi } from "vitest";

/** Everything that is put on the page is in the window from then on; without this, nothing ever is. */
export function putAllInSight() {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = tell;
      }
      observe = () => queueMicrotask(() => this.tell([{ isIntersecting: true }]));
      disconnect = () => undefined;
    },
  );
}
