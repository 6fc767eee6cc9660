import { startTransition, useEffect, useState } from "react";

/** Milliseconds after which it is not waited any longer: a tab in the background paints nothing. */
const longest = 250;

/**
 * Whether a frame has been painted since `isThere`. For work that the first picture of a screen does without: a transition
 * alone would begin before the frame is out.
 */
export function useIsPainted(isThere = true): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    if (!isThere || isPainted) return undefined;
    const end = () => startTransition(() => setIsPainted(true));
    let timer = setTimeout(end, longest);
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(end);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isThere, isPainted]);
  return isPainted;
}
