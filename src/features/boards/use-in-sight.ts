import { useCallback, useSyncExternalStore, type RefObject } from "react";
import { between, type Placed } from "./board-layout";

/** Pixels beyond the edge that stand already when one scrolls there. */
const ahead = 600;

/** Which of what stands one below the other in a list is in the window or near it. */
export function useRowsInSight(list: RefObject<HTMLElement | null>, rows: readonly Placed[]) {
  return useRange(
    useCallback((listener) => listenTo(window, listener), []),
    () => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      return between(rows, -top - ahead, window.innerHeight - top + ahead);
    },
  );
}

/** Which of what stands side by side in a frame that scrolls is in it or near it. */
export function useTilesInSight(frame: RefObject<HTMLElement | null>, tiles: readonly Placed[]) {
  return useRange(
    useCallback((listener) => listenToFrame(frame, listener), [frame]),
    () => {
      const { scrollLeft, clientWidth } = frame.current ?? { scrollLeft: 0, clientWidth: 0 };
      // A frame without a size has not been laid out.
      return between(tiles, scrollLeft - ahead, scrollLeft + (clientWidth || window.innerWidth) + ahead);
    },
  );
}

function listenToFrame({ current }: RefObject<HTMLElement | null>, listener: () => void) {
  return current ? listenTo(current, listener) : () => undefined;
}

function listenTo(target: Window | HTMLElement, listener: () => void) {
  target.addEventListener("scroll", listener, { passive: true });
  window.addEventListener("resize", listener);
  return () => {
    target.removeEventListener("scroll", listener);
    window.removeEventListener("resize", listener);
  };
}

/** Renders anew only when the range is another: most of what is scrolled changes nothing. */
function useRange(subscribe: (listener: () => void) => () => void, look: () => readonly [number, number]) {
  const range = useSyncExternalStore(subscribe, () => look().join(" "));
  const [first = 0, last = -1] = range.split(" ").map(Number);
  return { first, last };
}
