import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "./after-paint";

/**
 * Whether a frame has been painted since `isThere`. For work that the first picture of a screen does without: a transition
 * alone would begin before the frame is out.
 */
export function useIsPainted(isThere = true): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    if (!isThere || isPainted) return undefined;
    return afterPaint(() => startTransition(() => setIsPainted(true)));
  }, [isThere, isPainted]);
  return isPainted;
}
