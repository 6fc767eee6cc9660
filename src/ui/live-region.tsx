import { useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "./visually-hidden";

/** Milliseconds from one announcement to the next. */
const pauseMs = 5_000;

type LiveRegionProps = {
  /** How the work goes; undefined while there is none. */
  says: string | undefined;
};

/**
 * Says aloud how work under way goes: politely and at most every five seconds, the newest of what there was to say
 * meanwhile. It stands in the page before the work begins, as what comes with its own words is not heard everywhere.
 */
export function LiveRegion({ says }: LiveRegionProps) {
  const [said, setSaid] = useState("");
  const last = useRef(-Infinity);

  useEffect(() => {
    const wait = says === undefined ? 0 : last.current + pauseMs - performance.now();
    const timer = setTimeout(
      () => {
        if (says !== undefined) last.current = performance.now();
        setSaid(says ?? "");
      },
      Math.max(0, wait),
    );
    return () => clearTimeout(timer);
  }, [says]);

  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}

/** A percentage in words that change with each quarter: "Audio: 25%". */
export const inQuarters = (what: string, percent: number) =>
  `${what}: ${Math.floor(Math.min(100, Math.max(0, percent)) / 25) * 25}%`;
