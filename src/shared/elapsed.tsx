import { useEffect, useState } from "react";
import { formatClock } from "@/rules/format";

/** Milliseconds since a moment of the monotonic clock, anew each second. */
export function useElapsed(begun: number | undefined): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (begun === undefined) return;
    const timer = setInterval(() => setNow(performance.now()), 1_000);
    return () => clearInterval(timer);
  }, [begun]);
  return begun === undefined ? 0 : Math.max(0, now - begun);
}

/** For how long work goes on: "0:34". */
export function Elapsed({ begun }: { begun: number | undefined }) {
  const elapsed = useElapsed(begun);
  return <span className="text-sm text-dim tabular-nums">{formatClock(Math.floor(elapsed / 1_000))}</span>;
}
