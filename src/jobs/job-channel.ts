import { useEffect, useEffectEvent, useRef } from "react";

// oxlint-disable unicorn/require-post-message-target-origin -- a channel reaches its own origin only
interface Own {
  /** When the job began, by the wall clock in milliseconds, if this tab follows it now. */
  begunAt: () => number | undefined;
  /** Another tab does. */
  hear: (begunAt: number) => void;
}

/** The tabs of one browser tell each other that a job is under way; whoever opens another one is told, too. */
export function joinJobChannel(job: string, { begunAt, hear }: Own): { tell: () => void; leave: () => void } {
  const channel = new BroadcastChannel(job);
  const tell = () => {
    const at = begunAt();
    if (at !== undefined) channel.postMessage(at);
  };
  channel.addEventListener("message", ({ data }) => {
    if (typeof data === "number") hear(data);
    else tell();
  });
  channel.postMessage("who is there?");
  return { tell, leave: () => channel.close() };
}

/**
 * The same for a job that one component follows: `begun`, on the monotonic clock, while it does. `follow` is called where
 * another tab does.
 */
export function useJobChannel(job: string, begun: number | undefined, follow: () => void): void {
  const tabs = useRef<ReturnType<typeof joinJobChannel>>(undefined);
  const begunAt = useEffectEvent(() => (begun === undefined ? undefined : performance.timeOrigin + begun));
  const hear = useEffectEvent(() => follow());
  useEffect(() => {
    const joined = joinJobChannel(job, { begunAt: () => begunAt(), hear: () => hear() });
    tabs.current = joined;
    return () => joined.leave();
  }, [job]);
  const isFollowed = begun !== undefined;
  useEffect(() => {
    if (isFollowed) tabs.current?.tell();
  }, [isFollowed]);
}
