import { useEffect, useState } from "react";
import { clock } from "./generation/outcome";

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

/** Milliseconds after which a job is known to take long, and is only asked about more rarely. */
export const slowJobMs = 600_000;

/** Words for a job that takes long; nothing before. */
export function SlowJobNotice({ begun, words }: { begun: number | undefined; words: string }) {
  return useElapsed(begun) >= slowJobMs ? <span>{words}</span> : null;
}

export function Elapsed({ begun }: { begun: number | undefined }) {
  const elapsed = useElapsed(begun);
  return <span className="text-sm text-dim tabular-nums">{clock(elapsed)}</span>;
}
