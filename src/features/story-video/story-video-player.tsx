import { useEffect, useState } from "react";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { retryAddress } from "./retry-address";

/** A video that doesn't load is asked for again after 1 s, three times; then the user is. */
const retry = { after: 1_000, times: 3 };

/** The story's video, as large as 960 by 540. Give it a key: another film starts with tries of its own. */
export function StoryVideoPlayer({ url }: { url: string }) {
  const [tries, setTries] = useState({ count: 0, address: url });
  const [hasFailed, setFailed] = useState(false);
  const isLost = hasFailed && tries.count >= retry.times;

  useEffect(() => {
    if (!hasFailed || isLost) return;
    const timer = setTimeout(() => {
      setFailed(false);
      setTries(({ count }) => ({ count: count + 1, address: retryAddress(url, Date.now()) }));
    }, retry.after);
    return () => clearTimeout(timer);
  }, [hasFailed, isLost, url]);

  function reload() {
    setFailed(false);
    setTries({ count: 0, address: retryAddress(url, Date.now()) });
  }

  return (
    <div className="flex flex-col gap-3">
      <video
        key={tries.count}
        src={tries.address}
        controls
        playsInline
        preload="metadata"
        aria-label="Story video"
        className="aspect-video max-h-[540px] w-full max-w-[960px] rounded-lg bg-ink-950"
        onError={() => setFailed(true)}
      >
        Your browser does not support the video element.
      </video>
      {isLost && (
        <Notice
          tone="bad"
          action={
            <Button size="sm" onClick={reload}>
              Reload
            </Button>
          }
        >
          The video could not be loaded.
        </Notice>
      )}
    </div>
  );
}
