import { useElapsed } from "@/shared/elapsed";

/** Milliseconds after which a job is known to take long, and is only asked about more rarely. */
export const slowJobMs = 600_000;

/** Words for a job that takes long; nothing before. */
export function SlowJobNotice({ begun, words }: { begun: number | undefined; words: string }) {
  return useElapsed(begun) >= slowJobMs ? <span>{words}</span> : null;
}
