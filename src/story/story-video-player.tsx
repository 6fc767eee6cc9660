import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { isSigned } from "@/rules/media-url";
import { cn } from "@/ui/cn";
import { PlayerNotice } from "@/ui/player-notice";
import { usePlayer } from "@/ui/use-loading";

/** A video that doesn't load is asked for again after 1 s, three times; then the user is. */
const retry = { after: 1_000, times: 3 };

type StoryVideoPlayerProps = {
  url: string;
  /** What is seen until the film's own first picture is there; an address that may be used. */
  poster?: string | undefined;
  /** The element, for whoever plays it from elsewhere. */
  player?: RefObject<HTMLVideoElement | null>;
  /** Hears the second that is seen, some times a second while it plays. */
  onTime?: (seconds: number) => void;
  className?: string;
};

/** The story's finished film. Give it a key: another film starts with tries of its own. */
export function StoryVideoPlayer({ url, poster, player, onTime, className }: StoryVideoPlayerProps) {
  const [tries, setTries] = useState({ count: 0, address: url });
  const { key, stage, events, tryAgain } = usePlayer(tries.address);
  const mayRetry = stage === "failed" && tries.count < retry.times;

  /** A signed address stays the same: only the try is another one. */
  function load(count: number) {
    tryAgain();
    setTries({ count, address: retryAddress(url, Date.now()) });
  }

  const loadAgain = useEffectEvent(() => load(tries.count + 1));
  useEffect(() => {
    if (!mayRetry) return undefined;
    const timer = setTimeout(loadAgain, retry.after);
    return () => clearTimeout(timer);
  }, [mayRetry]);

  return (
    <div className="flex flex-col gap-3">
      <video
        key={key}
        ref={player}
        src={tries.address}
        poster={poster}
        controls
        playsInline
        preload="metadata"
        aria-label="Story video"
        onTimeUpdate={({ currentTarget }) => onTime?.(currentTarget.currentTime)}
        className={cn("aspect-video w-full rounded-xl bg-ink-900", className)}
        {...events}
      >
        Your browser does not support the video element.
      </video>
      {!mayRetry && (
        <PlayerNotice
          stage={stage}
          slow="The video is slow to load."
          failed="The video could not be loaded."
          again="Reload"
          onAgain={() => load(0)}
        />
      )}
    </div>
  );
}

/** Plays a film from a moment on; why it cannot be played is told by the element. */
export function playFrom(video: HTMLVideoElement | null, seconds?: number) {
  if (!video) return;
  if (seconds !== undefined) video.currentTime = seconds;
  video.scrollIntoView({ block: "nearest" });
  video.play().catch(() => undefined);
}

/**
 * The address under which a video that failed to load is asked for again: with a time parameter, so that no cache
 * answers. A signed address stays as it is, for its host refuses any other; blob: and data: have no parameters.
 */
export function retryAddress(url: string, now: number): string {
  const address = new URL(url, document.baseURI);
  if (!/^https?:$/.test(address.protocol) || isSigned(url)) return url;
  address.searchParams.set("t", String(now));
  return address.href;
}
