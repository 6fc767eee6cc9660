// oxlint-disable unicorn/require-post-message-target-origin -- a channel reaches its own origin only
interface Own {
  /** Whether this tab follows the job now. */
  isUnderWay: () => boolean;
  /** Another tab does. */
  hear: () => void;
}

/** The tabs of one browser tell each other that a job is under way; whoever opens another one is told, too. */
export function joinTabs(job: string, { isUnderWay, hear }: Own): { tell: () => void; leave: () => void } {
  const channel = new BroadcastChannel(job);
  const tell = () => {
    if (isUnderWay()) channel.postMessage("under way");
  };
  channel.addEventListener("message", ({ data }) => {
    if (data === "under way") hear();
    else tell();
  });
  channel.postMessage("who is there?");
  return { tell, leave: () => channel.close() };
}
