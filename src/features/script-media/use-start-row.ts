import { useEffect, useEffectEvent, type RefObject } from "react";

/** Frames in which the rows above are drawn and take their true heights, so that the row moves. */
const frames = 12;

/**
 * Has a table of which only the rows in sight are there begin with a row in its middle, and the focus on its link.
 * `approach` scrolls to where the row should be, for as long as it is not there.
 */
export function useStartRow(frame: RefObject<HTMLElement | null>, index: number | undefined, approach: () => void) {
  const come = useEffectEvent(() => {
    const row = frame.current?.querySelector(`[data-index="${index}"]`);
    if (!row) return approach();
    row.scrollIntoView({ block: "center" });
    row.querySelector("a")?.focus({ preventScroll: true });
  });

  const isWanted = index !== undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    let left = frames;
    // The first frame comes after the screen's heading was given the focus.
    let next = requestAnimationFrame(function step() {
      come();
      if (--left > 0) next = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(next);
  }, [isWanted]);
}
