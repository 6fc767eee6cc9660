import { useRef } from "react";
import { PlayDisc } from "@/ui/play-disc";
import { VisuallyHidden } from "@/ui/visually-hidden";
import { useLoading } from "@/ui/use-loading";

type ClipCellProps = {
  src: string;
  /** The shot's picture, until it is played. */
  poster: string | undefined;
  line_number: number;
};

/** The clip of a row, played in its place. Of a long list nothing is loaded before it is to be played. */
export function ClipCell({ src, poster, line_number }: ClipCellProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { stage, tell, tryAgain } = useLoading(src, "idle");
  const isPlaying = stage !== "idle" && stage !== "failed";
  const stop = () => isPlaying && tell("idle");

  function play(player: HTMLVideoElement) {
    // One that failed stays failed until it is loaded anew, and one that hangs goes on hanging.
    if (player.readyState === HTMLMediaElement.HAVE_NOTHING) player.load();
    player.play().catch((error: unknown) => {
      // Stopped before it began is no failure; an address that does not load is told by the error event.
      const wasStopped = error instanceof DOMException && error.name === "AbortError";
      if (!wasStopped && !player.error) tell("failed");
    });
  }

  return (
    <span className="flex flex-col items-start gap-1">
      <span className="relative">
        <video
          // Another address is another clip, of which the old one's end or failure says nothing.
          key={src}
          ref={video}
          src={src}
          poster={poster}
          preload="none"
          playsInline
          tabIndex={-1}
          onPlay={tryAgain}
          onPlaying={() => tell("there")}
          onPause={stop}
          onEnded={({ currentTarget }) => {
            stop();
            currentTarget.currentTime = 0;
          }}
          onError={() => tell("failed")}
          className="block aspect-video w-40 rounded-md border bg-ink-950 object-cover"
        />
        <PlayDisc
          what={`the clip of line ${line_number}`}
          isPlaying={isPlaying}
          onClick={() => {
            if (video.current === null) return;
            if (isPlaying) video.current.pause();
            else play(video.current);
          }}
          className="absolute bottom-1 left-1 size-6"
        />
      </span>
      {stage === "slow" && (
        <span role="status" className="text-sm text-dim">
          The video is slow to load.
        </span>
      )}
      {stage === "failed" ? (
        <span role="alert" className="text-sm text-bad">
          The video could not be loaded.
        </span>
      ) : (
        <VisuallyHidden>Completed</VisuallyHidden>
      )}
    </span>
  );
}
